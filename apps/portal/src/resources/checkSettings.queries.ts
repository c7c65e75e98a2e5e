import type { V2Operations } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { accountKeys, creativeKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

export function checkSettingsQuery(id: number) {
  return queryOptions({
    queryKey: accountKeys.part('check-settings', id),
    queryFn: ({ signal }) => read(api.v2.GET('/account/{id}/check-settings', { params: { path: { id } }, signal })),
  });
}

interface CheckSettingsEdit {
  id: number;
  version: number;
  patch: V2Operations['updateCheckSettings']['requestBody']['content']['application/json'];
}

export function useEditCheckSettings(handles: (error: unknown) => boolean) {
  return useWrite({
    write: ({ id, version, patch }: CheckSettingsEdit) =>
      read(
        api.v2.PATCH('/account/{id}/check-settings', {
          params: { path: { id }, header: ifMatch({ version }) },
          body: patch,
        }),
      ),
    // Each creative's list of clients shows the shares of readers.
    refreshes: [accountKeys.all, creativeKeys.all],
    says: 'Check settings saved. They apply from the next check',
    handles,
  });
}
