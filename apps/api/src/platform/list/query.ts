export type Direction = 'asc' | 'desc';

/** The fields that `x-list` of an operation allows. Other fields are refused, not ignored. */
export interface ListAllow {
  sortable: readonly string[];
  searchable: readonly string[];
  filterable: readonly string[];
  /** The order when the caller names none, e.g. `name:asc`. */
  order?: string;
}

/** A list call, independent of the dialect it was written in. */
export interface ListQuery {
  offset: number;
  limit: number;
  order: readonly (readonly [field: string, direction: Direction])[];
  search?: { field: string; text: string };
  filters: Readonly<Record<string, readonly string[]>>;
}
