import type { ListDefaults } from '../../shared/listState/listUrl.ts';
import { useListState } from '../../shared/listState/useListState.ts';
import { useCurrentAccount } from './useCurrentAccount.ts';

/** A list of one account's rows: the account of the URL, or the current one where the URL names none. */
export function useAccountList(defaults: ListDefaults = {}) {
  const list = useListState(defaults);
  const { accountId: currentId } = useCurrentAccount();
  const accountId = list.account === 'all' ? undefined : (list.account ?? currentId);
  /** Empty while the rows of all accounts are shown. */
  const accountFilter: { account_id?: number[] } = accountId === undefined ? {} : { account_id: [accountId] };
  return { ...list, accountId, accountFilter };
}
