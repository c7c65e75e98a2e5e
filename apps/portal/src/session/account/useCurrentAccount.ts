import { useAtomValue, useSetAtom } from 'jotai';
import {
  accountsAtom,
  accountTotalAtom,
  areAccountsLoadingAtom,
  currentAccountAtom,
  selectAccountAtom,
} from './accountAtoms.ts';

export const ALL_ACCOUNTS = 'All accounts';

/** The current account; null stands for all of the user's accounts. */
export function useCurrentAccount() {
  const account = useAtomValue(currentAccountAtom);
  return {
    account,
    accountId: account?.id,
    accounts: useAtomValue(accountsAtom) ?? [],
    total: useAtomValue(accountTotalAtom),
    isLoading: useAtomValue(areAccountsLoadingAtom),
    selectAccount: useSetAtom(selectAccountAtom),
  };
}
