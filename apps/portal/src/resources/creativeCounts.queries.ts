import type { ListQuery } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';
import { creativeKeys } from '../shared/recordKeys.ts';
import { pageQuery, searchAnd } from './pageQuery.ts';

const FILTERS = ['account_id:eq', 'advertiser_id:eq', 'label:eq', 'stale_draft:eq'] as const;

/** How many creatives of a list have each status, whichever statuses the list is filtered by. */
export function creativeCountsQuery(list: ListQuery<'listCreatives'>) {
  const query = searchAnd(list, FILTERS);
  return pageQuery(creativeKeys.list({ counts: query }), (signal) =>
    read(api.v1.GET('/creatives/counts', { params: { query }, signal })),
  );
}
