import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { accountsAtom, accountTotalAtom, areAccountsLoadingAtom } from './accountAtoms.ts';
import { refreshAccounts } from './refreshAccounts.ts';

const FOUND = { objects: [{ id: 3, name: 'Northlight Outdoor' }], total_rows: 42 };

function stateOf(store: ReturnType<typeof createStore>) {
  return {
    accounts: store.get(accountsAtom),
    total: store.get(accountTotalAtom),
    isLoading: store.get(areAccountsLoadingAtom),
  };
}

it('keeps the first accounts, how many there are, and whether they are being loaded', async () => {
  const store = createStore();
  const queries = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<typeof FOUND>();
  vi.spyOn(queries, 'fetchQuery').mockReturnValue(promise);
  const refreshed = refreshAccounts(queries, store);
  expect(stateOf(store)).toEqual({ accounts: undefined, total: undefined, isLoading: true });
  resolve(FOUND);
  await refreshed;
  expect(stateOf(store)).toEqual({ accounts: FOUND.objects, total: 42, isLoading: false });
});

it('clears the loading flag when the accounts can’t be loaded', async () => {
  const store = createStore();
  const queries = new QueryClient();
  vi.spyOn(queries, 'fetchQuery').mockRejectedValue(new Error('no answer'));
  await refreshAccounts(queries, store);
  expect(stateOf(store)).toEqual({ accounts: [], total: undefined, isLoading: false });
});
