import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';

export const AUDIT_PAGE_SIZE = 25;

/** The changes of a record, newest first. Under the entity's own key: a live hint fetches its history too. */
export const auditQuery = (entity: string, id: number, page: number) =>
  queryOptions({
    queryKey: [entity, 'audit', id, page],
    queryFn: ({ signal }) =>
      read(
        api.v2.GET('/audit', {
          params: { query: { entity, entity_id: id, start: page, limit: AUDIT_PAGE_SIZE, order_by: 'id:desc' } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
