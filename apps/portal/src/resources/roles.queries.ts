import { listQuery, type V2Schemas, type ListQuery } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { groupKeys, roleKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

type Group = V2Schemas['Group'];
type Permission = V2Schemas['GroupPermissionsPut']['permissions'][number];

export function rolesQuery(query: ListQuery<'listRoles'>) {
  return pageQuery(roleKeys.list(query), (signal) => read(api.v2.GET('/roles', { params: { query }, signal })));
}

export function roleQuery(id: number) {
  return queryOptions({
    queryKey: roleKeys.one(id),
    queryFn: ({ signal }) => read(api.v2.GET('/roles/{id}', { params: { path: { id } }, signal })),
  });
}

export function groupsQuery(query: ListQuery<'listGroups'>) {
  return pageQuery(groupKeys.list(query), (signal) => read(api.v2.GET('/groups', { params: { query }, signal })));
}

export function groupQuery(id: number) {
  return queryOptions({
    queryKey: groupKeys.one(id),
    queryFn: ({ signal }) => read(api.v2.GET('/groups/{id}', { params: { path: { id } }, signal })),
  });
}

const EVERY = { pageSize: EXTENDED_PAGE_SIZE, sort: { field: 'name', direction: 'asc' } } as const;

/** All roles and all groups: both lists are short enough for one page. */
export const allRolesQuery = rolesQuery(listQuery('listRoles', EVERY));
export const allGroupsQuery = groupsQuery(listQuery('listGroups', EVERY));

export function useAddGroup(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: { name: string; description: string }) => read(api.v2.POST('/groups', { body })),
    refreshes: [groupKeys.all],
    says: 'Group added',
    handles,
  });
}

export function useEditGroup(handles: (error: unknown) => boolean) {
  return useWrite({
    write: ({ group, values }: { group: Group; values: { name: string; description: string } }) =>
      read(api.v2.PATCH('/groups/{id}', { params: { path: { id: group.id }, header: ifMatch(group) }, body: values })),
    refreshes: [groupKeys.all],
    says: 'Group saved',
    handles,
  });
}

export function useSetPermissions() {
  return useWrite({
    write: ({ group, permissions }: { group: Group; permissions: Permission[] }) =>
      read(
        api.v2.PUT('/groups/{id}/permissions', {
          params: { path: { id: group.id }, header: ifMatch(group) },
          body: { permissions },
        }),
      ),
    refreshes: [groupKeys.all, roleKeys.all],
    says: 'Permissions replaced',
  });
}
