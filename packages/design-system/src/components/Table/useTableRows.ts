import { useCallback, useMemo } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import type { CellFormats } from './cellText.ts';
import { rowIndex } from './rowIndex.ts';
import type { TableColumn } from './tableColumns.ts';
import { dayIn, type TableFilter } from './tableFilters.ts';
import type { TableState } from './tableState.ts';

const NO_ROWS: readonly never[] = [];

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
export function useTableRows<Row>(source: Source<Row>): TableRows<Row> {
  const { columns, filters, rows = NO_ROWS, total, state, isPaged, formats } = source;
  const { timeZone } = useDesign();
  const isServer = total !== undefined;
  const ask = useMemo(
    () => rowIndex({ rows, columns, filters, formats, dayOf: dayIn(timeZone) }),
    [rows, columns, filters, formats, timeZone],
  );
  const { search, filters: chosen, sort } = state;
  const matched = useMemo(
    () => (isServer ? rows : ask({ search, filters: chosen, sort })),
    [isServer, rows, ask, search, chosen, sort],
  );
  const count = total ?? matched.length;
  const pageNumber = isServer ? state.page : Math.min(state.page, Math.max(1, Math.ceil(count / state.pageSize)));
  const page = useMemo(() => {
    if (isServer || !isPaged) return matched;
    const first = (pageNumber - 1) * state.pageSize;
    return matched.slice(first, first + state.pageSize);
  }, [isServer, isPaged, matched, pageNumber, state.pageSize]);
  const matching = useCallback(() => matched, [matched]);
  return { page, pageNumber, total: count, matching };
}
