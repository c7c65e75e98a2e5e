import { asForm, listQuery, type ListQuery, type V1Operations } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { accountKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

type AccountPatch = V1Operations['updateAccount']['requestBody']['content']['multipart/form-data'];

export function accountsQuery(query: ListQuery<'listAccounts'>) {
  return pageQuery(accountKeys.list(query), (signal) => read(api.v1.GET('/account', { params: { query }, signal })));
}

export function accountQuery(id: number) {
  return queryOptions({
    queryKey: accountKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/account/{id}', { params: { path: { id } }, signal })),
  });
}

/** Signed addresses of pictures are valid for five minutes. */
const LOGO_STALE_MS = 4 * 60_000;

/** The logo of an account, which everybody who works for it may see. */
export function accountLogoQuery(id: number) {
  return queryOptions({
    queryKey: accountKeys.part('logo', id),
    queryFn: async ({ signal }) => {
      const query = listQuery('listAccounts', { pageSize: 1, filters: { id: [id] } });
      const { objects } = await read(api.v1.GET('/account', { params: { query }, signal }));
      return objects.find((account) => account.id === id)?.logo ?? null;
    },
    staleTime: LOGO_STALE_MS,
  });
}

export const timeZonesQuery = queryOptions({
  queryKey: ['timezone_details'],
  queryFn: ({ signal }) => read(api.v1.GET('/timezone_details', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

interface AccountEdit {
  id: number;
  version: number;
  values: AccountPatch;
}

export function useEditAccount(handles: (error: unknown) => boolean) {
  return useWrite({
    write: ({ id, version, values }: AccountEdit) =>
      read(
        api.v1.PATCH('/account/{id}', {
          params: { path: { id }, header: ifMatch({ version }) },
          body: values,
          bodySerializer: asForm,
        }),
      ),
    refreshes: [accountKeys.all],
    says: 'Account saved',
    handles,
  });
}
