import { listQuery, type V2Schemas, type ListQuery } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { notices } from '@mailroom/domain/notices';
import { api, ifMatch, read } from '../../shared/api.ts';
import { userKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { pageQuery } from '../pageQuery.ts';

export function usersQuery(query: ListQuery<'listUsers'>) {
  return pageQuery(userKeys.list(query), (signal) => read(api.v2.GET('/users', { params: { query }, signal })));
}

export function userQuery(id: number) {
  return queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => read(api.v2.GET('/users/{id}', { params: { path: { id } }, signal })),
  });
}

/**
 * The users of an account: first a page of their ids, then the users of those ids in that order. The first answer holds
 * only ids, so the total comes from a count with the same filters.
 */
export function accountUsersQuery(accountId: number, query: ListQuery<'listAccountUserIds'>) {
  return queryOptions({
    queryKey: userKeys.part('account', accountId, query),
    queryFn: async ({ signal }) => {
      const text = query['name:like'];
      const counted = { 'account_id:eq': [accountId], ...(text && { 'name:like': text }) };
      const [ids, { count }] = await Promise.all([
        read(api.v2.GET('/account/{id}/users', { params: { path: { id: accountId }, query }, signal })),
        read(api.v2.GET('/users/count', { params: { query: counted }, signal })),
      ]);
      if (ids.length === 0) return { objects: [], total_rows: count };
      const users = await read(
        api.v2.GET('/users', {
          params: { query: { ids, ...listQuery('listUsers', { pageSize: ids.length }) } },
          signal,
        }),
      );
      const byId = new Map(users.objects.map((user) => [user.id, user]));
      return { objects: ids.flatMap((id) => byId.get(id) ?? []), total_rows: count };
    },
    placeholderData: keepPreviousData,
  });
}

export function useDeleteUser() {
  return useWrite({
    write: (id: number) => read(api.v2.DELETE('/users/{id}', { params: { path: { id } } })),
    refreshes: [userKeys.all],
    says: 'User deleted',
  });
}

interface UserValues {
  first_name: string;
  last_name: string;
  email: string;
  role_id: number;
  active: boolean;
  account_ids: number[];
}

/** Adds a user with the chosen accounts. */
export function useAddUser(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: UserValues) => read(api.v2.POST('/users', { body })),
    refreshes: [userKeys.all],
    says: 'User added',
    handles,
  });
}

interface UserEdit {
  /** The user as the form showed it. */
  user: V2Schemas['User'];
  /** The version that the save replaces. */
  version: number;
  values: UserValues;
}

/** Saves the fields, then the linked accounts if they changed. */
export function useEditUser(handles: (error: unknown) => boolean) {
  return useWrite({
    write: async ({ user, version, values: { account_ids, ...body } }: UserEdit) => {
      const path = { id: user.id };
      await read(api.v2.PATCH('/users/{id}', { params: { path, header: ifMatch({ version }) }, body }));
      const before = user.accounts.map(({ id }) => id);
      const isSame = before.length === account_ids.length && before.every((id) => account_ids.includes(id));
      // The person who saved in the meantime may have changed the links as well.
      if (!isSame || version !== user.version)
        await read(api.v2.PUT('/users/{id}/accounts', { params: { path }, body: account_ids }));
    },
    refreshes: [userKeys.all],
    says: 'User saved',
    handles,
  });
}

export function useLinkUser(accountId: number) {
  return useWrite({
    write: (userId: number) =>
      read(api.v2.PUT('/account/{accountId}/users/{userId}', { params: { path: { accountId, userId } } })),
    refreshes: [userKeys.all],
    says: 'User linked',
  });
}

export function useUnlinkUser(accountId: number) {
  return useWrite({
    write: (userId: number) =>
      read(api.v2.DELETE('/account/{accountId}/users/{userId}', { params: { path: { accountId, userId } } })),
    refreshes: [userKeys.all],
    says: notices.userDisassociated,
  });
}
