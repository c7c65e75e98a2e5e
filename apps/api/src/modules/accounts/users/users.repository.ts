import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import type { Permission } from '@mailroom/domain/access/permissions';
import { sql } from 'kysely';
import { actorOf } from '../../../platform/database/tx.ts';
import { userOf } from '../../../platform/database/actor.ts';
import { arrayOf, bool, int, oneOf, selectRow, selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface UserFields {
  first_name?: string;
  last_name?: string;
  email?: string;
  role_id?: number;
  active?: boolean;
}

export function lockUser(tx: Tx, id: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'version', 'role_id', 'active'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertUser(tx: Tx, fields: Required<UserFields>): Promise<number> {
  const row = await tx
    .insertInto('users')
    .values({ ...fields, created_by: userOf(actorOf(tx)) ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateUser(tx: Tx, id: number, fields: UserFields): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function softDeleteUser(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ deleted_at: at, active: false, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/**
 * Whether another active Super Admin exists, also outside the caller's reach. Locks the rows: two Super Admins who
 * demote each other at the same time must not both succeed.
 */
export async function anotherSuperAdmin(tx: Tx, id: number): Promise<boolean> {
  const others = await selectRows(tx, { id: int }, sql`select other_super_admins(${id}) as id`);
  return others.length > 0;
}

export async function roleOf(
  tx: Tx,
  roleId: number,
): Promise<{ isSuperAdmin: boolean; isStaff: boolean; permissions: Permission[] } | undefined> {
  const row = await selectRow(
    tx,
    { name: text, is_staff: bool, permissions: arrayOf(oneOf<Permission>()) },
    sql`select r.name, r.is_staff, array(select distinct p.permission from role_permission_group g
               join permission_group_permission p on p.group_id = g.group_id where g.role_id = r.id) as permissions
          from role r where r.id = ${roleId}`,
  );
  return row && { isSuperAdmin: row.name === SUPER_ADMIN, isStaff: row.is_staff, permissions: row.permissions };
}

export async function link(tx: Tx, userId: number, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  const createdBy = userOf(actorOf(tx)) ?? null;
  await tx
    .insertInto('user_account')
    .values(accountIds.map((accountId) => ({ user_id: userId, account_id: accountId, created_by: createdBy })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the links to these accounts and returns how many it removed. */
export async function unlink(tx: Tx, userId: number, accountIds: readonly number[]): Promise<number> {
  if (accountIds.length === 0) return 0;
  const result = await tx
    .deleteFrom('user_account')
    .where('user_id', '=', userId)
    .where('account_id', 'in', [...accountIds])
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The ids among these that the actor reaches. */
export async function reachable(tx: Tx, accountIds: readonly number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...accountIds])
    .execute();
  return rows.map(({ id }) => id);
}
