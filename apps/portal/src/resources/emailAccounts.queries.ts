import { listQuery } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { accountKeys } from '../shared/recordKeys.ts';

const SHOWN = 20;

/** The accounts whose name holds the text, of those that the user may work for. Any signed-in user may ask. */
export function emailAccountsQuery(text: string) {
  return queryOptions({
    queryKey: accountKeys.part('choice', text),
    queryFn: ({ signal }) =>
      read(
        api.v1.GET('/email_account', {
          params: {
            query: listQuery('listEmailAccounts', {
              pageSize: SHOWN,
              sort: { field: 'name', direction: 'asc' },
              search: { field: 'name', text },
            }),
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
