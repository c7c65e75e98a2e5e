import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { senderProfileKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

export function senderProfilesQuery(query: ListQuery<'listSenderProfiles'>) {
  return pageQuery(senderProfileKeys.list(query), (signal) =>
    read(api.v1.GET('/sender_profile', { params: { query }, signal })),
  );
}

export function senderProfileQuery(id: number) {
  return queryOptions({
    queryKey: senderProfileKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/sender_profile/{id}', { params: { path: { id } }, signal })),
  });
}

export function useAddSenderProfile(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: V1Schemas['SenderProfileCreate']) => read(api.v1.POST('/sender_profile', { body })),
    refreshes: [senderProfileKeys.all],
    says: 'Sender profile added',
    handles,
  });
}

interface SenderEdit {
  id: number;
  version: number;
  body: V1Schemas['SenderProfilePatch'];
}

export function useEditSenderProfile(handles: (error: unknown) => boolean) {
  return useWrite({
    write: ({ id, version, body }: SenderEdit) =>
      read(api.v1.PATCH('/sender_profile/{id}', { params: { path: { id }, header: ifMatch({ version }) }, body })),
    refreshes: [senderProfileKeys.all],
    says: 'Sender profile saved',
    handles,
  });
}

export function useDeleteSenderProfile() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/sender_profile/{id}', { params: { path: { id } } })),
    refreshes: [senderProfileKeys.all],
    says: 'Sender profile deleted',
  });
}
