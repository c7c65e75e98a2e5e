import { diffArrays } from 'diff';
import { wordParts, type DiffPart } from './wordParts.ts';

export interface DiffLine {
  /** Counted from 1. */
  number: number;
  parts: readonly DiffPart[];
}

/** One line of the comparison. What was removed and what came in its place stand in one row. */
export interface DiffRow {
  before?: DiffLine | undefined;
  after?: DiffLine | undefined;
  isSame: boolean;
}

/** Beyond so many differing lines the search for the shortest description would hold up the page. */
const MOST_EDITS = 1_000;

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r?\n/);
}

interface Run {
  kind: 'same' | 'removed' | 'added';
  count: number;
}

/** Two texts that share hardly anything: what they begin and end with alike stays, all between was replaced. */
function coarseRuns(before: readonly string[], after: readonly string[]): Run[] {
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

function runsOf(before: string[], after: string[]): Run[] {
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (changes === undefined) return coarseRuns(before, after);
  return changes.map((change) => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    count: change.value.length,
  }));
}

const plain = (text: string): DiffPart[] => [{ text, isChanged: false }];

/** Line by line, and within a line that was rewritten word by word. */
export function diffRows(before: string, after: string): DiffRow[] {
  const left = linesOf(before);
  const right = linesOf(after);
  const rows: DiffRow[] = [];
  let at = 0;
  let to = 0;
  let removed = 0;

  // Waits for what was added in its place: the n-th line of the one stands beside the n-th of the other.
  function settle(added: number) {
    for (let line = 0; line < Math.max(removed, added); line += 1) {
      const old = line < removed ? left[at + line] : undefined;
      const fresh = line < added ? right[to + line] : undefined;
      const [oldParts, freshParts] =
        old !== undefined && fresh !== undefined ? wordParts(old, fresh) : [plain(old ?? ''), plain(fresh ?? '')];
      rows.push({
        isSame: false,
        before: old === undefined ? undefined : { number: at + line + 1, parts: oldParts },
        after: fresh === undefined ? undefined : { number: to + line + 1, parts: freshParts },
      });
    }
    at += removed;
    to += added;
    removed = 0;
  }

  for (const run of runsOf(left, right)) {
    if (run.kind === 'removed') {
      settle(0);
      removed = run.count;
    } else if (run.kind === 'added') {
      settle(run.count);
    } else {
      settle(0);
      for (let line = 0; line < run.count; line += 1) {
        const parts = plain(left[at + line] ?? '');
        rows.push({
          isSame: true,
          before: { number: at + line + 1, parts },
          after: { number: to + line + 1, parts },
        });
      }
      at += run.count;
      to += run.count;
    }
  }
  settle(0);
  return rows;
}
