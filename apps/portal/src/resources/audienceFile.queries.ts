import type { V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';

/** Reads a whole uploaded file for consent. The file never changes, so it is read once. */
export function consentQuery(id: number, body: V1Schemas['ConsentProfileInput']) {
  return queryOptions({
    // Not below the keys of audiences: each import would read the file again, although it never changes.
    queryKey: ['audience_upload', 'consent', id, body],
    queryFn: ({ signal }) =>
      read(api.v1.POST('/audience/file/{id}/consent', { params: { path: { id } }, body, signal })),
    staleTime: Infinity,
  });
}

/** Reads a sample of an uploaded file as its import will read it. */
export function sampleQuery(id: number, body: V1Schemas['AudienceSampleInput']) {
  return queryOptions({
    queryKey: ['audience_upload', 'sample', id, body],
    queryFn: ({ signal }) =>
      read(api.v1.POST('/audience/file/{id}/sample', { params: { path: { id } }, body, signal })),
    staleTime: Infinity,
  });
}

/** Reads a whole uploaded file, and counts the people that a suppression of its opted-out people would reach. */
export function consentSuppressionQuery(id: number, body: V1Schemas['ConsentSuppressionInput']) {
  return queryOptions({
    queryKey: ['audience_upload', 'suppression', id, body],
    queryFn: ({ signal }) =>
      read(api.v1.POST('/audience/file/{id}/consent/suppression', { params: { path: { id } }, body, signal })),
  });
}
