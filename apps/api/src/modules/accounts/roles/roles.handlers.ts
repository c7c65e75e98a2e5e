import type { V2Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { noContent, record } from '../../../contract/answer.ts';
import { exportRows } from '../../../contract/exportRows.ts';
import { handlers } from '../../../contract/handlers.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { pageOf } from '../../../platform/list/page.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { recordOf } from '../records.service.ts';
import { fixedRole } from './rights.policy.ts';
import { allowChanges, changeOfRole, previewOf } from './rights.service.ts';
import { rolesResource } from './roles.resource.ts';
import type { RoleRow } from './roles.resource.ts';
import { createRole, editRole, removeRole } from './roles.service.ts';

function present(row: RoleRow, actor: UserActor): V2Schemas['Role'] {
  const isUsed = row.user_count > 0;
  return {
    id: row.id,
    name: row.name,
    role_groups: row.role_groups,
    is_staff: row.is_staff,
    user_count: row.user_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [],
    actions: [
      toAction('update', actor.permissions, { needs: [['can_update_role']], obstacle: fixedRole(row) }),
      toAction('delete', actor.permissions, {
        needs: [['can_update_role']],
        obstacle: fixedRole(row) ?? (isUsed ? 'A role that users have cannot be deleted' : undefined),
        confirm: 'This will permanently delete the role.',
      }),
    ],
  };
}

export const roleHandlers = handlers({
  listRoles: async ({ tx, list, actor }) =>
    pageOf(list, await listRows(tx, rolesResource, list), (row) => present(row, actor)),

  exportRoles: async (call) =>
    exportRows<RoleRow>(call, rolesResource, 'roles', {
      Name: (row) => row.name,
      For: (row) => (row.is_staff ? 'Staff' : 'Account users'),
      Groups: (row) => row.role_groups.map(({ name }) => name).join(', '),
      Users: (row) => row.user_count,
      'Date Created': (row) => row.created_at,
    }),

  getRole: async ({ tx, path, actor }) => {
    const row = await recordOf(tx, rolesResource, path.id);
    return record(present(row, actor), row.version);
  },

  createRole: async ({ tx, body, actor }) => {
    const row = await createRole(tx, actor, body);
    return record(present(row, actor), row.version, 201);
  },

  updateRole: async ({ tx, path, body, actor, ifMatch }) => {
    const edit = { id: path.id, ifMatch, present: (found: RoleRow) => present(found, actor) };
    const row = await editRole(tx, actor, edit, body);
    return record(present(row, actor), row.version);
  },

  deleteRole: async ({ tx, path, actor, ifMatch }) => {
    await removeRole(tx, { id: path.id, ifMatch, present: (found: RoleRow) => present(found, actor) });
    return noContent();
  },

  previewRole: async ({ tx, path, body, actor }) => {
    const changes = await changeOfRole(tx, path.id, body.role_groups);
    await allowChanges(tx, actor, changes);
    return previewOf(tx, changes);
  },
});
