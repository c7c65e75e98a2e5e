import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { needsAttentionKeys } from '../shared/recordKeys.ts';

/** Counts by module and the items that wait for the user, of one account or of all. */
export function needsAttentionQuery(accountId: number | undefined) {
  return queryOptions({
    queryKey: needsAttentionKeys.list(accountId ?? 'all'),
    queryFn: ({ signal }) =>
      read(api.v2.GET('/needs-attention', { params: { query: accountId ? { account_id: accountId } : {} }, signal })),
    placeholderData: keepPreviousData,
    // Quiet, because the frame loads these counts on every screen; the landing page shows their failure.
    meta: { isQuiet: true },
  });
}
