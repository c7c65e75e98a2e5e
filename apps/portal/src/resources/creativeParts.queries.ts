import { listQuery, type ListQuery, type V1Operations, type V1Schemas } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { creativeKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

export function linksQuery(query: ListQuery<'listEmailLinks'>) {
  return pageQuery(creativeKeys.part('links', query), (signal) =>
    read(api.v1.GET('/email_link', { params: { query }, signal })),
  );
}

export function clientsQuery(creativeId: number) {
  return queryOptions({
    queryKey: creativeKeys.part('clients', creativeId),
    queryFn: ({ signal }) =>
      read(
        api.v1.GET('/email_client', {
          params: {
            query: listQuery('listEmailClients', {
              pageSize: EXTENDED_PAGE_SIZE,
              filters: { creative_id: [creativeId] },
            }),
          },
          signal,
        }),
      ),
  });
}

/** Both lists, at most 1,000 rows; one list comes whole, because none may be longer. */
export function seedsQuery(creativeId: number, list?: V1Schemas['Seed']['list']) {
  const query = { 'creative_id:eq': creativeId, 'count:eq': 1000, ...(list && { 'list:eq': list }) };
  return queryOptions({
    queryKey: creativeKeys.part('seeds', creativeId, query),
    queryFn: ({ signal }) => read(api.v1.GET('/seed_list', { params: { query }, signal })),
  });
}

export function findingsQuery(creativeId: number) {
  return queryOptions({
    queryKey: creativeKeys.part('findings', creativeId),
    queryFn: ({ signal }) =>
      read(api.v1.GET('/creative/{id}/findings', { params: { path: { id: creativeId } }, signal })),
  });
}

export function revisionsQuery(creativeId: number, query: ListQuery<'listCreativeRevisions'> = {}) {
  return queryOptions({
    queryKey: creativeKeys.part('revisions', creativeId, query),
    queryFn: ({ signal }) =>
      read(api.v1.GET('/creative/{id}/revisions', { params: { path: { id: creativeId }, query }, signal })),
    placeholderData: keepPreviousData,
  });
}

interface Edit<Body> {
  readonly id: number;
  readonly version: number;
  readonly body: Body;
}

/** The notice after a decision about one part: accepted, rejected or undecided again. */
function decisionNotice(name: string, decision: 'accepted' | 'rejected' | null): string {
  return decision === null ? `${name} is undecided again` : `${name} ${decision}`;
}

function linkNotice(position: number, { url, decision }: V1Schemas['EmailLinkPatch']): string {
  if (url !== undefined) return `URL of link ${position} corrected in a new revision`;
  return decision === undefined ? 'Note saved' : decisionNotice(`Link ${position}`, decision);
}

export function useEditLink(handles?: (error: unknown) => boolean) {
  return useWrite({
    write: ({ id, version, body }: Edit<V1Schemas['EmailLinkPatch']>) =>
      read(api.v1.PATCH('/email_link/{id}', { params: { path: { id }, header: ifMatch({ version }) }, body })),
    refreshes: [creativeKeys.all],
    says: ({ position }, { body }) => linkNotice(position, body),
    ...(handles && { handles }),
  });
}

export function useEditClient() {
  return useWrite({
    write: ({ id, version, body }: Edit<V1Schemas['EmailClientPatch']>) =>
      read(api.v1.PATCH('/email_client/{id}', { params: { path: { id }, header: ifMatch({ version }) }, body })),
    refreshes: [creativeKeys.all],
    says: ({ title, decision }) => decisionNotice(title, decision),
  });
}

interface SeedListEdit {
  readonly id: number;
  readonly version: number;
  readonly list: V1Schemas['Seed']['list'];
  readonly body: V1Operations['updateCreative']['requestBody']['content']['multipart/form-data'];
}

/**
 * Replaces a seed list of a creative. Its notice says that the e-mail is the same, because a revision sounds like a change of it.
 */
export function useEditSeeds() {
  return useWrite({
    write: ({ id, version, body }: SeedListEdit) =>
      api.upload('v1', 'patch', '/creative/{id}', {
        body,
        params: { path: { id } },
        ifMatch: ifMatch({ version })['If-Match'],
      }),
    refreshes: [creativeKeys.all],
    says: ({ revision }, { list }) =>
      `${list === 'test' ? 'Test' : 'Live'} seeds changed. Revision ${revision ?? 0} is the same e-mail`,
    handles: isShownInForm,
    isQuiet: true,
  });
}
