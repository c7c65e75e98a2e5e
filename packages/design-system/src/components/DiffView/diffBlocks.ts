import type { DiffRow } from './diffRows.ts';

/** A stretch of lines that changed, or that stayed. */
export interface DiffBlock {
  kind: 'change' | 'same' | 'folded';
  /** The first of its rows, in the list of all. */
  start: number;
  rows: readonly DiffRow[];
  /** Which change it is, counted from 0; -1 where nothing changed. */
  change: number;
}

/** Less than this isn't worth the fold's own line. */
const LEAST_FOLD = 3;

function stretches(rows: readonly DiffRow[]): DiffRow[][] {
  const all: DiffRow[][] = [];
  for (const row of rows) {
    const last = all.at(-1);
    if (last?.[0]?.isSame === row.isSame) last.push(row);
    else all.push([row]);
  }
  return all;
}

/** What changed stands open with a few lines around it; the rest is folded. */
export function diffBlocks(rows: readonly DiffRow[], context: number, opened: ReadonlySet<number>): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let start = 0;
  let change = 0;
  const all = stretches(rows);
  const push = (kind: DiffBlock['kind'], part: readonly DiffRow[]) => {
    if (part.length === 0) return;
    blocks.push({ kind, start, rows: part, change: kind === 'change' ? change++ : -1 });
    start += part.length;
  };
  all.forEach((stretch, index) => {
    if (!stretch[0]?.isSame) return push('change', stretch);
    const head = index === 0 ? 0 : context;
    const tail = index === all.length - 1 ? 0 : context;
    const isFolded = stretch.length - head - tail >= LEAST_FOLD && !opened.has(start + head);
    if (!isFolded) return push('same', stretch);
    push('same', stretch.slice(0, head));
    push('folded', stretch.slice(head, stretch.length - tail));
    push('same', stretch.slice(stretch.length - tail));
  });
  return blocks;
}

export interface DiffCount {
  changes: number;
  removed: number;
  added: number;
}

export function countDiff(rows: readonly DiffRow[]): DiffCount {
  const changed = rows.filter((row) => !row.isSame);
  return {
    changes: stretches(rows).filter((stretch) => !stretch[0]?.isSame).length,
    removed: changed.filter((row) => row.before).length,
    added: changed.filter((row) => row.after).length,
  };
}
