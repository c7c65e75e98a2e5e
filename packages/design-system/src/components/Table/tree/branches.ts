import { compareRanks, type RanksOf } from '../data/sortRanks.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import type { TableState } from '../state/tableState.ts';
import type { RowTree, TreeNode } from './rowTree.ts';

/** A node with what of it is shown. */
export interface Branch {
  node: TreeNode;
  children: readonly Branch[];
  /** Whether a row below it was found by the search or the filters. */
  hasFound: boolean;
}

interface Found {
  /** Whether the row passes the filters. */
  passes: (row: object) => boolean;
  /** Whether the row has the words of the search. */
  matches: (row: object) => boolean;
}

/** The whole tree. */
export function wholeBranches(nodes: readonly TreeNode[]): readonly Branch[] {
  return nodes.map((node) => ({ node, children: wholeBranches(node.children), hasFound: false }));
}

/**
 * The rows that were found, with the rows above them, without which nobody would know where they belong. A row that has the
 * words of the search keeps what is below it; filters apply to each row.
 */
export function foundBranches(nodes: readonly TreeNode[], found: Found, isBelowMatch = false): readonly Branch[] {
  return nodes.flatMap((node) => {
    const isRecord = node.index >= 0;
    const isMatch = isRecord && found.matches(node.row);
    const children = foundBranches(node.children, found, isBelowMatch || isMatch);
    const isShown = isRecord && (isMatch || isBelowMatch) && found.passes(node.row);
    if (!isShown && children.length === 0) return [];
    const hasFound = children.some(
      (child) => child.hasFound || (found.matches(child.node.row) && found.passes(child.node.row)),
    );
    return [{ node, children, hasFound: !isRecord || hasFound }];
  });
}

interface Order {
  tree: RowTree;
  columns: readonly TableColumn<object>[];
  sort: TableState['sort'];
  ranksOf: RanksOf<object>;
}

/** Sorts the rows below each row, and groups by their value. */
export function sortBranches(branches: readonly Branch[], { tree, columns, sort, ranksOf }: Order): readonly Branch[] {
  const { groupColumn } = tree;
  const records = tree.all.map(({ row }) => row);
  const tests = sort.flatMap(({ id, direction }) => {
    const column = columns.find((other) => other.id === id);
    return column ? [{ ranks: ranksOf(column, records), direction, column }] : [];
  });
  const indexOf = ({ node }: Branch) => (node.index < 0 ? (node.children[0]?.index ?? 0) : node.index);
  const by = (used: typeof tests) => (one: Branch, other: Branch) => {
    for (const { ranks, direction } of used) {
      const [first, second] = [ranks[indexOf(one)] ?? Number.NaN, ranks[indexOf(other)] ?? Number.NaN];
      const order = compareRanks(first, second, direction === -1);
      if (order !== 0) return direction * order;
    }
    return 0;
  };
  const sorted = (list: readonly Branch[], compare: (one: Branch, other: Branch) => number): readonly Branch[] =>
    list
      .map((branch) =>
        branch.children.length > 0 ? { ...branch, children: sorted(branch.children, by(tests)) } : branch,
      )
      .toSorted(compare);
  if (!groupColumn) return tests.length === 0 ? branches : sorted(branches, by(tests));
  const own = tests.find(({ column }) => column.id === groupColumn.id);
  return sorted(branches, by([own ?? { ranks: ranksOf(groupColumn, records), direction: 1, column: groupColumn }]));
}

export interface VisibleRow {
  branch: Branch;
  /** Counted from 1. */
  level: number;
  /** Place among its siblings, counted from 1. */
  place: number;
  siblings: number;
  /** Null: nothing is below it. */
  isOpen: boolean | null;
  /** Place of the row above it in the tree, in the same list. */
  above: number | undefined;
}

/** The rows that are seen, in order: those below a collapsed row aren't. */
export function visibleRows(branches: readonly Branch[], isOpen: (branch: Branch) => boolean): readonly VisibleRow[] {
  const visible: VisibleRow[] = [];
  function add(list: readonly Branch[], level: number, above: number | undefined) {
    list.forEach((branch, index) => {
      const isParent = branch.children.length > 0;
      const row = { branch, level, place: index + 1, siblings: list.length, above };
      const own = visible.push({ ...row, isOpen: isParent ? isOpen(branch) : null }) - 1;
      if (visible[own]?.isOpen) add(branch.children, level + 1, own);
    });
  }
  add(branches, 1, undefined);
  return visible;
}

/** The records of these branches, depth first, those of collapsed rows too. */
export function recordsOf(branches: readonly Branch[]): TreeNode[] {
  const records: TreeNode[] = [];
  function add({ node, children }: Branch) {
    if (node.index >= 0) records.push(node);
    children.forEach(add);
  }
  branches.forEach(add);
  return records;
}

/** The branches that have something below them. */
export function parentsOf(branches: readonly Branch[]): readonly Branch[] {
  const parents: Branch[] = [];
  function add(branch: Branch) {
    if (branch.children.length === 0) return;
    parents.push(branch);
    branch.children.forEach(add);
  }
  branches.forEach(add);
  return parents;
}
