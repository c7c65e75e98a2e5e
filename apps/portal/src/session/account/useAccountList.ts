import type { ListDefaults } from '../../shared/listState/listUrl.ts';
import { useListState, type ListInUrl } from '../../shared/listState/useListState.ts';
import { useCurrentAccount } from './useCurrentAccount.ts';

/** The filter by account. Empty while the rows of all accounts are shown. */
export interface AccountFilter {
  account_id?: number[];
}

/** The account of the URL, or the current one where the URL names none. */
export function filterByAccount(inUrl: ListInUrl['account'], currentId: number | undefined) {
  const accountId = inUrl === 'all' ? undefined : (inUrl ?? currentId);
  const accountFilter: AccountFilter = accountId === undefined ? {} : { account_id: [accountId] };
  return { accountId, accountFilter };
}

/** A list of one account's rows. */
export function useAccountList(defaults: ListDefaults = {}) {
  const list = useListState(defaults);
  const { accountId: currentId } = useCurrentAccount();
  return { ...list, ...filterByAccount(list.account, currentId) };
}
