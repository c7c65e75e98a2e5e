import { listQuery } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { creativeKeys } from '../shared/recordKeys.ts';

const TICKET_LIFE = 4 * 60_000;

/** A creative with the ticket for its HTML on the creative host. The ticket expires after five minutes. */
export function creativePreviewQuery(id: number) {
  return queryOptions({
    queryKey: creativeKeys.part('preview', id),
    queryFn: ({ signal }) => read(api.v1.GET('/creative/{id}', { params: { path: { id } }, signal })),
    staleTime: TICKET_LIFE,
  });
}

const REVISIONS = 100;

/** The same for an older revision; null when that revision doesn't exist. */
export function revisionPreviewQuery(id: number, revision: number) {
  return queryOptions({
    queryKey: creativeKeys.part('preview', id, revision),
    queryFn: async ({ signal }) => {
      for (let page = 1; ; page += 1) {
        const query = listQuery('listCreativeRevisions', {
          page,
          pageSize: REVISIONS,
          sort: { field: 'revision', direction: 'desc' },
        });
        const found = await read(api.v1.GET('/creative/{id}/revisions', { params: { path: { id }, query }, signal }));
        const one = found.objects.find((row) => row.revision === revision);
        if (one || page * REVISIONS >= found.total_rows) return one ?? null;
      }
    },
    staleTime: TICKET_LIFE,
    // A frame loads again with each choice of its toolbar, which an expired ticket would refuse.
    refetchInterval: TICKET_LIFE,
  });
}
