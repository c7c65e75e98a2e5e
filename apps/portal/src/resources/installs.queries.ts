import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { installKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

export function installsQuery(query: ListQuery<'listInstalls'>) {
  return pageQuery(installKeys.list(query), (signal) => read(api.v1.GET('/install', { params: { query }, signal })));
}

export function installQuery(id: number) {
  return queryOptions({
    queryKey: installKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/install/{id}', { params: { path: { id } }, signal })),
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

interface InstallEdit {
  id: number;
  version: number;
  body: V1Schemas['InstallPatch'];
}

function patchInstall({ id, version, body }: InstallEdit) {
  return read(api.v1.PATCH('/install/{id}', { params: { path: { id }, header: ifMatch({ version }) }, body }));
}

export function useEditInstall(handles: (error: unknown) => boolean) {
  return useWrite({ write: patchInstall, refreshes: [installKeys.all], says: 'Destination saved', handles });
}

function postCheck(id: number) {
  return read(api.v1.POST('/install/{id}/check', { params: { path: { id } } }));
}

/** Tries a destination. A failed check isn't a failed call: the answer says what failed. */
export function useCheckInstall() {
  return useWrite({ write: postCheck, refreshes: [installKeys.all] });
}

/** Stores the host key that the last check refused, and checks again. */
export function useAcceptHostKey() {
  return useWrite({
    write: async ({ id, version, offered_host_key }: V1Schemas['Install']) => {
      await patchInstall({ id, version, body: { host_key_fingerprint: offered_host_key } });
      return postCheck(id);
    },
    refreshes: [installKeys.all],
  });
}

export function useDeleteInstall() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/install/{id}', { params: { path: { id } } })),
    refreshes: [installKeys.all],
    says: 'Destination deleted',
  });
}
