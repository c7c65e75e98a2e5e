import { expect, it } from 'vitest';
import type { TableColumn } from '../columns/tableColumns.ts';
import { ranksOfRows } from '../data/sortRanks.ts';
import { foundBranches, recordsOf, sortBranches, visibleRows, wholeBranches, type Branch } from './branches.ts';
import { treeOfChildren, treeOfGroups } from './rowTree.ts';

interface Item {
  id: string;
  kind: string;
  size?: number;
  below?: Item[];
}
const SIZE: TableColumn<object> = { id: 'size', header: 'Size', kind: 'number', value: (row) => (row as Item).size };
const KIND: TableColumn<object> = { id: 'kind', header: 'Kind', kind: 'text', value: (row) => (row as Item).kind };
function idOf(row: object): string {
  return (row as Item).id;
}
const LIST: readonly Item[] = [
  { id: 'a', kind: 'x', size: 3 },
  { id: 'b', kind: 'y' },
  { id: 'c', kind: 'x', size: 1 },
  { id: 'd', kind: 'w', size: 2 },
];
const NESTED: readonly Item[] = [
  { id: 'top', kind: 'x', size: 1, below: [...LIST] },
  { id: 'other', kind: 'x', size: 2 },
];

function order(branches: readonly Branch[]): string[] {
  return recordsOf(branches).map(({ id }) => id);
}

it('leaves out a row that is below itself', () => {
  const loop: Item = { id: 'loop', kind: 'x' };
  loop.below = [loop, { id: 'end', kind: 'x' }];
  const tree = treeOfChildren([loop], idOf, (row) => (row as Item).below);
  expect(tree.all.map(({ id, level }) => `${id} ${level}`)).toEqual(['loop 1', 'end 2']);
});

it('sorts among siblings, with missing values last in both directions', () => {
  const tree = treeOfChildren(NESTED, idOf, (row) => (row as Item).below);
  const ranksOf = ranksOfRows(tree.all.map(({ row }) => row));
  const sorted = (direction: 1 | -1) =>
    order(
      sortBranches(wholeBranches(tree.roots), { tree, columns: [SIZE], sort: [{ id: 'size', direction }], ranksOf }),
    );
  expect(sorted(1)).toEqual(['top', 'c', 'd', 'a', 'b', 'other']);
  expect(sorted(-1)).toEqual(['other', 'top', 'a', 'd', 'c', 'b']);
});

it('keeps groups in the order of their column until the reader sorts by it', () => {
  const tree = treeOfGroups(LIST, idOf, KIND, (row) => (row as Item).kind);
  const ranksOf = ranksOfRows(tree.all.map(({ row }) => row));
  const sorted = (id: string) =>
    order(
      sortBranches(wholeBranches(tree.roots), { tree, columns: [SIZE, KIND], sort: [{ id, direction: -1 }], ranksOf }),
    );
  expect(sorted('size')).toEqual(['d', 'a', 'c', 'b']);
  expect(sorted('kind')).toEqual(['b', 'a', 'c', 'd']);
});

it('keeps what is below a match of the search, but not what the filters take away', () => {
  const tree = treeOfChildren(NESTED, idOf, (row) => (row as Item).below);
  const matches = (row: object) => idOf(row) === 'top';
  expect(order(foundBranches(tree.roots, { passes: () => true, matches }))).toEqual(['top', 'a', 'b', 'c', 'd']);
  const passes = (row: object) => (row as Item).kind === 'x';
  expect(order(foundBranches(tree.roots, { passes, matches }))).toEqual(['top', 'a', 'c']);
});

it('lists what is visible with its level and its place among its siblings', () => {
  const tree = treeOfChildren(NESTED, idOf, (row) => (row as Item).below);
  const seen = visibleRows(wholeBranches(tree.roots), ({ node }) => node.id === 'top');
  expect(
    seen.map(({ branch, level, place, siblings, above }) => [branch.node.id, level, place, siblings, above]),
  ).toEqual([
    ['top', 1, 1, 2, undefined],
    ['a', 2, 1, 4, 0],
    ['b', 2, 2, 4, 0],
    ['c', 2, 3, 4, 0],
    ['d', 2, 4, 4, 0],
    ['other', 1, 2, 2, undefined],
  ]);
});
