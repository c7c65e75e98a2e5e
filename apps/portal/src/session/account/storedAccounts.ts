import { readJson, type TextStore } from '../../shared/storage.ts';

const CURRENT_ACCOUNT_KEY = 'current-account';
export const ACCOUNTS_LIST_KEY = 'accounts-list';

export interface StoredAccount {
  readonly id: number;
  readonly name: string;
}

function isAccount(value: unknown): value is StoredAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Number.isInteger(value.id) &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

/** The cached list; undefined when it is missing or broken and has to be loaded again (R45). */
export function storedAccounts(store: TextStore): readonly StoredAccount[] | undefined {
  const value = readJson(store, ACCOUNTS_LIST_KEY);
  return Array.isArray(value) && value.every(isAccount) ? value : undefined;
}

export function storeAccounts(store: TextStore, accounts: readonly StoredAccount[]): void {
  store.set(ACCOUNTS_LIST_KEY, JSON.stringify(accounts.map(({ id, name }) => ({ id, name }))));
}

/** The chosen account's id; undefined when none is chosen or the value is broken. */
export function storedCurrentId(store: TextStore): number | undefined {
  const value = readJson(store, CURRENT_ACCOUNT_KEY);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

export function storeCurrentId(store: TextStore, id: number | null): void {
  if (id === null) store.remove(CURRENT_ACCOUNT_KEY);
  else store.set(CURRENT_ACCOUNT_KEY, JSON.stringify(id));
}
