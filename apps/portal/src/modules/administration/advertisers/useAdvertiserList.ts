import { searchKeys } from '@mailroom/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { advertisersQuery } from '../../../resources/advertisers.queries.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';

/** The list of advertisers that the URL names: of one account, or of all where it is undefined. */
export function useAdvertiserList(accountId: number | undefined) {
  const list = useListState({ sort: 'advertiser_name:asc' });
  const fixed = accountId === undefined ? {} : { account_id: [accountId] };
  const query = tableQuery('listAdvertisers', list.state, { search: searchKeys.advertisers, fixed });
  return { list, query, advertisers: useQuery(advertisersQuery(query)) };
}
