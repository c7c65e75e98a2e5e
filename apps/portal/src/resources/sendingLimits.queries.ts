import type { V2Operations } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { accountKeys, productKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

export function sendingLimitsQuery(id: number) {
  return queryOptions({
    queryKey: accountKeys.part('sending-limits', id),
    queryFn: ({ signal }) => read(api.v2.GET('/account/{id}/sending-limits', { params: { path: { id } }, signal })),
  });
}

interface SendingLimitsEdit {
  id: number;
  version: number;
  patch: V2Operations['updateSendingLimits']['requestBody']['content']['application/json'];
}

export function useEditSendingLimits(handles: (error: unknown) => boolean) {
  return useWrite({
    write: ({ id, version, patch }: SendingLimitsEdit) =>
      read(
        api.v2.PATCH('/account/{id}/sending-limits', {
          params: { path: { id }, header: ifMatch({ version }) },
          body: patch,
        }),
      ),
    // Each product's page says when it is done.
    refreshes: [accountKeys.all, productKeys.all],
    says: 'Sending limits saved. They apply to the next messages',
    handles,
  });
}
