import type { ComponentProps, ReactNode } from 'react';
import type { GivenColumn } from './columns/tableColumns.ts';
import type { TableFilter } from './data/tableFilters.ts';
import type { TableEmpty, TableError } from './rows/TableNotices.tsx';
import type { TableSelection } from './selection/tableSelection.ts';
import type { TableDensity, TableState } from './state/tableState.ts';
import type { TableTotals } from './rows/TotalsRow.tsx';
import type { TableView } from './state/tableViews.ts';

export interface TableProps<Row extends object, Id extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onSelect'
> {
  /** The table's name for screen readers and in its texts: 'Orders'. */
  label: string;
  /** Keep them stable (module scope or memo): rows render again when they change. The first one names the row. */
  columns: readonly (GivenColumn<Row> & { id: Id })[];
  /** Undefined while they load: the skeleton has the geometry of the rows. */
  rows: readonly Row[] | undefined;
  /** What tells a row from all others, on every page. */
  rowId: (row: Row) => string;
  /** Server data: how many match in all, `rows` being one page of them. Absent: the table sorts, filters and pages `rows`. */
  total?: number | undefined;
  /** Everything the reader chose, as plain data. With it the table is controlled. */
  state?: TableState | undefined;
  /** Called with the whole state whenever the reader changes anything in it. */
  onStateChange?: ((state: TableState<NoInfer<Id>>) => void) | undefined;
  /** Where a table that keeps its own state starts. Ids of columns written in place, or `as const`, are compared with it. */
  initialState?: Partial<TableState<NoInfer<Id>>> | undefined;
  /** Makes the first column a link; a click anywhere else on the row follows it. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Marks a row that needs attention. */
  rowTone?: ((row: Row) => 'danger' | undefined) | undefined;
  /** More about a row, opened below it. */
  renderMore?: ((row: Row) => ReactNode) | undefined;
  /** Which rows have more. Default all, when `renderMore` is given. */
  hasMore?: ((row: Row) => boolean) | undefined;
  /** Ids of the opened rows. With it their opening is controlled. */
  opened?: readonly string[] | undefined;
  /** Called with the ids of all opened rows. */
  onOpenedChange?: ((opened: readonly string[]) => void) | undefined;
  /** A last row that stays in sight: values by column id. As a function it gets all rows that match (client data). */
  totals?: TableTotals | ((rows: readonly Row[]) => TableTotals) | undefined;
  /** The search field's label; absent: no field. */
  search?: string | false | undefined;
  /** Offered in one menu; what is chosen stands as removable chips. */
  filters?: readonly TableFilter<Row>[] | undefined;
  /** States under names of their own, offered in a menu. */
  views?: readonly TableView[] | undefined;
  /** Keeps the state under a name; absent: views can't be added. */
  onSaveView?: ((name: string, state: TableState) => void) | undefined;
  /** Absent: views can't be deleted. */
  onDeleteView?: ((id: string) => void) | undefined;
  /** Offers the rows as a CSV file of this name, e.g. 'orders.csv'. */
  csvName?: string | undefined;
  /** Server data: fetches all rows that match, for the CSV file and for what is selected on other pages. */
  loadAll?: (() => Promise<readonly Row[]>) | undefined;
  /** More controls at the end of the toolbar. */
  toolbar?: ReactNode;
  /** Whether the reader can arrange the columns: hide, order, widen and pin them. Default true. */
  hasColumnMenu?: boolean | undefined;
  /** Rows come in pages. Default true. Above 200 rows on a page only those in sight are in the document. */
  isPaged?: boolean | undefined;
  /** Page sizes to choose from. Default 10, 25, 50, 100. */
  pageSizes?: readonly number[] | undefined;
  /** Pixels, after which the rows scroll under the header. Default: 70 % of the window's height above 200 rows. */
  maxHeight?: number | undefined;
  /** Height of the rows, until the reader chooses another. Default: as the page around the table. */
  density?: TableDensity | undefined;
  /** The rows stay while newer ones are fetched. Default false. */
  isRefreshing?: boolean | undefined;
  /** Stands in place of the rows, or above those that are there. */
  error?: TableError | undefined;
  /** What to do when there is nothing at all. */
  empty?: TableEmpty | undefined;
  /** Given: rows can be selected, over all pages. */
  selection?: TableSelection | undefined;
  /** Called with the whole selection, over all pages. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** What can be done with the selected rows. */
  bulkActions?: (ReactNode | ((selection: TableSelection, count: number) => ReactNode)) | undefined;
  /** Offers to select every row that matches; the next search or filter ends such a selection. Default false. */
  canSelectAll?: boolean | undefined;
  /**
   * One tab stop and arrow keys instead of a tab stop for each control. Default: when rows can be selected or opened,
   * or are more than 200: then a tab stop for each control would be hundreds. A list that is read stays a table, which
   * screen readers walk by commands of their own.
   */
  isGrid?: boolean | undefined;
  /** Without a frame of its own, inside a card. Default false. */
  isFlush?: boolean | undefined;
}
