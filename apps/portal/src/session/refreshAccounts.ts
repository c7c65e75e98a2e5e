import { loginAccounts } from '@mailroom/domain/constants';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { api, read } from '../shared/api.ts';
import { sessionStore } from '../shared/stores.ts';
import { keepAccountsAtom } from './accountAtoms.ts';
import { ACCOUNTS_LIST_KEY } from './storedAccounts.ts';

/** Clears the cached accounts list and loads it anew, as on each login. A failure has its notice and stops nothing. */
export async function refreshAccounts(queries: QueryClient, store: ReturnType<typeof createStore>): Promise<void> {
  sessionStore.remove(ACCOUNTS_LIST_KEY);
  const loaded = await queries
    .fetchQuery({
      queryKey: ['account', 'of-login'],
      queryFn: ({ signal }) => read(api.v1.GET('/account', { params: { query: loginAccounts }, signal })),
      staleTime: 0,
    })
    .catch(() => undefined);
  store.set(keepAccountsAtom, loaded?.objects ?? []);
}
