import { atom } from 'jotai';
import { sessionStore } from '../../shared/stores.ts';
import {
  storeAccounts,
  storeCurrentId,
  storedAccounts,
  storedCurrentId,
  type StoredAccount,
} from './storedAccounts.ts';

/** The cached accounts list; undefined until it has loaded, or when the stored value is broken. */
export const accountsAtom = atom<readonly StoredAccount[] | undefined>(undefined);
/** How many accounts the user has; undefined until it is known. The cached list holds the first ten. */
export const accountTotalAtom = atom<number | undefined>(undefined);
/** Whether the accounts are being loaded. Also false after a failure. */
export const areAccountsLoadingAtom = atom(false);
const currentIdAtom = atom<number | undefined>(undefined);

/** The current account, selected by its id from the cached list; null if it isn't there. */
export const currentAccountAtom = atom((get) => get(accountsAtom)?.find(({ id }) => id === get(currentIdAtom)) ?? null);

/** Reads session storage once, at the start. */
export const restoreAccountsAtom = atom(null, (_get, set) => {
  set(accountsAtom, storedAccounts(sessionStore));
  set(currentIdAtom, storedCurrentId(sessionStore));
});

export const keepAccountsAtom = atom(null, (get, set, accounts: readonly StoredAccount[]) => {
  const [only, second] = accounts;
  // A user with a single account doesn't have to choose it.
  if (only && !second && get(currentIdAtom) === undefined) {
    set(currentIdAtom, only.id);
    storeCurrentId(sessionStore, only.id);
  }
  set(accountsAtom, accounts);
  storeAccounts(sessionStore, accounts);
});

/** Adds an account beyond the first ten to the cached list, so that it is found there. Null stands for all accounts. */
export const selectAccountAtom = atom(null, (get, set, account: StoredAccount | null) => {
  const cached = get(accountsAtom) ?? [];
  if (account && !cached.some(({ id }) => id === account.id)) set(keepAccountsAtom, [...cached, account]);
  set(currentIdAtom, account?.id);
  storeCurrentId(sessionStore, account?.id ?? null);
});

export const forgetAccountsAtom = atom(null, (_get, set) => {
  set(accountsAtom, undefined);
  set(accountTotalAtom, undefined);
  set(currentIdAtom, undefined);
});
