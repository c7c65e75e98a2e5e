import type { V2Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { can } from '@mailroom/domain/access/can';
import { permissions } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { noContent, record } from '../../../contract/answer.ts';
import { exportRows } from '../../../contract/exportRows.ts';
import { handlers } from '../../../contract/handlers.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { pageOf } from '../../../platform/list/page.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { countGroups } from './groups.repository.ts';
import { groupsResource } from './groups.resource.ts';
import type { GroupRow } from './groups.resource.ts';
import { createGroup, editGroup, previewPermissions, removeGroup, replacePermissions } from './groups.service.ts';
import { recordOf } from '../records.service.ts';

function present(row: GroupRow, actor: UserActor): V2Schemas['Group'] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    permission_count: row.permissions.length,
    role_count: row.role_count,
    ...(can(actor.permissions, 'can_view_permissions') && { permissions: row.permissions.map((name) => ({ name })) }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [],
    actions: [
      toAction('update', actor.permissions, { needs: [['can_update_role']] }),
      toAction('set_permissions', actor.permissions, { needs: [['can_update_role']] }),
      toAction('delete', actor.permissions, {
        needs: [['can_update_role']],
        obstacle: row.role_count > 0 ? 'A group that roles contain cannot be deleted' : undefined,
        confirm: 'This will permanently delete the permission group.',
      }),
    ],
  };
}

function presentPermissions(held: readonly Permission[]): V2Schemas['GroupPermissionList'] {
  const objects = permissions
    .filter(({ name }) => held.includes(name))
    .map(({ name, description }) => ({ name, description }));
  return { objects, total_rows: objects.length };
}

export const groupHandlers = handlers({
  listGroups: async ({ tx, list, actor }) =>
    pageOf(list, await listRows(tx, groupsResource, list), (row) => present(row, actor)),

  exportGroups: async (call) =>
    exportRows<GroupRow>(call, groupsResource, 'groups', {
      Name: (row) => row.name,
      Description: (row) => row.description,
      Permissions: (row) => row.permissions.length,
      'Date Created': (row) => row.created_at,
    }),

  countGroups: async ({ tx }) => ({ count: await countGroups(tx) }),

  getGroup: async ({ tx, path, actor }) => {
    const row = await recordOf(tx, groupsResource, path.id);
    return record(present(row, actor), row.version);
  },

  createGroup: async ({ tx, body, actor }) => {
    const row = await createGroup(tx, body);
    return record(present(row, actor), row.version, 201);
  },

  updateGroup: async ({ tx, path, body, actor, ifMatch }) => {
    const edit = { id: path.id, ifMatch, present: (found: GroupRow) => present(found, actor) };
    const row = await editGroup(tx, edit, body);
    return record(present(row, actor), row.version);
  },

  deleteGroup: async ({ tx, path, actor, ifMatch }) => {
    await removeGroup(tx, { id: path.id, ifMatch, present: (found: GroupRow) => present(found, actor) });
    return noContent();
  },

  listGroupPermissions: async ({ tx, path }) =>
    presentPermissions((await recordOf(tx, groupsResource, path.id)).permissions),

  setGroupPermissions: async ({ tx, path, body, actor, ifMatch }) => {
    const edit = { id: path.id, ifMatch, present: (found: GroupRow) => present(found, actor) };
    const row = await replacePermissions(tx, actor, edit, body.permissions);
    return record(presentPermissions(row.permissions), row.version);
  },

  previewGroupPermissions: ({ tx, path, body, actor }) => previewPermissions(tx, actor, path.id, body.permissions),
});
