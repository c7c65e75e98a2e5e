import { splitMergeFields } from '../merge/mergeFields.ts';
import { isPersonal } from '../merge/readers.ts';
import { judgeLink } from './judgeLink.ts';
import { isBlank, isTooLong, judgeValue } from './judgeValue.ts';
import type { ProofreadKind, ProofreadPlace } from './kinds.ts';

/** A merge field at a place of a mail. */
export interface FieldAt {
  readonly place: Exclude<ProofreadPlace, 'whole'>;
  readonly field: string;
  /** The text that the creative gives for an empty value; empty for none. */
  readonly own: string;
  /** The address that it is a part of, as the creative has it. Null outside of links. */
  readonly url: string | null;
}

/** A fault of one mail. */
export interface MailFault {
  readonly kind: ProofreadKind;
  readonly place: ProofreadPlace;
  /** Null if no single field causes it. */
  readonly field: string | null;
  readonly own: string;
  readonly url: string | null;
}

type Values = Readonly<Record<string, string | undefined>>;

type Piece = ReturnType<typeof splitMergeFields>[number];

interface Link {
  readonly url: string;
  readonly pieces: readonly Piece[];
  readonly fields: readonly FieldAt[];
  /** Everybody reads its host in the creative, and no value behind it can change that, as values are encoded. */
  readonly isFixed: boolean;
}

const FIXED_HOST = /^https?:\/\/[^/?#\\{}%]+(?=[/?#]|$)/i;

/** A creative, taken apart once so that a person costs only the judging of their own values. */
interface MailToJudge {
  /** Each field of its texts once for each place and each fallback of its own. */
  readonly texts: readonly FieldAt[];
  readonly links: readonly Link[];
  readonly subject: readonly Piece[];
}

function once(fields: readonly FieldAt[]): FieldAt[] {
  return [...new Map(fields.map((at) => [[at.place, at.field, at.own, at.url].join('\n'), at])).values()];
}

/** Takes a creative apart. `fields` are all its fields at their places; those that are the same for everybody are left out. */
export function mailToJudge(subject: string, fields: readonly FieldAt[]): MailToJudge {
  const personal = once(fields.filter(({ field }) => isPersonal(field)));
  const urls = [...new Set(personal.flatMap(({ url }) => (url === null ? [] : [url])))];
  return {
    texts: personal.filter(({ url }) => url === null),
    links: urls.map((url) => ({
      url,
      pieces: splitMergeFields(url),
      fields: personal.filter((at) => at.url === url),
      isFixed: FIXED_HOST.test(url),
    })),
    subject: splitMergeFields(subject),
  };
}

/** Whether the mails to two people can differ in anything that is judged. */
export function isSameForAll({ texts, links }: MailToJudge): boolean {
  return texts.length + links.length === 0;
}

// oxlint-disable-next-line no-control-regex -- a header can't hold them
const NOT_IN_HEADERS = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Returns what a mail says for a field, before it is escaped. */
export function saidAt({ place, field, own }: Omit<FieldAt, 'url'>, values: Values): string {
  const said = values[field]?.trim() || own;
  return place === 'subject' ? said.replace(NOT_IN_HEADERS, ' ') : said;
}

function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** An address as a mail says it to one person. A field at its start is a whole address, a later one a part. */
export function writtenLink(pieces: readonly Piece[], values: Values): string {
  return pieces
    .map((piece, at) => {
      if (typeof piece === 'string') return piece;
      const value = values[piece.name]?.trim() || piece.fallback;
      return at === 0 ? value.replace(/[\s\\]/g, encoded) : encoded(value);
    })
    .join('');
}

/** Whether the creative's own fallback is said. It was approved with the creative, so it is never a fault of a mail. */
function saysOwn({ field, own }: FieldAt, values: Values): boolean {
  return own !== '' && !values[field]?.trim();
}

function textFaults(at: FieldAt, values: Values): MailFault[] {
  if (saysOwn(at, values)) return [];
  const said = saidAt(at, values);
  const kinds: ProofreadKind[] = judgeValue(said);
  if (isTooLong(said, at.place !== 'body')) kinds.push('too_long');
  return kinds.map((kind) => ({ kind, ...at }));
}

const IN_LINKS: ReadonlySet<ProofreadKind> = new Set(['merge_syntax', 'placeholder']);

function linkFaults({ url, pieces, fields, isFixed }: Link, values: Values): MailFault[] {
  const said = fields.map((at) => ({ at, value: saidAt(at, values) }));
  const empty = said.filter(({ value }) => isBlank(value));
  if (empty.length > 0) return empty.map(({ at }) => ({ kind: 'broken_link', ...at }));
  const faults = said.flatMap(({ at, value }): MailFault[] =>
    (saysOwn(at, values) ? [] : judgeValue(value))
      .filter((kind) => IN_LINKS.has(kind))
      .map((kind) => ({ kind, ...at })),
  );
  if (faults.length > 0 || isFixed) return faults;
  const [first] = pieces;
  const whole = typeof first === 'object' ? values[first.name]?.trim() || first.fallback : null;
  const kind = judgeLink({ template: url, written: writtenLink(pieces, values), whole });
  if (kind === undefined) return [];
  const [only, ...others] = fields;
  return [others.length === 0 && only ? { kind, ...only } : { kind, place: 'link', field: null, own: '', url }];
}

function saysNoSubject({ subject }: MailToJudge, values: Values): boolean {
  return isBlank(
    subject.map((piece) => (typeof piece === 'string' ? piece : values[piece.name]?.trim() || piece.fallback)).join(''),
  );
}

/** Returns all faults of the mail to one person. `values` are theirs and those that are the same for everybody. */
export function judgeMail(mail: MailToJudge, values: Values): MailFault[] {
  const faults: MailFault[] = [];
  for (const at of mail.texts) {
    const found = textFaults(at, values);
    if (found.length > 0) faults.push(...found);
  }
  for (const link of mail.links) faults.push(...linkFaults(link, values));
  if (!faults.some(({ kind, place }) => kind === 'empty_field' && place === 'subject') || !saysNoSubject(mail, values))
    return faults;
  const inSubject = mail.texts.filter(({ place }) => place === 'subject');
  const [only, ...others] = inSubject;
  return [
    ...faults.filter(({ kind, place }) => kind !== 'empty_field' || place !== 'subject'),
    others.length === 0 && only
      ? { kind: 'empty_subject', ...only }
      : { kind: 'empty_subject', place: 'subject', field: null, own: '', url: null },
  ];
}
