import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import type { Permission } from '@mailroom/domain/access/permissions';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

/** Any number that nothing else locks. Two operators who run the verb at the same time make one administrator. */
const FIRST_ADMIN_LOCK = 7_245_002;

/** The active Super Admins by e-mail address. Locks others who ask until this transaction ends. */
export async function activeSuperAdmins(tx: Tx): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`.execute(tx);
  const rows = await tx
    .selectFrom('users')
    .innerJoin('role', 'role.id', 'users.role_id')
    .select('users.email')
    .where('role.name', '=', SUPER_ADMIN)
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.email')
    .execute();
  return rows.map(({ email }) => email);
}

/** The new group's id; undefined when a group of that name exists. */
export async function addGroup(
  tx: Tx,
  name: string,
  description: string,
  permissions: readonly Permission[],
): Promise<number | undefined> {
  const row = await tx
    .insertInto('permission_group')
    .values({ name, description })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .insertInto('permission_group_permission')
    .values(permissions.map((permission) => ({ group_id: row.id, permission })))
    .execute();
  return row.id;
}

interface NewRole {
  name: string;
  isStaff: boolean;
  /** The names of the groups that it is made of. */
  groups: readonly string[];
}

/** Adds a role. False when a role of that name exists. */
export async function addRole(tx: Tx, { name, isStaff, groups }: NewRole): Promise<boolean> {
  const row = await tx
    .insertInto('role')
    .values({ name, is_staff: isStaff })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('role_permission_group')
    .columns(['role_id', 'group_id'])
    .expression(
      tx
        .selectFrom('permission_group')
        .select([sql<number>`${row.id}::int`.as('role_id'), 'id as group_id'])
        .where('name', 'in', [...groups]),
    )
    .execute();
  return true;
}

/** Adds the verticals when there are none at all, and returns how many it added. */
export async function addVerticals(tx: Tx, names: readonly string[]): Promise<number> {
  const any = await tx.selectFrom('vertical').select('id').limit(1).executeTakeFirst();
  if (any) return 0;
  await tx
    .insertInto('vertical')
    .values(names.map((name) => ({ name })))
    .execute();
  return names.length;
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Makes the person an active Super Admin. Returns whether the user was added; otherwise they existed. */
export async function makeSuperAdmin(tx: Tx, { email, firstName, lastName }: Person): Promise<boolean> {
  const role = await tx.selectFrom('role').select('id').where('name', '=', SUPER_ADMIN).executeTakeFirstOrThrow();
  const updated = await tx
    .updateTable('users')
    .set({ role_id: role.id, active: true, version: sql`version + 1` })
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (updated) return false;
  await tx
    .insertInto('users')
    .values({ email, first_name: firstName, last_name: lastName, role_id: role.id })
    .execute();
  return true;
}
