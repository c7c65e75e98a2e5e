import type { ReactNode } from 'react';
import type { TableColumn } from '../columns/tableColumns.ts';
import type { GridPlace } from '../keyboard/gridMove.ts';

/** Where a row of the page is in the tree. */
export interface TreeLine {
  /** Attributes of the row: its level, its place among its siblings, and whether it is expanded. */
  row: object;
  /** The indentation and the button that expands it, before its name. */
  opener: ReactNode;
  /** Draws the heading of a group, which the application knows nothing about. */
  draw?: ((rowIndex: number | undefined, gridRow: number) => ReactNode) | undefined;
}

/** Rows below rows, as the parts of the table see them. */
export interface TableTree {
  /** The line of a row by its place on the page. */
  lineAt: (index: number) => TreeLine | undefined;
  /** How many rows are visible on the pages before this one. */
  offset: number;
  /** How many rows are visible on all pages. */
  count: number;
  /** How many rows of the top level match. The pages split these. */
  roots: number;
  /** The records of the page that are visible, without headings of groups. */
  rows: readonly object[];
  /** Ids of all records of the page, those of collapsed rows too. */
  ids: readonly string[];
  /** Columns that copies and files have after the others. */
  exported: readonly TableColumn<object>[];
  /** Undefined: no row has rows below it. */
  isAllOpen: boolean | undefined;
  onAll: (isOpen: boolean) => void;
  /** Handles a key on a cell. True when it has done something. */
  onKey: (event: KeyboardEvent, place: GridPlace, moveTo: (place: GridPlace) => void) => boolean;
}
