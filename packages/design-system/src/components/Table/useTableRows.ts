import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { cellSortValue, cellText, type CellFormats } from './cellText.ts';
import type { TableColumn } from './tableColumns.ts';
import { dayIn, filterValue, isInFilter, type TableFilter } from './tableFilters.ts';
import type { TableState } from './tableState.ts';

// Only what is used: all features together weigh twice as much.
const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type Def<Row extends RowData> = ColumnDef<typeof features, Row>;

const SEARCH = ':search';
const FILTER = ':filter:';
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const NO_ROWS: readonly never[] = [];

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

function sortColumn<Row extends RowData>(column: TableColumn<Row>): Def<Row> {
  return {
    id: column.id,
    accessorFn: (row) => cellSortValue(column, row),
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
  };
}

/** The searched words of a row as one lower-case text; the row remembers it, so a key press compares strings only. */
function searchColumn<Row extends RowData>(columns: readonly TableColumn<Row>[], formats: CellFormats): Def<Row> {
  const searched = columns.filter((column) => column.isSearchable ?? column.kind !== 'actions');
  return {
    id: SEARCH,
    accessorFn: (row) =>
      searched
        .map((column) => cellText(column, row, formats))
        .join('\n')
        .toLowerCase(),
    filterFn: (row, id, words: string) => row.getValue<string>(id).includes(words),
    enableSorting: false,
  };
}

function filterColumn<Row extends RowData>(
  filter: TableFilter<Row>,
  dayOf: (value: string | Date) => string,
): Def<Row> {
  return {
    id: FILTER + filter.id,
    accessorFn: (row) => filterValue(filter, row, dayOf),
    filterFn: (row, id, chosen: readonly string[]) => isInFilter(filter, row.getValue(id), chosen),
    enableSorting: false,
  };
}

export interface TableRows<Row> {
  /** The rows of the page, in order. */
  page: readonly Row[];
  /** The page that is shown: the last one when the state asks for a page that is no longer there. */
  pageNumber: number;
  /** How many match, over all pages. */
  total: number;
  /** All rows that match, in order; of server data, those of the page. Stable while they are the same. */
  matching: () => readonly Row[];
}

interface Source<Row> {
  columns: readonly TableColumn<Row>[];
  filters: readonly TableFilter<Row>[];
  rows: readonly Row[] | undefined;
  /** Given: the server sorts, filters and pages, and `rows` is one page of so many. */
  total: number | undefined;
  state: TableState;
  isPaged: boolean;
  formats: CellFormats;
}

/** Sorts, filters and pages client data; hands server data through as it is. */
export function useTableRows<Row extends RowData>(source: Source<Row>): TableRows<Row> {
  const { columns, filters, rows = NO_ROWS, total, state, isPaged, formats } = source;
  const isServer = total !== undefined;
  const { timeZone } = useDesign();
  const defs = useMemo(() => {
    const dayOf = dayIn(timeZone);
    return [
      ...columns.map(sortColumn),
      searchColumn(columns, formats),
      ...filters.map((filter) => filterColumn(filter, dayOf)),
    ];
  }, [columns, filters, formats, timeZone]);
  const sorting = useMemo(() => state.sort.map(({ id, direction }) => ({ id, desc: direction === -1 })), [state.sort]);
  const columnFilters = useMemo(() => {
    const known = new Set(filters.map((filter) => filter.id));
    const chosen = Object.entries(state.filters).filter(([id]) => known.has(id));
    const words = state.search.trim().toLowerCase();
    return [
      ...chosen.map(([id, values]) => ({ id: FILTER + id, value: values })),
      ...(words === '' ? [] : [{ id: SEARCH, value: words }]),
    ];
  }, [filters, state.filters, state.search]);
  const data = rows as Row[];
  const table = useTable({
    features,
    data,
    columns: defs,
    manualSorting: isServer,
    manualFiltering: isServer,
    state: { sorting, columnFilters },
  });
  const model = table.getRowModel();
  const count = total ?? model.rows.length;
  const pageNumber = isServer ? state.page : Math.min(state.page, Math.max(1, Math.ceil(count / state.pageSize)));
  const page = useMemo(() => {
    if (isServer) return data;
    const first = (pageNumber - 1) * state.pageSize;
    const shown = isPaged ? model.rows.slice(first, first + state.pageSize) : model.rows;
    return shown.map((row) => row.original);
  }, [isServer, data, model, isPaged, pageNumber, state.pageSize]);
  const matching = useCallback(
    () => (isServer ? data : model.rows.map((row) => row.original)),
    [isServer, data, model],
  );
  return { page, pageNumber, total: count, matching };
}
