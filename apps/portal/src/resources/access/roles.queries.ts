import { listQuery, type ListQuery } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';
import { groupKeys, roleKeys } from '../../shared/recordKeys.ts';
import { pageQuery } from '../pageQuery.ts';

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
