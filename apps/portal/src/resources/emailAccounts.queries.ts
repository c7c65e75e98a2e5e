import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';

const SHOWN = 20;

/** The accounts one may work for whose name holds the text: light rows, any signed-in user. */
export const emailAccountsQuery = (text: string) =>
  queryOptions({
    queryKey: ['account', 'choice', text],
    queryFn: ({ signal }) =>
      read(
        api.v1.GET('/email_account', {
          params: { query: { start: 1, limit: SHOWN, order_by: 'name:asc', ...(text && { 'name:like': text }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
