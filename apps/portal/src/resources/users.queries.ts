import type { V2Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { notices } from '@mailroom/domain/notices';
import { api, ifMatch, read, type V2Query } from '../shared/api.ts';
import { useWrite } from '../shared/useWrite.ts';

export const userKeys = { all: ['user'] as const };

export const usersQuery = (query: V2Query<'listUsers'>) =>
  queryOptions({
    queryKey: ['user', 'list', query],
    queryFn: ({ signal }) => read(api.v2.GET('/users', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'one', id],
    queryFn: ({ signal }) => read(api.v2.GET('/users/{id}', { params: { path: { id } }, signal })),
  });

/**
 * The users of an account: a page of their ids, then the users of those ids in that order. The answer with the ids is
 * bare, so the total comes from the count of the same list.
 */
export const accountUsersQuery = (accountId: number, query: V2Query<'listAccountUserIds'>) =>
  queryOptions({
    queryKey: ['user', 'account', accountId, query],
    queryFn: async ({ signal }) => {
      const text = query['name:like'];
      const counted = { 'account_id:eq': [accountId], ...(text && { 'name:like': text }) };
      const [ids, { count }] = await Promise.all([
        read(api.v2.GET('/account/{id}/users', { params: { path: { id: accountId }, query }, signal })),
        read(api.v2.GET('/users/count', { params: { query: counted }, signal })),
      ]);
      if (ids.length === 0) return { objects: [], total_rows: count };
      const users = await read(
        api.v2.GET('/users', { params: { query: { ids, start: 1, limit: ids.length } }, signal }),
      );
      const byId = new Map(users.objects.map((user) => [user.id, user]));
      return { objects: ids.flatMap((id) => byId.get(id) ?? []), total_rows: count };
    },
    placeholderData: keepPreviousData,
  });

export const useDeleteUser = () =>
  useWrite({
    write: (id: number) => read(api.v2.DELETE('/users/{id}', { params: { path: { id } } })),
    refreshes: [userKeys.all],
    says: 'User deleted',
  });

export interface UserValues {
  first_name: string;
  last_name: string;
  email: string;
  role_id: number;
  active: boolean;
  account_ids: number[];
}

/** Adds a user with the accounts that were chosen. */
export const useAddUser = (handles: (error: unknown) => boolean) =>
  useWrite({
    write: (body: UserValues) => read(api.v2.POST('/users', { body })),
    refreshes: [userKeys.all],
    says: 'User added',
    handles,
  });

interface UserEdit {
  /** The user as the form showed it. */
  user: V2Schemas['User'];
  /** The version that is saved over. */
  version: number;
  values: UserValues;
}

/** Saves the fields, then the linked accounts where they changed. */
export const useEditUser = (handles: (error: unknown) => boolean) =>
  useWrite({
    write: async ({ user, version, values: { account_ids, ...body } }: UserEdit) => {
      const path = { id: user.id };
      await read(api.v2.PATCH('/users/{id}', { params: { path, header: ifMatch({ version }) }, body }));
      const before = user.accounts.map(({ id }) => id);
      const isSame = before.length === account_ids.length && before.every((id) => account_ids.includes(id));
      // Whoever saved meanwhile may have changed the links as well.
      if (!isSame || version !== user.version)
        await read(api.v2.PUT('/users/{id}/accounts', { params: { path }, body: account_ids }));
    },
    refreshes: [userKeys.all],
    says: 'User saved',
    handles,
  });

export const useLinkUser = (accountId: number) =>
  useWrite({
    write: (userId: number) =>
      read(api.v2.PUT('/account/{accountId}/users/{userId}', { params: { path: { accountId, userId } } })),
    refreshes: [userKeys.all],
    says: 'User linked',
  });

export const useUnlinkUser = (accountId: number) =>
  useWrite({
    write: (userId: number) =>
      read(api.v2.DELETE('/account/{accountId}/users/{userId}', { params: { path: { accountId, userId } } })),
    refreshes: [userKeys.all],
    says: notices.userDisassociated,
  });
