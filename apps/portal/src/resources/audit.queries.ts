import { listQuery } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';

export const AUDIT_PAGE_SIZE = 25;

/** The changes of a record, newest first. Cached under the record's kind, so that a live hint refreshes them too. */
export function auditQuery(entity: string, id: number, page: number) {
  return queryOptions({
    queryKey: [entity, 'audit', id, page],
    queryFn: ({ signal }) =>
      read(
        api.v2.GET('/audit', {
          params: {
            query: {
              ...listQuery('listAudit', {
                page,
                pageSize: AUDIT_PAGE_SIZE,
                sort: { field: 'id', direction: 'desc' },
              }),
              entity,
              entity_id: id,
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
