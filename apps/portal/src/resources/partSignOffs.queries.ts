import type { V2Schemas } from '@mailroom/api-client';
import { creativePart } from '@mailroom/domain/verdicts/creativeParts';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { creativeKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

/** The five parts of the newest revision and their sign-offs. */
export function partSignOffsQuery(id: number) {
  return queryOptions({
    queryKey: creativeKeys.part('sign-offs', id),
    queryFn: ({ signal }) => read(api.v2.GET('/creative/{id}/sign-offs', { params: { path: { id } }, signal })),
  });
}

/** Signs off a part, or takes that back. The status of the creative may follow from it. */
export function useSignOffPart() {
  return useWrite({
    write: ({ id, ...body }: V2Schemas['PartSignOffRequest'] & { id: number }) =>
      read(api.v2.POST('/creative/{id}/sign-offs', { params: { path: { id } }, body })),
    refreshes: [creativeKeys.all],
    says: (_, { part, withdraw }) => {
      const { label } = creativePart(part);
      return withdraw ? `${label}: the sign-off is withdrawn` : `${label}: signed off`;
    },
  });
}
