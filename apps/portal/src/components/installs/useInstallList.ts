import { useQuery } from '@tanstack/react-query';
import { installsQuery } from '../../resources/installs.queries.ts';
import { tableQuery } from '../../shared/listState/tableQuery.ts';
import { useListState } from '../../shared/listState/useListState.ts';

/** The list of destinations that the URL names: of one account, or of all where it is undefined. */
export function useInstallList(accountId: number | undefined) {
  const list = useListState({ sort: 'name:asc', filters: ['last_check_result'] });
  const fixed = accountId === undefined ? {} : { account_id: [accountId] };
  const query = tableQuery('listInstalls', list.state, { search: 'name', filters: ['last_check_result'], fixed });
  return { list, query, installs: useQuery(installsQuery(query)) };
}
