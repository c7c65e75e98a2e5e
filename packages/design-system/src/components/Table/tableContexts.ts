import { createContext, use, type Context, type RefObject } from 'react';
import type { PlacedColumn } from './columns/columnLayout.ts';
import type { TableColumn } from './columns/tableColumns.ts';
import type { MeasuredLayout } from './columns/useColumnLayout.ts';
import type { TableRows } from './data/useTableRows.ts';
import type { TableRoles } from './keyboard/tableRoles.ts';
import type { TableSelection } from './selection/tableSelection.ts';
import type { SelectionActions } from './selection/useTableSelection.ts';
import type { TableState } from './state/tableState.ts';
import type { TableTree } from './tree/tableTree.ts';
import type { TableSettings } from './tableSettings.ts';

/** The columns and their places. A new width or another page leaves this object as it is. */
export interface TableColumnsModel {
  /** Every column, hidden ones too. */
  all: readonly TableColumn<object>[];
  /** The columns that are shown, in order. */
  placed: readonly PlacedColumn<object>[];
  /** Widths of the cells before the columns: the checkbox, and the button that opens the row. Pixels. */
  leads: readonly number[];
  /** Whether the cells before the columns stay in view, because the first columns do. */
  isLeadPinned: boolean;
  /** Whether a row above the headers names groups of columns. */
  hasGroups: boolean;
  /** Whether the table follows the grid pattern: one tab stop, arrow keys. */
  isGrid: boolean;
  roles: TableRoles;
  /** Whether the reader can hide, move, resize and pin columns. */
  canArrange: boolean;
}

/** The reader's choices, and how to change them. */
interface TableStateModel {
  state: TableState;
  onState: (state: TableState) => void;
}

/** The rows on the page, and what is known about all of them. */
export interface TableRowsModel extends TableRows<object> {
  /** A server sorts, filters and pages. */
  isServer: boolean;
  isLoading: boolean;
  /** So many rows that they scroll inside the table. */
  isLong: boolean;
  /** Only the rows in view are in the document. */
  isVirtual: boolean;
  isPrinting: boolean;
  /** Ids of the opened rows. */
  opened: readonly string[];
  /** Given when rows have rows below them, or are in groups. */
  tree?: TableTree | undefined;
}

interface TableSelectionModel extends Omit<SelectionActions, 'onSelect'> {
  /** Undefined: rows can't be selected. */
  selection: TableSelection | undefined;
  /** Ids of the page's rows, collapsed ones too; empty when rows can't be selected. */
  ids: readonly string[];
  /** How many rows are selected, over all pages. */
  count: number;
}

/** Elements and callbacks that stay the same for as long as the table is mounted. */
interface TableHandles {
  frame: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Scrolls to a row that may not be in the document. Set only while the rows are windowed. */
  scrollToRow: RefObject<((row: number) => void) | undefined>;
  onSelect: SelectionActions['onSelect'];
  onOpen: (id: string, isOpen: boolean) => void;
  onRow: (row: object) => void;
}

/** Everything that the parts of one table share. */
export interface TableModel {
  settings: TableSettings;
  columns: TableColumnsModel;
  layout: MeasuredLayout<object>;
  state: TableStateModel;
  rows: TableRowsModel;
  selection: TableSelectionModel;
  handles: TableHandles;
}

type TableContexts = { readonly [Part in keyof TableModel]: Context<TableModel[Part] | undefined> };

/**
 * One context for each group of things that change together. Memoised rows read only `columns` and `handles`, which
 * stay the same while the reader types, sorts, ticks and scrolls: a row that read another one would render each time.
 */
export const TABLE_CONTEXTS: TableContexts = {
  settings: createContext<TableModel['settings'] | undefined>(undefined),
  columns: createContext<TableModel['columns'] | undefined>(undefined),
  layout: createContext<TableModel['layout'] | undefined>(undefined),
  state: createContext<TableModel['state'] | undefined>(undefined),
  rows: createContext<TableModel['rows'] | undefined>(undefined),
  selection: createContext<TableModel['selection'] | undefined>(undefined),
  handles: createContext<TableModel['handles'] | undefined>(undefined),
};

/** One group of what the parts of a table share: `useTablePart('columns')`. */
export function useTablePart<Part extends keyof TableModel>(part: Part): TableModel[Part] {
  const value = use(TABLE_CONTEXTS[part]);
  if (value === undefined) throw new Error('A part of a table must be rendered inside Table.');
  return value;
}
