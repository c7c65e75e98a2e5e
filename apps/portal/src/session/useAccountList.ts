import type { ListDefaults } from '../shared/listState/listUrl.ts';
import { useListState } from '../shared/listState/useListState.ts';
import { useCurrentAccount } from './useCurrentAccount.ts';

/** A list of one account's rows: the account of the URL, else the current one, else all. */
export function useAccountList(defaults: ListDefaults = {}) {
  const list = useListState(defaults);
  const { accountId: currentId } = useCurrentAccount();
  const accountId = list.account === 'all' ? undefined : (list.account ?? currentId);
  return { ...list, accountId };
}
