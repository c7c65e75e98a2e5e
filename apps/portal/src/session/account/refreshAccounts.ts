import { listQuery } from '@mailroom/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { api, read } from '../../shared/api.ts';
import { accountKeys } from '../../shared/recordKeys.ts';
import { sessionStore } from '../../shared/stores.ts';
import { accountTotalAtom, areAccountsLoadingAtom, keepAccountsAtom } from './accountAtoms.ts';
import { ACCOUNTS_LIST_KEY } from './storedAccounts.ts';

/** The first ten accounts by name; the empty search is what the specification sends on login. */
const FIRST_ACCOUNTS = listQuery('listAccounts', {
  sort: { field: 'name', direction: 'asc' },
  search: { field: 'name', text: '' },
});

/** Clears the cached accounts list and loads it again, as on each login. A failure shows its notice and doesn't stop the login. */
export async function refreshAccounts(queries: QueryClient, store: ReturnType<typeof createStore>): Promise<void> {
  sessionStore.remove(ACCOUNTS_LIST_KEY);
  store.set(areAccountsLoadingAtom, true);
  const loaded = await queries
    .fetchQuery({
      queryKey: accountKeys.part('of-login'),
      queryFn: ({ signal }) => read(api.v1.GET('/account', { params: { query: FIRST_ACCOUNTS }, signal })),
      staleTime: 0,
    })
    .catch(() => undefined);
  store.set(areAccountsLoadingAtom, false);
  store.set(accountTotalAtom, loaded?.total_rows);
  store.set(keepAccountsAtom, loaded?.objects ?? []);
}
