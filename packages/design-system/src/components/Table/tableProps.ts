import type { ComponentProps, ReactNode } from 'react';
import type { GivenColumn, TableMoney } from './columns/tableColumns.ts';
import type { TableFilter } from './data/tableFilters.ts';
import type { TableSelection } from './selection/tableSelection.ts';
import type { TableDensity, TableState } from './state/tableState.ts';
import type { TableView } from './state/tableViews.ts';

export interface TableError {
  /** Says what happened, as a sentence. */
  message: string;
  /** Tries again. Default: no button. */
  onRetry?: (() => void) | undefined;
}

export interface TableEmpty {
  /** Says that there is nothing, as a sentence without a full stop. */
  title: string;
  /** Says what to do about it. */
  description?: string | undefined;
  /** A button that does it. */
  action?: ReactNode;
}

/** How the text of a row is coloured. */
export type TableRowTone = 'danger' | 'warning' | 'success' | 'accent';

/** Values by column id. A number is written as its column writes numbers. */
export type TableTotals = Readonly<Record<string, string | number | TableMoney | undefined>>;

export interface TableProps<Row extends object, Id extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onSelect'
> {
  /** The table's name for screen readers and in its texts: 'Orders'. */
  label: string;
  /**
   * Keep them stable (module scope or `useMemo`), because every row renders again when they change. The first one names
   * the row.
   */
  columns: readonly (GivenColumn<Row> & { id: Id })[];
  /** Undefined while they load. The table then shows a skeleton of the same size. */
  rows: readonly Row[] | undefined;
  /** Returns an id that is unique over all pages. */
  rowId: (row: Row) => string;
  /**
   * Server data: how many rows match in all, when `rows` is one page. Default: the table sorts, filters and pages
   * `rows`.
   */
  total?: number | undefined;
  /** Everything the reader chose, as plain data. Default: the table keeps its own. */
  state?: TableState | undefined;
  /** Called with the whole state when the reader changes anything in it. */
  onStateChange?: ((state: TableState<NoInfer<Id>>) => void) | undefined;
  /**
   * The first state of a table that keeps its own. Its column ids are checked when columns are written in place or `as
   * const`.
   */
  initialState?: Partial<TableState<NoInfer<Id>>> | undefined;
  /** Makes the first column a link. A click anywhere else on the row follows it too. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /**
   * Called when a row without a link is clicked, or Enter is pressed on it, for example to open a drawer. The first column
   * becomes a button.
   */
  onRowAction?: ((row: Row) => void) | undefined;
  /** Marks a row by the colour of its text: 'danger' or 'warning' where it needs attention, 'success', or 'accent' for a new one. */
  rowTone?: ((row: Row) => TableRowTone | undefined) | undefined;
  /**
   * Heads the rows of a page where it differs from the row before: 'Tomorrow' in a list by date. Not above 200 rows on a
   * page.
   */
  rowHeading?: ((row: Row) => string | undefined) | undefined;
  /**
   * Renders the rows of the page as cards instead of table rows, or their placeholders while `rows` is undefined. `tick` is
   * a row's checkbox. Toolbar, selection and pages stay as they are.
   */
  renderCards?: ((rows: readonly Row[] | undefined, tick: (row: Row) => ReactNode) => ReactNode) | undefined;
  /**
   * Returns the rows below a row, which then can be expanded. `rows` are those of the top level, and pages split these.
   * Search and filters show what they find with the rows above it.
   */
  rowChildren?: ((row: Row) => readonly Row[] | undefined) | undefined;
  /**
   * Id of the column whose values group the rows, each group under a heading with its count and, where `totals` is a
   * function, its totals. Groups are in the order of that column. The table isn't split into pages.
   */
  groupBy?: NoInfer<Id> | undefined;
  /** Renders more about a row, opened below it. */
  renderMore?: ((row: Row) => ReactNode) | undefined;
  /** Which rows can be opened. Default: all, with `renderMore`. */
  hasMore?: ((row: Row) => boolean) | undefined;
  /**
   * Ids of the rows that are opened or expanded; of a group 'status:Live', its column and its text. Default: the table
   * keeps its own. Then groups start expanded, other rows closed.
   */
  opened?: readonly string[] | undefined;
  /** Called with the ids of all opened rows. */
  onOpenedChange?: ((opened: readonly string[]) => void) | undefined;
  /** A last row that stays in view: values by column id. A function receives all rows that match (client data). */
  totals?: TableTotals | ((rows: readonly Row[]) => TableTotals) | undefined;
  /** Label of the search field. Default: no field. */
  search?: string | false | undefined;
  /** Offered in one menu. The chosen ones are shown as removable chips. */
  filters?: readonly TableFilter<Row>[] | undefined;
  /** Named states, offered in a menu. */
  views?: readonly TableView[] | undefined;
  /** Saves the state under a name. Default: views can't be added. */
  onSaveView?: ((name: string, state: TableState) => void) | undefined;
  /** Deletes a view. Default: views can't be deleted. */
  onDeleteView?: ((id: string) => void) | undefined;
  /** Offers the rows as a CSV file of this name, e.g. 'orders.csv'. */
  csvName?: string | undefined;
  /** Server data: fetches all rows that match, for the CSV file and for rows selected on other pages. */
  loadAll?: (() => Promise<readonly Row[]>) | undefined;
  /** More controls in the toolbar. */
  toolbar?: ReactNode;
  /** Chooses a part of the rows. First in the toolbar; where rows are cards, a line of its own that scrolls sideways. */
  tabs?: ReactNode;
  /** Chooses what the table is about. A line of its own above the toolbar; where rows are cards, with its other controls. */
  choices?: ReactNode;
  /**
   * Decides about columns for which a narrow table has no room: 'drop' takes them away by their `priority` and says how
   * many, 'scroll' keeps all. Default 'drop'.
   */
  overflow?: 'drop' | 'scroll' | undefined;
  /** Lets the reader hide, move, resize and pin columns. Default true. */
  hasColumnMenu?: boolean | undefined;
  /** Splits the rows into pages. Default true. Above 200 rows on a page only those in view are in the document. */
  isPaged?: boolean | undefined;
  /** Page sizes to choose from. Default 10, 25, 50, 100. */
  pageSizes?: readonly number[] | undefined;
  /** Height in pixels from which the rows scroll under the header. Default: 70 % of the window above 200 rows. */
  maxHeight?: number | undefined;
  /** Height of the rows, until the reader chooses another. Default: the density of the page. */
  density?: TableDensity | undefined;
  /** Newer rows are being fetched while the old ones stay. Default false. */
  isRefreshing?: boolean | undefined;
  /** Shown instead of the rows, or above old rows. */
  error?: TableError | undefined;
  /** Shown when there are no rows at all. */
  empty?: TableEmpty | undefined;
  /** The selected rows, over all pages. Makes rows selectable. */
  selection?: TableSelection | undefined;
  /** Called with the whole selection, over all pages. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** Actions for the selected rows. */
  bulkActions?: (ReactNode | ((selection: TableSelection, count: number) => ReactNode)) | undefined;
  /** Offers to select every row that matches. The next search or filter ends such a selection. Default false. */
  canSelectAll?: boolean | undefined;
  /**
   * One tab stop and arrow keys instead of a tab stop for each control. Default: when rows can be selected or opened,
   * or more than 200 rows are on one page, because there would be hundreds of tab stops. A list for reading stays a table,
   * so that screen readers can use their own commands in it.
   */
  isGrid?: boolean | undefined;
  /** Removes the frame, for a table inside a card. Default false. */
  isFlush?: boolean | undefined;
}
