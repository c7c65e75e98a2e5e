import { useAtomValue, useSetAtom } from 'jotai';
import { accountsAtom, currentAccountAtom, selectAccountAtom } from './accountAtoms.ts';

export const ALL_ACCOUNTS = 'All accounts';

/** The current account; null stands for all of the user's accounts. */
export function useCurrentAccount() {
  const account = useAtomValue(currentAccountAtom);
  return {
    account,
    accountId: account?.id,
    accounts: useAtomValue(accountsAtom) ?? [],
    selectAccount: useSetAtom(selectAccountAtom),
  };
}
