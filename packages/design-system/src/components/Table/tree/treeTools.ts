import type { RowTree } from './rowTree.ts';

/** The tree of a line, and how to change it. The same object for as long as the rows are the same. */
export interface TreeTools {
  tree: RowTree;
  toggle: (id: string, isOpen: boolean) => void;
}
