import type { TableColumn } from '../columns/tableColumns.ts';

/** A row, or the heading of a group, with what is below it. */
export interface TreeNode {
  row: object;
  id: string;
  /** Place among all records, depth first. -1 for a heading. */
  index: number;
  /** Counted from 1. */
  level: number;
  parent: TreeNode | undefined;
  children: TreeNode[];
}

export interface RowTree {
  roots: readonly TreeNode[];
  /** Every record, depth first. */
  all: readonly TreeNode[];
  nodeOf: ReadonlyMap<object, TreeNode>;
  /** The column whose values are the groups. Undefined: rows have children of their own. */
  groupColumn: TableColumn<object> | undefined;
}

/** The heading of a group, in the place of a record. */
export class GroupHead {
  readonly id: string;
  readonly label: string;
  /** A record of the group, from which its value is drawn. */
  readonly sample: object;
  constructor(id: string, label: string, sample: object) {
    this.id = id;
    this.label = label;
    this.sample = sample;
  }
}

/** Rows that have rows below them. A row that was already met is left out, because it would repeat without an end. */
export function treeOfChildren(
  rows: readonly object[],
  rowId: (row: object) => string,
  rowChildren: (row: object) => readonly object[] | undefined,
): RowTree {
  const nodeOf = new Map<object, TreeNode>();
  const all: TreeNode[] = [];
  function nodesOf(list: readonly object[], parent: TreeNode | undefined): TreeNode[] {
    return list.flatMap((row) => {
      if (nodeOf.has(row)) return [];
      const level = (parent?.level ?? 0) + 1;
      const node: TreeNode = { row, id: rowId(row), index: all.length, level, parent, children: [] };
      all.push(node);
      nodeOf.set(row, node);
      node.children = nodesOf(rowChildren(row) ?? [], node);
      return [node];
    });
  }
  return { roots: nodesOf(rows, undefined), all, nodeOf, groupColumn: undefined };
}

/** Rows below a heading for each value of a column. */
export function treeOfGroups(
  rows: readonly object[],
  rowId: (row: object) => string,
  groupColumn: TableColumn<object>,
  labelOf: (row: object) => string,
): RowTree {
  const heads = new Map<string, TreeNode>();
  const all = rows.map((row, index): TreeNode => {
    const label = labelOf(row);
    const id = `${groupColumn.id}:${label}`;
    const parent = heads.get(label) ?? {
      row: new GroupHead(id, label, row),
      id,
      index: -1,
      level: 1,
      parent: undefined,
      children: [],
    };
    heads.set(label, parent);
    const node: TreeNode = { row, id: rowId(row), index, level: 2, parent, children: [] };
    parent.children.push(node);
    return node;
  });
  const nodeOf = new Map(all.map((node) => [node.row, node]));
  return { roots: [...heads.values()], all, nodeOf, groupColumn };
}
