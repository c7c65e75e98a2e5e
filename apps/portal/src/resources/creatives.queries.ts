import type { ListQuery, V1Operations, V1Schemas, V2Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { creativeKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

type Creative = V1Schemas['Creative'];
type CreativeCreate = V1Operations['createCreative']['requestBody']['content']['multipart/form-data'];
type CreativePatch = V1Operations['updateCreative']['requestBody']['content']['multipart/form-data'];

export function creativesQuery(query: ListQuery<'listCreatives'>) {
  return pageQuery(creativeKeys.list(query), (signal) => read(api.v1.GET('/creatives', { params: { query }, signal })));
}

/** Preview tickets expire after five minutes, so an open page fetches a new one earlier. */
const TICKET_LIFE = 4 * 60_000;
const CHECKING = 2_000;

/** Whether a check runs or is about to. A Draft waits for nothing until somebody asks for its check. */
export function isChecking({ check, status }: Pick<Creative, 'check' | 'status'>): boolean {
  if (check === null || (check.status === 'Not Started' && status === 'Draft')) return false;
  return ['Pending', 'Not Started', 'Started'].includes(check.status);
}

export function creativeQuery(id: number) {
  return queryOptions({
    queryKey: creativeKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/creative/{id}', { params: { path: { id } }, signal })),
    // Live hints say when a check starts and ends; its progress has to be polled.
    refetchInterval: ({ state }) => (state.data && isChecking(state.data) ? CHECKING : TICKET_LIFE),
  });
}

/** The form shows the progress of the upload itself. */
interface Upload<Body> {
  readonly body: Body;
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
}

export function useAddCreative() {
  return useWrite({
    write: (sent: Upload<CreativeCreate>) => api.upload('v1', 'post', '/creative', sent),
    refreshes: [creativeKeys.all],
    says: ({ status }) => (status === 'Draft' ? 'Draft saved' : 'Creative added, its check has started'),
    handles: isShownInForm,
    isQuiet: true,
  });
}

interface CreativeEdit extends Upload<CreativePatch> {
  readonly id: number;
  readonly version: number;
}

export function useEditCreative() {
  return useWrite({
    write: ({ id, version, ...sent }: CreativeEdit) =>
      api.upload('v1', 'patch', '/creative/{id}', {
        ...sent,
        params: { path: { id } },
        ifMatch: ifMatch({ version })['If-Match'],
      }),
    refreshes: [creativeKeys.all],
    says: ({ revision }) => (revision === null ? 'Creative saved' : `Creative saved as revision ${revision}`),
    handles: isShownInForm,
    isQuiet: true,
  });
}

export function useDeleteCreative() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/creative/{id}', { params: { path: { id } } })),
    // Only the lists: the page of the creative is being left, and refreshing it would answer 404.
    refreshes: [creativeKeys.lists],
    says: 'Creative deleted',
  });
}

export function useDuplicateCreative() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/creative/{id}/duplicate', { params: { path: { id } } })),
    refreshes: [creativeKeys.lists],
    says: 'Creative copied',
  });
}

export function useValidateCreative() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/creative/{id}/validate', { params: { path: { id } } })),
    refreshes: [creativeKeys.all],
    says: 'The check has started',
  });
}

/** Checks a Draft, which stays one. Says nothing: the findings appear where the draft is shown. */
export function useCheckDraft() {
  return useWrite({
    write: (id: number) =>
      read(api.v1.POST('/creative/{id}/validate', { params: { path: { id } }, body: { draft: true } })),
    refreshes: [creativeKeys.all],
    isQuiet: true,
  });
}

export function useRejectCreative() {
  return useWrite({
    write: ({ id, body }: { id: number; body: V1Schemas['CreativeReject'] }) =>
      read(api.v1.POST('/creative/{id}/reject', { params: { path: { id } }, body })),
    refreshes: [creativeKeys.all],
    says: (_, { body }) => (body.withdraw ? 'Rejection withdrawn' : 'Creative rejected'),
  });
}

/** Without `findings`, overrides all that may be overridden. */
export function useOverrideErrors() {
  return useWrite({
    write: ({ id, ...body }: V2Schemas['OverrideErrors'] & { id: number }) =>
      read(api.v2.POST('/creative/{id}/email/override-errors', { params: { path: { id } }, body })),
    refreshes: [creativeKeys.all],
    says: 'Errors overridden',
    handles: isShownInForm,
  });
}
