/** 1 ascending, -1 descending. */
export type SortDirection = 1 | -1;

export interface TableSort<Id extends string = string> {
  /** Column id. */
  id: Id;
  direction: SortDirection;
}

export type PinSide = 'start' | 'end';
export type TableDensity = 'comfortable' | 'compact';

/** How the reader arranged the columns. Absent parts are as defined. */
export interface TableColumnsState<Id extends string = string> {
  /** Ids of the columns that the reader hid. */
  hidden: readonly Id[];
  /** Ids in order. A column that isn't listed (a new one) comes after the one defined before it. */
  order?: readonly Id[] | undefined;
  /** Widths in pixels, by column id. */
  widths?: Readonly<Record<string, number>> | undefined;
  /** Ids of the columns that stay at the edges while the others scroll. */
  pinned?: { readonly [side in PinSide]?: readonly Id[] | undefined } | undefined;
}

/**
 * Everything that a reader chose in a table, as plain data that fits a URL, a saved view and JSON. `Id` can be the union of
 * the column ids, so that the compiler checks them: `TableState<TableColumnId<typeof columns>>`.
 */
export interface TableState<Id extends string = string> {
  /** Starts at 1. */
  page: number;
  /** Rows per page. Default 10, at most 100. */
  pageSize: number;
  /** Sorts by the first entry first. */
  sort: readonly TableSort<Id>[];
  /** The text in the search field. */
  search: string;
  /** Chosen values by filter id. A filter without values is absent. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** How the reader arranged the columns. */
  columns: TableColumnsState<Id>;
  /** Height of the rows. Default: the density of the page. */
  density?: TableDensity | undefined;
}

export const DEFAULT_TABLE_STATE: TableState = {
  page: 1,
  pageSize: 10,
  sort: [],
  search: '',
  filters: {},
  columns: { hidden: [] },
};

/**
 * The sort after a header is pressed: ascending, descending, then none. Without `isAdding` the column becomes the only
 * one. With it (Shift) the column is added, or changes in place.
 */
export function nextSort(sort: readonly TableSort[], id: string, isAdding: boolean): TableSort[] {
  const current = sort.find((entry) => entry.id === id);
  const next: TableSort | undefined =
    current === undefined ? { id, direction: 1 } : current.direction === 1 ? { id, direction: -1 } : undefined;
  if (!isAdding) return next === undefined ? [] : [next];
  if (current === undefined) return [...sort, { id, direction: 1 }];
  return sort.flatMap((entry) => (entry.id === id ? (next ?? []) : entry));
}

/** Changes that affect which rows are shown also go back to page 1. */
export function withSort(state: TableState, sort: readonly TableSort[]): TableState {
  return { ...state, sort, page: 1 };
}

export function withSearch(state: TableState, search: string): TableState {
  return { ...state, search, page: 1 };
}

export function withFilter(state: TableState, id: string, values: readonly string[]): TableState {
  const { [id]: _, ...others } = state.filters;
  return { ...state, filters: values.length === 0 ? others : { ...others, [id]: values }, page: 1 };
}

export function withoutFilters(state: TableState): TableState {
  return { ...state, filters: {}, search: '', page: 1 };
}

export function withColumnShown(state: TableState, id: string, isShown: boolean): TableState {
  const hidden = state.columns.hidden.filter((other) => other !== id);
  return { ...state, columns: { ...state.columns, hidden: isShown ? hidden : [...hidden, id] } };
}

/** Changes the page size and keeps the first row of the old page visible. */
export function withPageSize(state: TableState, pageSize: number): TableState {
  const first = (state.page - 1) * state.pageSize;
  return { ...state, pageSize, page: Math.floor(first / pageSize) + 1 };
}
