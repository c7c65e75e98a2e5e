import { diffArrays } from 'diff';

/** With more differing lines than this, the search for the shortest diff would block the page. */
const MOST_EDITS = 1_000;

/** Lines that follow each other and are the same in both texts, or are in one of them. */
interface LineRun {
  kind: 'same' | 'removed' | 'added';
  count: number;
}

/** For texts with hardly anything in common: keeps their common start and end, and treats everything between as replaced. */
function coarseRuns(before: readonly string[], after: readonly string[]): LineRun[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [
    { kind: 'same', count: head },
    { kind: 'removed', count: before.length - head - tail },
    { kind: 'added', count: after.length - head - tail },
    { kind: 'same', count: tail },
  ];
}

/** Returns the shortest way from one text to another, as runs of lines. */
export function lineRuns(before: string[], after: string[]): LineRun[] {
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (changes === undefined) return coarseRuns(before, after);
  return changes.map((change) => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    count: change.value.length,
  }));
}
