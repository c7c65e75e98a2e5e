import { asForm, listQuery, type V1Operations, type ListQuery } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { advertiserKeys, verticalKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

type AdvertiserCreate = V1Operations['createAdvertiser']['requestBody']['content']['multipart/form-data'];
type AdvertiserPatch = V1Operations['updateAdvertiser']['requestBody']['content']['multipart/form-data'];

export function advertisersQuery(query: ListQuery<'listAdvertisers'>) {
  return pageQuery(advertiserKeys.list(query), (signal) =>
    read(api.v1.GET('/advertiser', { params: { query }, signal })),
  );
}

/** The advertisers of an account, or of all accounts, by name: the choices of a filter. */
export function advertiserNamesQuery(accountId: number | undefined) {
  return advertisersQuery(
    listQuery('listAdvertisers', {
      pageSize: EXTENDED_PAGE_SIZE,
      sort: { field: 'advertiser_name', direction: 'asc' },
      ...(accountId !== undefined && { filters: { account_id: [accountId] } }),
    }),
  );
}

export function advertiserQuery(id: number) {
  return queryOptions({
    queryKey: advertiserKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/advertiser/{id}', { params: { path: { id } }, signal })),
  });
}

export const verticalsQuery = queryOptions({
  queryKey: verticalKeys.lists,
  queryFn: ({ signal }) =>
    read(
      api.v1.GET('/vertical', {
        params: {
          query: listQuery('listVerticals', {
            pageSize: EXTENDED_PAGE_SIZE,
            sort: { field: 'name', direction: 'asc' },
          }),
        },
        signal,
      }),
    ),
});

export function useAddAdvertiser(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: AdvertiserCreate) => read(api.v1.POST('/advertiser', { body, bodySerializer: asForm })),
    refreshes: [advertiserKeys.all],
    says: 'Advertiser added',
    handles,
  });
}

export function useEditAdvertiser(handles: (error: unknown) => boolean) {
  return useWrite({
    write: ({ id, version, body }: { id: number; version: number; body: AdvertiserPatch }) =>
      read(
        api.v1.PATCH('/advertiser/{id}', {
          params: { path: { id }, header: ifMatch({ version }) },
          body,
          bodySerializer: asForm,
        }),
      ),
    refreshes: [advertiserKeys.all],
    says: 'Advertiser saved',
    handles,
  });
}

export function useDeleteAdvertiser() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/advertiser/{id}', { params: { path: { id } } })),
    refreshes: [advertiserKeys.all],
    says: 'Advertiser deleted',
  });
}
