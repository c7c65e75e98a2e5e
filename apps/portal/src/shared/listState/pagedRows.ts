import { tableError } from '../tableError.ts';
import type { ListInUrl } from './useListState.ts';

/** The part of a query that a table of its pages reads. */
export interface PagedQuery<Row extends object> {
  readonly data: { readonly objects: readonly Row[]; readonly total_rows: number } | undefined;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The props of a table that shows one page of a list, whose state is in the URL: `<Table {...pagedRows(list, query)} />`. */
export function pagedRows<Row extends object>(list: Pick<ListInUrl, 'state' | 'setState'>, query: PagedQuery<Row>) {
  return {
    rows: query.data?.objects,
    total: query.data?.total_rows ?? 0,
    state: list.state,
    onStateChange: list.setState,
    isRefreshing: query.isPlaceholderData,
    ...tableError(query),
  };
}
