import type { DiffRow } from './diffRows.ts';

/** A run of lines that are all changed or all unchanged. */
export interface DiffBlock {
  kind: 'change' | 'same' | 'folded';
  /** The index of its first row in the list of all rows. */
  start: number;
  rows: readonly DiffRow[];
  /** The index of the change, counted from 0; -1 for unchanged lines. */
  change: number;
}

/** Fewer lines aren't worth folding, because the fold itself takes a line. */
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

/** Groups rows into blocks: changes are visible with a few lines around them, the rest is folded. */
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
