import type { TableState } from '@mailroom/design-system';
import { readListState, type ListDefaults } from '../../shared/listState/listUrl.ts';
import { accountInUrl } from '../../shared/listState/useListState.ts';
import type { FirstRead, ReadOptions } from '../../shared/portalModule.ts';
import { filterByAccount, useAccountList, type AccountFilter } from './useAccountList.ts';

/** A list that a page shows. The page and its first read make the same query of the address. */
interface PageList<Query, Options> {
  readonly defaults: ListDefaults;
  readonly queryOf: (state: TableState, account: AccountFilter) => Query;
  readonly read: (query: Query) => Options;
}

/** The list of a page: its state in the URL, its query, and how that is read. */
export function usePageList<Query, Options>({ defaults, queryOf, read }: PageList<Query, Options>) {
  const list = useAccountList(defaults);
  const query = queryOf(list.state, list.accountFilter);
  return { list, query, options: read(query) };
}

/** Returns what a page with this list reads first, so that the answer is on its way before the page is drawn. */
export function firstReadOf<Query>({ defaults, queryOf, read }: PageList<Query, ReadOptions>): FirstRead {
  return ({ url, pageSize, accountId }) => {
    const state = readListState(url.searchParams, defaults, pageSize);
    const { accountFilter } = filterByAccount(accountInUrl(url.searchParams), accountId);
    return read(queryOf(state, accountFilter));
  };
}
