import {
  listQuery,
  type ListFilterField,
  type ListFilters,
  type ListOperation,
  type ListQuery,
  type ListSearchField,
} from '@mailroom/api-client';
import type { TableState } from '@mailroom/design-system';

interface TableQueryOptions<Name extends ListOperation> {
  /** The field that the search box searches. */
  readonly search?: ListSearchField<Name>;
  /** The table's filters, whose ids are the operation's filter fields. */
  readonly filters?: readonly ListFilterField<Name>[];
  /** Filters that the screen sets itself, such as the account; they win over the table's. */
  readonly fixed?: ListFilters<Name>;
}

/**
 * A table's state as the query of one operation. Filter values go out as the URL spells them: a number is the same text
 * on the wire, and the server names the values that it refuses.
 */
export function tableQuery<Name extends ListOperation>(
  operation: Name,
  state: TableState,
  { search, filters = [], fixed }: TableQueryOptions<Name> = {},
): ListQuery<Name> {
  const [sort] = state.sort;
  const chosen = filters.flatMap((id) => {
    const values = state.filters[id];
    return values && values.length > 0 ? [[id, values] as const] : [];
  });
  return listQuery(operation, {
    page: state.page,
    pageSize: state.pageSize,
    ...(sort && { sort: { field: sort.id, direction: sort.direction === 1 ? 'asc' : 'desc' } }),
    ...(search && state.search && { search: { field: search, text: state.search } }),
    filters: { ...Object.fromEntries(chosen), ...fixed } as ListFilters<Name>,
  });
}

const PAGING = new Set(['start', 'count', 'skip', 'limit']);

/** A list's query for its export, which has all rows and so refuses a page. */
export function exportQuery<Query extends object>(query: Query): Omit<Query, 'start' | 'count' | 'skip' | 'limit'> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !PAGING.has(name))) as Omit<
    Query,
    'start' | 'count' | 'skip' | 'limit'
  >;
}
