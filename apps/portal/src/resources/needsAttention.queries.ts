import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { needsAttentionKeys } from '../shared/recordKeys.ts';

/** Counts by module and what waits for the caller, of one account or of all. */
export const needsAttentionQuery = (accountId: number | undefined) =>
  queryOptions({
    queryKey: needsAttentionKeys.list(accountId ?? 'all'),
    queryFn: ({ signal }) =>
      read(api.v2.GET('/needs-attention', { params: { query: accountId ? { account_id: accountId } : {} }, signal })),
    placeholderData: keepPreviousData,
    // Whenever any screen is open the frame shows these counts: a failure belongs to the landing page's Error state.
    meta: { isQuiet: true },
  });
