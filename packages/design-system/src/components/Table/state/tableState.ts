/** 1 ascending, -1 descending, as lists are sorted everywhere in the contract. */
export type SortDirection = 1 | -1;

export interface TableSort<Id extends string = string> {
  /** Column id. */
  id: Id;
  direction: SortDirection;
}

export type PinSide = 'start' | 'end';
export type TableDensity = 'comfortable' | 'compact';

/** How the reader arranged the columns. What is absent is as the columns were defined. */
export interface TableColumnsState<Id extends string = string> {
  /** Ids of the columns the reader switched off. */
  hidden: readonly Id[];
  /** Ids in the order they stand. A column that isn't named (a new one) stays behind the one defined before it. */
  order?: readonly Id[] | undefined;
  /** Pixels by column id. */
  widths?: Readonly<Record<string, number>> | undefined;
  /** Ids of the columns that stay in sight at the edges while the others scroll. */
  pinned?: { readonly [side in PinSide]?: readonly Id[] | undefined } | undefined;
}

/**
 * Everything a reader chose about a table, as plain data: it survives a URL, a saved view and JSON. `Id` is a union of the columns'
 * ids where the compiler shall know them: `TableState<TableColumnId<typeof columns>>`.
 */
export interface TableState<Id extends string = string> {
  /** Starts at 1. */
  page: number;
  /** 10 by default, 100 at most. */
  pageSize: number;
  /** The first entry sorts first. */
  sort: readonly TableSort<Id>[];
  /** The words in the search field. */
  search: string;
  /** Chosen values by filter id. A filter without values is absent. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** What the reader did to the columns. */
  columns: TableColumnsState<Id>;
  /** Height of the rows. Absent: as the page around it. */
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
 * The sort after a header was pressed: ascending, descending, then none.
 * Without `isAdding` the column becomes the only one; with it (shift) it joins or changes in place.
 */
export function nextSort(sort: readonly TableSort[], id: string, isAdding: boolean): TableSort[] {
  const current = sort.find((entry) => entry.id === id);
  const next: TableSort | undefined =
    current === undefined ? { id, direction: 1 } : current.direction === 1 ? { id, direction: -1 } : undefined;
  if (!isAdding) return next === undefined ? [] : [next];
  if (current === undefined) return [...sort, { id, direction: 1 }];
  return sort.flatMap((entry) => (entry.id === id ? (next ?? []) : entry));
}

/** What changes the set of rows also leads back to page 1, where its first rows are. */
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

/** Keeps the first row of the old page in sight. */
export function withPageSize(state: TableState, pageSize: number): TableState {
  const first = (state.page - 1) * state.pageSize;
  return { ...state, pageSize, page: Math.floor(first / pageSize) + 1 };
}
