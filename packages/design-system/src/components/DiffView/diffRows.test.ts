import { expect, it } from 'vitest';
import { countDiff, diffBlocks } from './diffBlocks.ts';
import { diffRows, type DiffRow } from './diffRows.ts';

function textOf(row: DiffRow, side: 'before' | 'after') {
  return row[side]?.parts.map((part) => part.text).join('');
}

function marked(row: DiffRow | undefined, side: 'before' | 'after') {
  return row?.[side]?.parts.filter((part) => part.isChanged).map((part) => part.text);
}

function lines(count: number, from = 1) {
  return Array.from({ length: count }, (_, index) => `line ${index + from}`).join('\n');
}

it('puts a rewritten line beside its new version and marks the words', () => {
  const rows = diffRows('Reserve two places\nby Friday', 'Reserve three places\nby Friday');
  expect(rows.map((row) => row.isSame)).toEqual([false, true]);
  expect(marked(rows[0], 'before')).toEqual(['two']);
  expect(marked(rows[0], 'after')).toEqual(['three']);
});

it('keeps both texts complete, whatever changed', () => {
  const before = 'a\nb\n\nc d e\nf\n';
  const after = 'a\nx\nb\nc d q\ng\n';
  const rows = diffRows(before, after);
  expect(rows.flatMap((row) => textOf(row, 'before') ?? []).join('\n')).toBe(before);
  expect(rows.flatMap((row) => textOf(row, 'after') ?? []).join('\n')).toBe(after);
  const numbers = rows.flatMap((row) => row.after?.number ?? []);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
});

it('marks no words where two lines have nothing in common', () => {
  const [row] = diffRows('<p>Winter</p>', '{"a": [1, 2, 3]}');
  expect(marked(row, 'before')).toEqual([]);
});

it('treats both kinds of line ending as equal', () => {
  expect(diffRows('a\r\nb', 'a\nb').every((row) => row.isSame)).toBe(true);
});

it('tells an empty text from an empty line', () => {
  expect(diffRows('', '')).toEqual([]);
  expect(countDiff(diffRows('', 'a\nb'))).toEqual({ changes: 1, removed: 0, added: 2 });
});

it('is fast for texts that have nothing in common', () => {
  const before = Array.from({ length: 6_000 }, (_, index) => `old ${index}`).join('\n');
  const after = Array.from({ length: 6_000 }, (_, index) => `new ${index}`).join('\n');
  const rows = diffRows(`same\n${before}\nend`, `same\n${after}\nend`);
  expect(countDiff(rows)).toEqual({ changes: 1, removed: 6_000, added: 6_000 });
  expect(rows.at(-1)?.isSame).toBe(true);
});

it('folds unchanged lines, except for a few around each change', () => {
  const rows = diffRows(`${lines(20)}\nold\n${lines(20, 21)}`, `${lines(20)}\nnew\n${lines(20, 21)}`);
  const blocks = diffBlocks(rows, 3, new Set());
  expect(blocks.map((block) => [block.kind, block.rows.length])).toEqual([
    ['folded', 17],
    ['same', 3],
    ['change', 1],
    ['same', 3],
    ['folded', 17],
  ]);
  const opened = diffBlocks(rows, 3, new Set([0]));
  expect(opened.map((block) => block.kind)).toEqual(['same', 'change', 'same', 'folded']);
  expect(opened.reduce((sum, block) => sum + block.rows.length, 0)).toBe(rows.length);
});
