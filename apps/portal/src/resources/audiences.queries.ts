import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { audienceKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

type Audience = V1Schemas['Audience'];

/** Polls while an import runs, so that the counts move even if the stream of live hints is cut. */
const WHILE_IMPORTING = 5_000;

export const audiencesQuery = (query: ListQuery<'listAudiences'>) =>
  queryOptions({
    queryKey: audienceKeys.list(query),
    queryFn: ({ signal }) => read(api.v1.GET('/audience', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.objects.some(({ importing }) => importing !== null) ? WHILE_IMPORTING : false,
  });

export const audienceQuery = (id: number) =>
  queryOptions({
    queryKey: audienceKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/audience/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.importing ? WHILE_IMPORTING : false),
  });

export const audienceMembersQuery = (id: number, query: ListQuery<'listAudienceMembers'>) =>
  pageQuery(audienceKeys.part('members', id, query), (signal) =>
    read(api.v1.GET('/audience/{id}/members', { params: { path: { id }, query }, signal })),
  );

export const downloadRejects = (id: number) => api.download('v1', '/audience/{id}/rejects', { path: { id } });

export const useAddAudience = () =>
  useWrite({
    write: (body: V1Schemas['AudienceCreate']) => read(api.v1.POST('/audience', { body })),
    refreshes: [audienceKeys.all],
    says: ({ name }) => `The import of ${name} has started`,
  });

export interface AudienceEdit {
  readonly audience: Pick<Audience, 'id' | 'version'>;
  readonly body: V1Schemas['AudiencePatch'];
}

const edit = ({ audience, body }: AudienceEdit) =>
  read(api.v1.PATCH('/audience/{id}', { params: { path: { id: audience.id }, header: ifMatch(audience) }, body }));

export const useEditAudience = (handles: (error: unknown) => boolean) =>
  useWrite({ write: edit, refreshes: [audienceKeys.all], says: 'Audience saved', handles });

/** Imports another file for an existing audience. The version in use stays until the new one has succeeded. */
export const useImportAgain = () =>
  useWrite({
    write: edit,
    refreshes: [audienceKeys.all],
    says: ({ name }) => `The import of ${name} has started`,
  });

export const useCancelImport = () =>
  useWrite({
    write: (id: number) => read(api.v1.POST('/audience/{id}/cancel', { params: { path: { id } } })),
    refreshes: [audienceKeys.all],
    says: 'Import cancelled',
  });

export const useDeleteAudience = () =>
  useWrite({
    write: (id: number) => read(api.v1.DELETE('/audience/{id}', { params: { path: { id } } })),
    refreshes: [audienceKeys.lists],
    says: 'Audience deleted',
  });
