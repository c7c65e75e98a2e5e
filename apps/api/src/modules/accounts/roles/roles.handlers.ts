import type { V2Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { pageOf } from '../../../platform/list/page.ts';
import { findRow, listRows } from '../../../platform/list/rows.reads.ts';
import { rolesResource } from './roles.resource.ts';
import type { RoleRow } from './roles.resource.ts';

function present(row: RoleRow, actor: UserActor): V2Schemas['Role'] {
  return {
    id: row.id,
    name: row.name,
    role_groups: row.role_groups,
    user_count: row.user_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [],
    actions: [toAction('update', actor.permissions, { needs: [['can_update_role']] })],
  };
}

export const roleHandlers = handlers({
  listRoles: async ({ tx, list, actor }) =>
    pageOf(list, await listRows(tx, rolesResource, list), (row) => present(row, actor)),

  getRole: async ({ tx, path, actor }) => {
    const row = await findRow(tx, rolesResource, path.id);
    if (!row) throw notFound();
    return record(present(row, actor), row.version);
  },
});
