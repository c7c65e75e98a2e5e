import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read, type V1Query } from '../shared/api.ts';
import { useWrite } from '../shared/useWrite.ts';
import { creativeKeys } from './creatives.queries.ts';

export const linksQuery = (query: V1Query<'listEmailLinks'>) =>
  queryOptions({
    queryKey: ['creative', 'links', query],
    queryFn: ({ signal }) => read(api.v1.GET('/email_link', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const clientsQuery = (creativeId: number) =>
  queryOptions({
    queryKey: ['creative', 'clients', creativeId],
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

export const seedsQuery = (creativeId: number) =>
  queryOptions({
    queryKey: ['creative', 'seeds', creativeId],
    queryFn: ({ signal }) =>
      read(api.v1.GET('/seed_list', { params: { query: { 'creative_id:eq': creativeId, 'count:eq': 1000 } }, signal })),
  });

export const findingsQuery = (creativeId: number) =>
  queryOptions({
    queryKey: ['creative', 'findings', creativeId],
    queryFn: ({ signal }) =>
      read(api.v1.GET('/creative/{id}/findings', { params: { path: { id: creativeId } }, signal })),
  });

export const revisionsQuery = (creativeId: number, query: V1Query<'listCreativeRevisions'> = {}) =>
  queryOptions({
    queryKey: ['creative', 'revisions', creativeId, query],
    queryFn: ({ signal }) =>
      read(api.v1.GET('/creative/{id}/revisions', { params: { path: { id: creativeId }, query }, signal })),
    placeholderData: keepPreviousData,
  });

interface Edit<Body> {
  readonly id: number;
  readonly version: number;
  readonly body: Body;
  /** The notice when it is done. */
  readonly says: string;
}

export const useEditLink = (handles?: (error: unknown) => boolean) =>
  useWrite({
    write: ({ id, version, body }: Edit<V1Schemas['EmailLinkPatch']>) =>
      read(api.v1.PATCH('/email_link/{id}', { params: { path: { id }, header: ifMatch({ version }) }, body })),
    refreshes: [creativeKeys.all],
    says: (_, { says }) => says,
    ...(handles && { handles }),
  });

export const useEditClient = () =>
  useWrite({
    write: ({ id, version, body }: Edit<V1Schemas['EmailClientPatch']>) =>
      read(api.v1.PATCH('/email_client/{id}', { params: { path: { id }, header: ifMatch({ version }) }, body })),
    refreshes: [creativeKeys.all],
    says: (_, { says }) => says,
  });
