import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import { encodedSize } from '../../../platform/mail/textEncoding.ts';
import { sizedFields, writeField, type FieldSegment } from '../../creatives/composing.reads.ts';
import { fillTemplate, type Fill, type Template } from '../../creatives/creatives.reads.ts';
import type { LinkAt } from '../ledger/launchLinks.repository.ts';
import type { Addressed } from './filling.ts';

/** Gmail's own limit, whatever an account wants its creatives to weigh. */
const LIMIT = STANDARD_THRESHOLDS.html_kb * 1024;

/** The most bytes that one character of a value can take on its way: as an entity, or three bytes of UTF-8 in quoted-printable. */
const MOST_BYTES = 9;

/** Texts whose characters all take one byte in quoted-printable. */
// oxlint-disable-next-line no-control-regex -- tabs and line ends do
const PLAIN = /^[\u0009\u000a\u000d\u0020-\u003c\u003e-\u007e]*$/;

/** The sizes of a piece of HTML in both encodings, which the sizes of its parts add up to. */
interface Size {
  raw: number;
  quoted: number;
}

function sizeOf(text: string): Size {
  if (PLAIN.test(text)) return { raw: text.length, quoted: text.length };
  const raw = Buffer.byteLength(text);
  const { encoding, bytes } = encodedSize(text);
  if (encoding === 'quoted-printable') return { raw, quoted: bytes };
  let quoted = raw;
  // oxlint-disable-next-line no-control-regex -- what quoted-printable writes as three bytes
  for (const [found] of text.matchAll(/[^\u0009\u000a\u000d\u0020-\u003c\u003e-\u007e]+/g))
    quoted += 2 * Buffer.byteLength(found);
  return { raw, quoted };
}

function onItsWay({ raw, quoted }: Size): number {
  return Math.min(quoted, Math.ceil(raw / 3) * 4);
}

/**
 * Returns whether Gmail clips the mail to one person, although it is small enough without the values of people. It measures the
 * person's values. It measures the rest once for all messages whose tracked addresses have the same length.
 */
export function clipping(
  template: Template,
  linkAt: LinkAt,
  fill: (message: Addressed) => Fill,
): (message: Addressed, values: Fill['values']) => boolean {
  const { often: fields, segments } = sizedFields(template, (place) => linkAt(place) !== undefined);
  if (template.html === null || fields.length === 0) return () => false;
  const bases = new Map<number, { rest: Size; empty: number }>();
  const writtenSize = (rest: Size, values: Fill['values']): Size => {
    const sum = { ...rest };
    for (const { segment, times } of fields) {
      const { raw, quoted } = sizeOf(writeField(segment, { values }));
      sum.raw += times * raw;
      sum.quoted += times * quoted;
    }
    return sum;
  };
  const baseOf = (message: Addressed) => {
    const digits = String(message.id).length;
    const known = bases.get(digits);
    if (known) return known;
    const nothing = (segment: FieldSegment) => (segments.has(segment) ? '' : undefined);
    const rest = sizeOf(fillTemplate(template, { ...fill(message), instead: nothing }).html ?? '');
    // A target of nothing is written as a number sign.
    for (const { segment, times } of fields) {
      const { raw, quoted } = sizeOf(writeField(segment, { values: {}, instead: () => '' }));
      rest.raw -= times * raw;
      rest.quoted -= times * quoted;
    }
    const base = { rest, empty: onItsWay(writtenSize(rest, {})) };
    bases.set(digits, base);
    return base;
  };
  const timesOf = new Map<string, number>();
  for (const { segment, times } of fields)
    timesOf.set(segment.field.name, (timesOf.get(segment.field.name) ?? 0) + times);
  return (message, values) => {
    const { rest, empty } = baseOf(message);
    if (empty > LIMIT) return false;
    let most = empty;
    for (const [name, times] of timesOf) most += times * (values[name]?.length ?? 0) * MOST_BYTES;
    return most > LIMIT && onItsWay(writtenSize(rest, values)) > LIMIT;
  };
}
