import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { audienceKeys, suppressionKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

type Audience = V1Schemas['Audience'];

/** Polls while an import or a recount runs, so that the counts move even if the stream of live hints is cut. */
const WHILE_COUNTING = 5_000;

function isCounting({ importing, recount }: Pick<Audience, 'importing' | 'recount'>): boolean {
  return importing !== null || recount !== null;
}

export function audiencesQuery(query: ListQuery<'listAudiences'>) {
  return queryOptions({
    queryKey: audienceKeys.list(query),
    queryFn: ({ signal }) => read(api.v1.GET('/audience', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.objects.some(isCounting) ? WHILE_COUNTING : false),
  });
}

export function audienceQuery(id: number) {
  return queryOptions({
    queryKey: audienceKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/audience/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isCounting(state.data) ? WHILE_COUNTING : false),
  });
}

export function audienceMembersQuery(id: number, query: ListQuery<'listAudienceMembers'>) {
  return pageQuery(audienceKeys.part('members', id, query), (signal) =>
    read(api.v1.GET('/audience/{id}/members', { params: { path: { id }, query }, signal })),
  );
}

export function rejectedRowsQuery(id: number, query: ListQuery<'listRejectedRows'>) {
  return pageQuery(audienceKeys.part('rejected-rows', id, query), (signal) =>
    read(api.v1.GET('/audience/{id}/rejected-rows', { params: { path: { id }, query }, signal })),
  );
}

export function downloadRejects(id: number) {
  return api.download('v1', '/audience/{id}/rejects', { path: { id } });
}

export function downloadOptOuts(id: number) {
  return api.download('v1', '/audience/{id}/opt-outs', { path: { id } });
}

/** Reads a whole uploaded file, and says what it would do to the people of an audience. */
export function comparisonQuery(id: number, body: V1Schemas['AudienceLaterFile']) {
  return queryOptions({
    queryKey: audienceKeys.part('comparison', id, body),
    queryFn: ({ signal }) => read(api.v1.POST('/audience/{id}/comparison', { params: { path: { id } }, body, signal })),
  });
}

export function useAddAudience() {
  return useWrite({
    write: (body: V1Schemas['AudienceCreate']) => read(api.v1.POST('/audience', { body })),
    refreshes: [audienceKeys.all],
    says: ({ name }) => `The import of ${name} has started`,
  });
}

interface AudienceEdit {
  readonly audience: Pick<Audience, 'id' | 'version'>;
  readonly body: V1Schemas['AudiencePatch'];
}

function edit({ audience, body }: AudienceEdit) {
  return read(
    api.v1.PATCH('/audience/{id}', { params: { path: { id: audience.id }, header: ifMatch(audience) }, body }),
  );
}

export function useEditAudience(handles: (error: unknown) => boolean) {
  return useWrite({ write: edit, refreshes: [audienceKeys.all], says: 'Audience saved', handles });
}

/** Imports another file, to replace an audience's people or add to them. The version in use stays until the import succeeded. */
export function useImportAgain() {
  return useWrite({
    write: edit,
    refreshes: [audienceKeys.all],
    says: ({ name }) => `The import of ${name} has started`,
  });
}

interface Corrections {
  readonly audience: Pick<Audience, 'id' | 'version'>;
  readonly body: V1Schemas['AudienceLaterFile'];
}

/** Merges corrected rows into the version in use. */
export function useCorrectRejects() {
  return useWrite({
    write: ({ audience, body }: Corrections) =>
      read(
        api.v1.POST('/audience/{id}/corrections', {
          params: { path: { id: audience.id }, header: ifMatch(audience) },
          body,
        }),
      ),
    refreshes: [audienceKeys.all],
    says: ({ name }) => `Corrected rows of ${name} are being added`,
  });
}

interface CorrectedRows {
  readonly audience: Pick<Audience, 'id' | 'version'>;
  readonly body: V1Schemas['CorrectedRows'];
}

/** Merges rows that were corrected in place into the version in use. */
export function useCorrectRows() {
  return useWrite({
    write: ({ audience, body }: CorrectedRows) =>
      read(
        api.v1.POST('/audience/{id}/corrections/rows', {
          params: { path: { id: audience.id }, header: ifMatch(audience) },
          body,
        }),
      ),
    refreshes: [audienceKeys.all],
    says: ({ name }) => `Corrected rows of ${name} are being added`,
  });
}

export function useCancelImport() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/audience/{id}/cancel', { params: { path: { id } } })),
    refreshes: [audienceKeys.all],
    says: 'Import cancelled',
  });
}

/** Suppresses the people whom the newest file says not to mail. */
export function useSuppressOptOuts() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/audience/{id}/suppress-opt-outs', { params: { path: { id } } })),
    refreshes: [audienceKeys.all, suppressionKeys.all],
    says: ({ consent }) => `${consent.suppression?.name ?? 'They'} is a suppression list now`,
  });
}

export function useDeleteAudience() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/audience/{id}', { params: { path: { id } } })),
    refreshes: [audienceKeys.lists],
    says: 'Audience deleted',
  });
}
