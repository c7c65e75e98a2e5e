import type { FieldAt } from '@mailroom/domain/proofread/judgeMail';
import { isPersonal } from '@mailroom/domain/merge/readers';
import { defaultTreeAdapter } from 'parse5';
import { childrenOf, parseHtml, SILENT } from '../html/tree.ts';
import type { Node } from '../html/tree.ts';
import type { MergeValues } from '../html/values.ts';
import { fieldSegments } from './segments.ts';
import type { FieldSegment } from './segments.ts';
import { fillTemplate } from './template.ts';
import type { Template } from './template.ts';

/** Returns where a field stands; null for one in a style, which says nothing. */
export function fieldAt({ field, context, isPreheader, url }: FieldSegment): FieldAt | null {
  if (context === 'css') return null;
  const named = { field: field.name, own: field.fallback, url: url ?? null };
  if (url !== undefined) return { place: 'link', ...named };
  if (context === 'header') return { place: 'subject', ...named };
  return { place: isPreheader ? 'preheader' : 'body', ...named };
}

/** Returns all fields of the e-mail at their places, in its order: those of the HTML before those of its text part. */
export function fieldsOf({ subject, html, text }: Template): FieldAt[] {
  return [subject, html ?? [], text]
    .flatMap((segments) => [...fieldSegments(segments)].map((segment) => fieldAt(segment)))
    .filter((at) => at !== null);
}

/** A piece of what a reader sees: a text that all readers see, or a field. */
export type Piece = string | { field: string; own: string };

/** A place that differs between people, and what stands around it. */
export interface Around {
  at: FieldAt;
  before: Piece[];
  after: Piece[];
}

// Characters for private use, which no e-mail needs.
const OPEN = '\ue000';
const CLOSE = '\ue001';
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** Enough for a passage, whatever the fields in it say. */
const NEAR = 160;

/** The texts that a reader sees, in their order, with a space where a block begins or ends. */
function seenText(html: string): string {
  let text = '';
  const stack: (Node | ' ')[] = [parseHtml(html)];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next === ' ') text += next;
    else if (defaultTreeAdapter.isTextNode(next)) text += next.value;
    else if (!(defaultTreeAdapter.isElementNode(next) && SILENT.has(next.tagName))) {
      const isBlock = defaultTreeAdapter.isElementNode(next) && !INLINE.has(next.tagName);
      if (isBlock) stack.push(' ');
      for (const child of childrenOf(next).toReversed()) stack.push(child);
      if (isBlock) stack.push(' ');
    }
  }
  return text;
}

const INLINE = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'span',
  'font',
  'u',
  'small',
  'big',
  'sub',
  'sup',
  'mark',
  'wbr',
]);

function piecesOf(text: string, marked: readonly FieldSegment[]): (Piece | { segment: FieldSegment })[] {
  return text
    .replace(/\s+/g, ' ')
    .split(MARK)
    .map((piece, at) => {
      if (at % 2 === 0) return piece;
      const segment = marked[Number(piece)];
      return segment ? { segment } : '';
    })
    .filter((piece) => piece !== '');
}

function plain(piece: Piece | { segment: FieldSegment }): Piece {
  return typeof piece === 'object' && 'segment' in piece
    ? { field: piece.segment.field.name, own: piece.segment.field.fallback }
    : piece;
}

/** The pieces nearest to a place, with as much text as a passage shows. */
function near(pieces: readonly Piece[], isBefore: boolean): Piece[] {
  const found: Piece[] = [];
  let length = 0;
  for (const piece of isBefore ? pieces.toReversed() : pieces) {
    if (length >= NEAR || found.length >= 12) break;
    const kept = typeof piece !== 'string' ? piece : isBefore ? piece.slice(-NEAR) : piece.slice(0, NEAR);
    found.push(kept);
    length += typeof kept === 'string' ? kept.length : 1;
  }
  return isBefore ? found.toReversed() : found;
}

function aroundEach(pieces: readonly (Piece | { segment: FieldSegment })[]): Around[] {
  return pieces.flatMap((piece, index) => {
    const at = typeof piece === 'object' && 'segment' in piece ? fieldAt(piece.segment) : null;
    if (at === null) return [];
    return [
      {
        at,
        before: near(pieces.slice(Math.max(0, index - 12), index).map(plain), true),
        after: near(pieces.slice(index + 1, index + 13).map(plain), false),
      },
    ];
  });
}

function linksAround(template: Template): Around[] {
  return fieldsOf(template).flatMap((at) => {
    if (at.url === null || !isPersonal(at.field)) return [];
    const pieces = at.url.split(/(\{\{[^{}]*\}\})/).filter((piece) => piece !== '');
    const index = pieces.findIndex((piece) => piece.startsWith('{{') && piece.includes(at.field));
    return [{ at, before: near(pieces.slice(0, index), true), after: near(pieces.slice(index + 1), false) }];
  });
}

function keyOf({ at: { place, field, own, url } }: Around): string {
  return [place, field, own, url].join('\n');
}

/**
 * Returns the places that differ between people, in the order of the e-mail, each with what stands around it. The texts are
 * written by the code that sends and read as a reader sees them. `fixed` are the values that are the same for everybody.
 */
export function placesOf(template: Template, fixed: MergeValues): Around[] {
  const marked: FieldSegment[] = [];
  const isMarked = ({ field, context }: FieldSegment) =>
    isPersonal(field.name) && (context === 'text' || context === 'plain' || context === 'header');
  const { subject, html, text } = fillTemplate(template, {
    values: fixed,
    instead: (segment) => {
      if (!isPersonal(segment.field.name)) return undefined;
      if (!isMarked(segment)) return '';
      return `${OPEN}${marked.push(segment) - 1}${CLOSE}`;
    },
  });
  const shown = [subject, html === null ? text : seenText(html)].flatMap((part) => aroundEach(piecesOf(part, marked)));
  const known = new Set(shown.map((around) => keyOf(around)));
  // A field in a picture's text, or one that only the text part has.
  const others = html === null ? [] : aroundEach(piecesOf(text, marked)).filter((around) => !known.has(keyOf(around)));
  const hidden = fieldsOf(template)
    .filter(({ field, url }) => url === null && isPersonal(field))
    .map((at): Around => ({ at, before: [], after: [] }));
  const all = [...shown, ...others, ...linksAround(template)];
  const named = new Set(all.map((around) => keyOf(around)));
  const links = new Map(all.filter(({ at }) => at.url !== null).map((around) => [keyOf(around), around]));
  const rest = new Map(hidden.filter((around) => !named.has(keyOf(around))).map((around) => [keyOf(around), around]));
  return [...all.filter(({ at }) => at.url === null), ...rest.values(), ...links.values()];
}

/** A field of a person as often as the HTML writes it in the same way. */
interface WrittenOften {
  segment: FieldSegment;
  times: number;
}

/**
 * Returns the fields of a person that make the HTML longer or shorter: all but those in links that get our address, as
 * `isTracked` tells. `segments` are the same, one by one.
 */
export function sizedFields(
  { html }: Template,
  isTracked: (place: { line: number; col: number }) => boolean,
): { often: WrittenOften[]; segments: ReadonlySet<FieldSegment> } {
  const often = new Map<string, WrittenOften>();
  const sized = (html ?? []).filter(
    (outer) => typeof outer !== 'string' && !(outer.type === 'link' && isTracked(outer.place)),
  );
  const segments = [...fieldSegments(sized)].filter(({ field }) => isPersonal(field.name));
  for (const segment of segments) {
    const key = JSON.stringify([segment.field, segment.context, segment.isInComment]);
    const known = often.get(key);
    if (known) known.times += 1;
    else often.set(key, { segment, times: 1 });
  }
  return { often: [...often.values()], segments: new Set(segments) };
}
