export type Direction = 'asc' | 'desc';

/** What `x-list` beside an operation allows. A field that isn't named is refused, not ignored. */
export type ListAllow = {
  sortable: readonly string[];
  searchable: readonly string[];
  filterable: readonly string[];
  /** The order when the caller names none, e.g. `name:asc`. */
  order?: string;
};

/** A list call, whichever of the three dialects it was written in. */
export type ListQuery = {
  offset: number;
  limit: number;
  order: readonly (readonly [field: string, direction: Direction])[];
  search?: { field: string; text: string };
  filters: Readonly<Record<string, readonly string[]>>;
};
