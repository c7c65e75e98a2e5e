import type { Permission } from '@mailroom/domain/access/permissions';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

export interface GroupFields {
  name?: string;
  description?: string;
}

export async function countGroups(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('permission_group')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another group has this name, in any case of its letters. */
export async function isNameTaken(tx: Tx, name: string, exceptId: number | null): Promise<boolean> {
  const taken = await tx
    .selectFrom('permission_group')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name}) and id is distinct from ${exceptId}::int`)
    .executeTakeFirst();
  return taken !== undefined;
}

export async function insertGroup(tx: Tx, fields: { name: string; description: string }): Promise<number> {
  const { id } = await tx.insertInto('permission_group').values(fields).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(tx: Tx, id: number, fields: GroupFields): Promise<void> {
  await tx
    .updateTable('permission_group')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('permission_group').where('id', '=', id).execute();
}

export async function removePermissions(tx: Tx, id: number, permissions: readonly Permission[]): Promise<void> {
  if (permissions.length === 0) return;
  await tx
    .deleteFrom('permission_group_permission')
    .where('group_id', '=', id)
    .where('permission', 'in', permissions)
    .execute();
}

export async function addPermissions(tx: Tx, id: number, permissions: readonly Permission[]): Promise<void> {
  if (permissions.length === 0) return;
  await tx
    .insertInto('permission_group_permission')
    .values(permissions.map((permission) => ({ group_id: id, permission })))
    .execute();
}
