import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

/** Whether another role has this name, in any case of its letters. */
export async function isRoleNameTaken(tx: Tx, name: string, exceptId: number | null): Promise<boolean> {
  const taken = await tx
    .selectFrom('role')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name}) and id is distinct from ${exceptId}::int`)
    .executeTakeFirst();
  return taken !== undefined;
}

interface RoleFields {
  name: string;
  is_staff: boolean;
}

export async function insertRole(tx: Tx, fields: RoleFields, createdBy: number): Promise<number> {
  const { id } = await tx
    .insertInto('role')
    .values({ ...fields, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the given fields and always the version: the groups of a role are part of its record. */
export async function updateRole(tx: Tx, id: number, fields: Partial<RoleFields>): Promise<void> {
  await tx
    .updateTable('role')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRole(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('role').where('id', '=', id).execute();
}

export async function addGroups(tx: Tx, roleId: number, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .insertInto('role_permission_group')
    .values(groupIds.map((groupId) => ({ role_id: roleId, group_id: groupId })))
    .execute();
}

export async function removeGroups(tx: Tx, roleId: number, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .deleteFrom('role_permission_group')
    .where('role_id', '=', roleId)
    .where('group_id', 'in', [...groupIds])
    .execute();
}
