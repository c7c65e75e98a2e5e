import { splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import type { MergeField } from '@mailroom/domain/merge/mergeFields';
import type { Range } from '../html/mail.ts';
import type { Place } from '../html/finding.ts';
import type { Context } from '../html/values.ts';

export interface FieldSegment {
  type: 'field';
  field: MergeField;
  context: Context;
  isInComment?: true;
  /** It is in the preheader that the sender adds. */
  isPreheader?: true;
  /** The address that it is a part of, as the creative spells it. */
  url?: string;
}

export type Segment =
  | string
  | FieldSegment
  /** The target of the link whose `href` stands at this place in the file: the caller's tracked address, or the file's own. */
  | { type: 'link'; place: Place; inside: readonly Segment[] }
  | { type: 'pixel' };

/** A piece of the file that is written separately for each recipient. */
export interface Cut extends Range {
  segments: readonly Segment[];
}

export function fieldsIn(text: string, context: Context): Segment[] {
  return splitMergeFields(text).map((piece) =>
    typeof piece === 'string' ? piece : { type: 'field', field: piece, context },
  );
}

function inAddress(segments: readonly Segment[], url: string): Segment[] {
  return segments.map((segment) =>
    typeof segment !== 'string' && segment.type === 'field' ? { ...segment, url } : segment,
  );
}

/** A field at the start of a target is a whole address; a later one is a part of an address. `url` is the target without entities. */
export function fieldsInUrl(text: string, url: string): Segment[] {
  return inAddress(fieldsIn(text, 'url part'), url).map((segment, index) =>
    index === 0 && typeof segment !== 'string' && segment.type === 'field' ? { ...segment, context: 'url' } : segment,
  );
}

/** A web or mail address in a text; a merge field in it may hold spaces. */
const ADDRESS = /(?:https?:\/\/|mailto:)(?:\{\{[^{}]*\}\}|[^\s<>"{])+/gi;

/** The signs behind an address in a sentence: the bracket around it, a full stop. */
const BEHIND = /[).,;:!?]+$/;

/** The fields of a plain text. In an address their values are encoded, so that `+` and spaces arrive. */
export function fieldsInPlainText(text: string): Segment[] {
  const segments: Segment[] = [];
  let rest = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = found.includes('(') ? found : found.replace(BEHIND, '');
    segments.push(...fieldsIn(text.slice(rest, index), 'plain'), ...inAddress(fieldsIn(url, 'plain url part'), url));
    rest = index + url.length;
  }
  return [...segments, ...fieldsIn(text.slice(rest), 'plain')];
}

export function isFixed(segments: readonly Segment[]): boolean {
  return segments.every((segment) => typeof segment === 'string');
}

/** The ranges between these, up to an end. */
export function between(ranges: readonly Range[], end: number, start = 0): Range[] {
  const gaps: Range[] = [];
  let rest = start;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from > rest) gaps.push({ from: rest, to: from });
    rest = Math.max(rest, to);
  }
  return rest < end ? [...gaps, { from: rest, to: end }] : gaps;
}

/** Joins cuts and the text between them. Of cuts that overlap in misnested markup, the first one counts. */
export function joinCuts(source: string, cuts: readonly Cut[]): Segment[] {
  const segments: Segment[] = [];
  let rest = 0;
  for (const cut of cuts.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (cut.from < rest) continue;
    if (cut.from > rest) segments.push(source.slice(rest, cut.from));
    segments.push(...cut.segments);
    rest = cut.to;
  }
  if (rest < source.length) segments.push(source.slice(rest));
  return segments;
}

/** Yields all fields of segments, those in links too. */
export function* fieldSegments(segments: readonly Segment[]): Generator<FieldSegment> {
  for (const segment of segments) {
    if (typeof segment === 'string' || segment.type === 'pixel') continue;
    if (segment.type === 'link') yield* fieldSegments(segment.inside);
    else yield segment;
  }
}
