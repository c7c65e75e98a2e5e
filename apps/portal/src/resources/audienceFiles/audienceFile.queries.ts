import type { V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';

/** Reads a whole uploaded file for consent. The file never changes, so it is read once. */
export function consentQuery(id: number, body: V1Schemas['ConsentProfileInput']) {
  return queryOptions({
    // Not below the keys of audiences or uploads: each hint about one would read the file again, although it never changes.
    queryKey: ['audience_file', 'consent', id, body],
    queryFn: ({ signal }) =>
      read(api.v1.POST('/audience/file/{id}/consent', { params: { path: { id } }, body, signal })),
    staleTime: Infinity,
  });
}
