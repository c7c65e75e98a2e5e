import type { V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';

/** Reads a sample of an uploaded file as its import will read it. */
export function sampleQuery(id: number, body: V1Schemas['AudienceSampleInput']) {
  return queryOptions({
    queryKey: ['audience_file', 'sample', id, body],
    queryFn: ({ signal }) =>
      read(api.v1.POST('/audience/file/{id}/sample', { params: { path: { id } }, body, signal })),
    staleTime: Infinity,
  });
}

/** Reads a whole uploaded file, and counts the people that a suppression of its opted-out people would reach. */
export function consentSuppressionQuery(id: number, body: V1Schemas['ConsentSuppressionInput']) {
  return queryOptions({
    queryKey: ['audience_file', 'suppression', id, body],
    queryFn: ({ signal }) =>
      read(api.v1.POST('/audience/file/{id}/consent/suppression', { params: { path: { id } }, body, signal })),
  });
}
