import { splitMergeFields } from '../merge/mergeFields.ts';
import { judgeLink } from './judgeLink.ts';
import { writtenLink } from './judgeMail.ts';

/** Says why a text can't be the fallback of a field in an address; undefined for one that leads where the address should. */
export function linkFallbackProblem(url: string | null, field: string | null, text: string): string | undefined {
  if (url === null || field === null) return undefined;
  const pieces = splitMergeFields(url);
  const values = Object.fromEntries(
    pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.name, piece.name === field ? text : '1']])),
  );
  const [first] = pieces;
  const isWhole = typeof first === 'object' && first.name === field;
  // Another field that is the beginning of the address is right for some people and can't be known here.
  if (typeof first === 'object' && !isWhole) return undefined;
  const kind = judgeLink({ template: url, written: writtenLink(pieces, values), whole: isWhole ? text : null });
  return kind && 'With this text, the address would not lead where it should';
}
