import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import { useDesign } from '../../../provider/DesignContext.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { cellSortValue } from '../cells/cellText.ts';
import { rowFilter } from './rowFilter.ts';
import { compareRanks, ranksOfRows, type Ranks, type RanksOf } from './sortRanks.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import { dayIn, type TableFilter } from './tableFilters.ts';
import type { TableState } from '../state/tableState.ts';

// Only the features in use. All together weigh twice as much, and the library's filters more than our whole filter.
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const NO_ROWS: readonly never[] = [];

interface Sorting<Row> {
  ranksOf: RanksOf<Row>;
  data: readonly Row[];
  sort: TableState['sort'];
}

function sortColumn<Row extends RowData>(
  column: TableColumn<Row>,
  { ranksOf, data, sort }: Sorting<Row>,
): ColumnDef<typeof features, Row> {
  const isDescending = sort.some(({ id, direction }) => id === column.id && direction === -1);
  let ranks: Ranks | undefined;
  return {
    id: column.id,
    accessorFn: (row) => cellSortValue(column, row),
    // Otherwise the library reads two values per comparison to see whether they are missing. The ranks already know.
    sortUndefined: false,
    sortFn: (one, other) => {
      ranks ??= ranksOf(column, data);
      return compareRanks(ranks[one.index] ?? Number.NaN, ranks[other.index] ?? Number.NaN, isDescending);
    },
  };
}

export interface TableRows<Row> {
  /** The rows of the page, in order. */
  page: readonly Row[];
  /** The number of the page that is shown: the last one when the state asks for a page that no longer exists. */
  pageNumber: number;
  /** How many rows match, over all pages. */
  total: number;
  /** Returns all rows that match, in order; for server data, those of the page. Stable while the rows are the same. */
  matching: () => readonly Row[];
}

export interface TableRowsSource<Row> {
  columns: readonly TableColumn<Row>[];
  filters: readonly TableFilter<Row>[];
  rows: readonly Row[] | undefined;
  /** Given when a server sorts, filters and pages. `rows` is then one page of this many. */
  total: number | undefined;
  state: TableState;
  isPaged: boolean;
}

/** Sorts, filters and pages client data. Returns server data unchanged. */
export function useTableRows<Row extends RowData>(source: TableRowsSource<Row>): TableRows<Row> {
  const { columns, filters, rows = NO_ROWS, total, state, isPaged } = source;
  const formats = useFormats();
  const { timeZone } = useDesign();
  const isServer = total !== undefined;
  const find = useMemo(
    () => rowFilter({ rows, columns, filters, formats, dayOf: dayIn(timeZone) }),
    [rows, columns, filters, formats, timeZone],
  );
  const { search, filters: chosen } = state;
  const data = useMemo(() => (isServer ? rows : find(search, chosen)) as Row[], [isServer, rows, find, search, chosen]);
  const ranksOf = useMemo(() => ranksOfRows(rows), [rows]);
  const { sort } = state;
  const defs = useMemo(
    () => columns.map((column) => sortColumn(column, { ranksOf, data, sort })),
    [columns, ranksOf, data, sort],
  );
  const sorting = useMemo(() => sort.map(({ id, direction }) => ({ id, desc: direction === -1 })), [sort]);
  const table = useTable({ features, data, columns: defs, manualSorting: isServer, state: { sorting } });
  // Only when there is something to sort, because the library makes an object for each of 10,000 rows.
  const model = isServer || sort.length === 0 ? undefined : table.getRowModel();
  const ordered = useMemo(() => model?.rows.map((row) => row.original) ?? data, [model, data]);
  const count = total ?? ordered.length;
  const pageNumber = isServer ? state.page : Math.min(state.page, Math.max(1, Math.ceil(count / state.pageSize)));
  const page = useMemo(() => {
    if (isServer) return data;
    const first = (pageNumber - 1) * state.pageSize;
    return isPaged ? ordered.slice(first, first + state.pageSize) : ordered;
  }, [isServer, data, ordered, isPaged, pageNumber, state.pageSize]);
  const matching = useCallback(() => ordered, [ordered]);
  return { page, pageNumber, total: count, matching };
}
