import { lineRuns } from './lineRuns.ts';
import { wordParts, type DiffPart } from './wordParts.ts';

export interface DiffLine {
  /** Counted from 1. */
  number: number;
  parts: readonly DiffPart[];
}

/** A row of the comparison: a removed line and the line that replaced it. */
export interface DiffRow {
  before?: DiffLine | undefined;
  after?: DiffLine | undefined;
  isSame: boolean;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r?\n/);
}

function plain(text: string): DiffPart[] {
  return [{ text, isChanged: false }];
}

/** Compares two texts line by line, and rewritten lines word by word. */
export function diffRows(before: string, after: string): DiffRow[] {
  const left = linesOf(before);
  const right = linesOf(after);
  const rows: DiffRow[] = [];
  let at = 0;
  let to = 0;
  let removed = 0;

  // Pairs the removed lines with those added in their place, the n-th with the n-th.
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

  for (const run of lineRuns(left, right)) {
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
