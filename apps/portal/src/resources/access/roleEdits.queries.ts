import type { V2Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../../shared/api.ts';
import { groupKeys, roleKeys, userKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';

type Group = V2Schemas['Group'];
type Role = V2Schemas['Role'];
type Permission = V2Schemas['GroupPermissionsPut']['permissions'][number];

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

interface RoleValues {
  name: string;
  role_groups: number[];
  is_staff: boolean;
}

export function useAddRole(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: RoleValues) => read(api.v2.POST('/roles', { body })),
    refreshes: [roleKeys.all, groupKeys.all],
    says: 'Role added',
    handles,
  });
}

export function useEditRole(handles: (error: unknown) => boolean) {
  return useWrite({
    write: ({ role, values }: { role: Pick<Role, 'id' | 'version'>; values: RoleValues }) =>
      read(api.v2.PATCH('/roles/{id}', { params: { path: { id: role.id }, header: ifMatch(role) }, body: values })),
    refreshes: [roleKeys.all, groupKeys.all, userKeys.all],
    says: 'Role saved',
    handles,
  });
}

/** Refreshes lists only: the page of the deleted role closes, and would report that it is gone. */
export function useDeleteRole() {
  return useWrite({
    write: (role: Pick<Role, 'id' | 'version'>) =>
      read(api.v2.DELETE('/roles/{id}', { params: { path: { id: role.id }, header: ifMatch(role) } })),
    refreshes: [roleKeys.lists, groupKeys.all],
    says: 'Role deleted',
  });
}

/** Refreshes lists only, for the same reason. */
export function useDeleteGroup() {
  return useWrite({
    write: (group: Pick<Group, 'id' | 'version'>) =>
      read(api.v2.DELETE('/groups/{id}', { params: { path: { id: group.id }, header: ifMatch(group) } })),
    refreshes: [groupKeys.lists],
    says: 'Permission group deleted',
  });
}

// The screen shows why a preview was refused; the save would be refused for the same reason.
const meta = { isQuiet: true };

/** Asks who would gain and lose what if the role were made of these groups. */
export function rolePreviewQuery({ id, version }: Pick<Role, 'id' | 'version'>, groupIds: readonly number[]) {
  return queryOptions({
    queryKey: roleKeys.part('preview', id, version, groupIds),
    queryFn: ({ signal }) =>
      read(
        api.v2.POST('/roles/{id}/preview', { params: { path: { id } }, body: { role_groups: [...groupIds] }, signal }),
      ),
    placeholderData: keepPreviousData,
    meta,
  });
}

/** Asks who would gain and lose what if the group had these permissions. */
export function groupPreviewQuery({ id, version }: Pick<Group, 'id' | 'version'>, permissions: readonly Permission[]) {
  return queryOptions({
    queryKey: groupKeys.part('preview', id, version, permissions),
    queryFn: ({ signal }) =>
      read(
        api.v2.POST('/groups/{id}/permissions/preview', {
          params: { path: { id } },
          body: { permissions: [...permissions] },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    meta,
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
