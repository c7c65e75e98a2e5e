import { expect, it } from 'vitest';
import { NOTHING_SELECTED, withSelected, type TableSelection } from '../selection/tableSelection.ts';
import { foundBranches, parentsOf, wholeBranches, type Branch } from './branches.ts';
import { treeOfChildren, type RowTree } from './rowTree.ts';
import { mixedRows, withBranches } from './treeSelection.ts';

interface Item {
  id: string;
  below?: Item[];
}
const ROWS: readonly Item[] = [{ id: 'a', below: [{ id: 'a1', below: [{ id: 'a1x' }, { id: 'a1y' }] }, { id: 'a2' }] }];
const tree: RowTree = treeOfChildren(
  ROWS,
  (row) => (row as Item).id,
  (row) => (row as Item).below,
);

function tick(before: TableSelection, id: string, isOn: boolean, branches: readonly Branch[]): TableSelection {
  const leaf = tree.all.find((node) => node.id === id);
  return withBranches(before, withSelected(before, [id], isOn), (of) => {
    const parent = parentsOf(branches).find(({ node }) => node.id === of);
    return parent ?? (leaf && { node: leaf, children: [], hasFound: false });
  });
}
function ids(selection: TableSelection): string[] {
  return [...(selection.kind === 'some' ? selection.ids : selection.except)].toSorted();
}

it('selects and deselects everything below a row', () => {
  const whole = wholeBranches(tree.roots);
  const all = tick(NOTHING_SELECTED, 'a', true, whole);
  expect(ids(all)).toEqual(['a', 'a1', 'a1x', 'a1y', 'a2']);
  expect(ids(tick(all, 'a', false, whole))).toEqual([]);
});

it('selects a row with the last of its rows, and deselects it with the first', () => {
  const whole = wholeBranches(tree.roots);
  const one = tick(NOTHING_SELECTED, 'a1x', true, whole);
  expect(ids(one)).toEqual(['a1x']);
  expect([...mixedRows(tree.all, one)].toSorted()).toEqual(['a', 'a1']);
  const both = tick(one, 'a1y', true, whole);
  expect(ids(both)).toEqual(['a1', 'a1x', 'a1y']);
  expect([...mixedRows(tree.all, both)]).toEqual(['a']);
  expect(ids(tick(both, 'a1x', false, whole))).toEqual(['a1y']);
});

it('takes rows out of a selection of all that match', () => {
  const whole = wholeBranches(tree.roots);
  const without = tick({ kind: 'all', except: [] }, 'a1', false, whole);
  expect(without).toEqual({ kind: 'all', except: expect.arrayContaining(['a', 'a1', 'a1x', 'a1y']) as string[] });
  expect([...mixedRows(tree.all, without)]).toEqual(['a']);
});

it('never selects a row that a search or a filter hides', () => {
  const matches = (row: object) => (row as Item).id === 'a1y';
  const found = foundBranches(tree.roots, { passes: () => true, matches });
  const ticked = tick(NOTHING_SELECTED, 'a', true, found);
  expect(ids(ticked)).toEqual(['a1y']);
  // Everything shown is selected: the next tick deselects it.
  expect(ids(tick(ticked, 'a', true, found))).toEqual([]);
});

it('selects a row whose rows are all hidden by a filter', () => {
  const passes = (row: object) => (row as Item).id === 'a1';
  const found = foundBranches(tree.roots, { passes, matches: () => true });
  expect(ids(tick(NOTHING_SELECTED, 'a1', true, found))).toEqual(['a1']);
  expect(ids(tick(NOTHING_SELECTED, 'a', true, found))).toEqual(['a1']);
});

it('selects a row when all rows below it are selected in one step, as with the box of the page', () => {
  const whole = wholeBranches(tree.roots);
  const leaves = new Map(tree.all.map((node) => [node.id, { node, children: [], hasFound: false }]));
  const after: TableSelection = { kind: 'some', ids: ['a1x', 'a1y', 'a2'] };
  const branches = new Map(parentsOf(whole).map((branch) => [branch.node.id, branch]));
  const ticked = withBranches(NOTHING_SELECTED, after, (id) => branches.get(id) ?? leaves.get(id));
  expect(ids(ticked)).toEqual(['a', 'a1', 'a1x', 'a1y', 'a2']);
});
