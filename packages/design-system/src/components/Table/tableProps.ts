import type { ComponentProps, ReactNode } from 'react';
import type { TableColumn } from './tableColumns.ts';
import type { TableFilter } from './tableFilters.ts';
import type { TableEmpty, TableError } from './TableNotices.tsx';
import type { TableSelection } from './tableSelection.ts';
import type { TableState } from './tableState.ts';

export interface TableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The table's name for screen readers and in its texts: 'Orders'. */
  label: string;
  /** Keep them stable (module scope or memo): rows render again when they change. */
  columns: readonly TableColumn<Row>[];
  /** Undefined while they load: the skeleton has the geometry of the rows. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Server data: how many match in all, `rows` being one page of them. Absent: the table sorts, filters and pages `rows`. */
  total?: number | undefined;
  /** Everything the reader chose, as plain data. With it the table is controlled. */
  state?: TableState | undefined;
  onStateChange?: ((state: TableState) => void) | undefined;
  /** Where a table that keeps its own state starts. */
  initialState?: Partial<TableState> | undefined;
  /** Makes the first column a link; a click anywhere else on the row follows it. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowTone?: ((row: Row) => 'danger' | undefined) | undefined;
  /** The search field's label; absent: no field. */
  search?: string | false | undefined;
  filters?: readonly TableFilter<Row>[] | undefined;
  /** More controls at the end of the toolbar. */
  toolbar?: ReactNode;
  /** Whether columns can be switched off. Default true. */
  hasColumnMenu?: boolean;
  /** Default true. */
  isPaged?: boolean;
  pageSizes?: readonly number[] | undefined;
  /** Pixels, after which the rows scroll under the header. Above 200 rows only those in sight are in the document. */
  maxHeight?: number | undefined;
  /** The rows stay while newer ones are fetched. */
  isRefreshing?: boolean;
  error?: TableError | undefined;
  /** What to do when there is nothing at all. */
  empty?: TableEmpty | undefined;
  /** Given: rows can be selected, over all pages. */
  selection?: TableSelection | undefined;
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  bulkActions?: ReactNode | ((selection: TableSelection, count: number) => ReactNode);
  /** Offers to select every row that matches. Default false. */
  canSelectAll?: boolean;
  /** Without a frame of its own, inside a card. */
  isFlush?: boolean;
}
