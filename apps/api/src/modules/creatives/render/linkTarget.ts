import { holdsPlaceholder, splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import { writeValue } from '../html/values.ts';
import type { MergeValues } from '../html/values.ts';

/** Fields that are the same for everybody, or that lead off the list. They make a link that isn't counted. */
const NOT_OF_A_PERSON = new Set(['unsubscribe_url', 'postal_address', 'from_name', 'subject']);

function written(target: string, values: MergeValues): string {
  return splitMergeFields(target)
    .map((piece) => (typeof piece === 'string' ? piece : writeValue(piece, 'plain url part', values)))
    .join('');
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).origin : undefined;
}

/** Where the host of a target ends; what follows can't change where it leads. */
const HOST = /^https?:\/\/[^/?#\\{}%]+(?=[/?#]|$)/i;

/**
 * Whether a link can be counted: it leads to a host that everybody can read in the file, and its fields are those of a
 * person. A host made of a value would let a row of an audience decide where our own address leads.
 */
export function isTrackable(target: string): boolean {
  const pieces = splitMergeFields(target.trim());
  const isOfPeople = pieces.every((piece) => typeof piece === 'string' || !NOT_OF_A_PERSON.has(piece.name));
  const fixed = pieces.filter((piece) => typeof piece === 'string').join('');
  return (
    HOST.test(target.trim()) && isOfPeople && !holdsPlaceholder(fixed) && originOf(written(target, {})) !== undefined
  );
}

/**
 * Returns where a frozen link leads for one person, spelled as the check asked it: browsers read other letters in a
 * redirect as Latin-1. Undefined when it would lead to another host than the file says.
 */
export function targetFor(target: string, values: MergeValues): string | undefined {
  const url = written(target, values);
  const origin = originOf(url);
  return origin !== undefined && origin === originOf(written(target, {})) ? new URL(url).href : undefined;
}
