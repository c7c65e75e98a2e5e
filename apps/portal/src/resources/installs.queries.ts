import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { installKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

export function installsQuery(accountId: number) {
  return queryOptions({
    queryKey: installKeys.list(accountId),
    queryFn: ({ signal }) =>
      read(
        api.v1.GET('/install', {
          params: {
            query: listQuery('listInstalls', {
              pageSize: EXTENDED_PAGE_SIZE,
              sort: { field: 'name', direction: 'asc' },
              filters: { account_id: [accountId] },
            }),
          },
          signal,
        }),
      ),
  });
}

export function useAddInstall(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: V1Schemas['InstallCreate']) => read(api.v1.POST('/install', { body })),
    refreshes: [installKeys.all],
    says: 'Destination added',
    handles,
  });
}

export function useDeleteInstall() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/install/{id}', { params: { path: { id } } })),
    refreshes: [installKeys.all],
    says: 'Destination deleted',
  });
}
