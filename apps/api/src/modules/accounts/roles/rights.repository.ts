import type { Permission } from '@mailroom/domain/access/permissions';
import { sql } from 'kysely';
import {
  arrayOf,
  bigint,
  bool,
  int,
  json,
  oneOf,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Lets one change of roles and groups through at a time. Two administrators who each remove one of the two groups that
 * give their role can_update_role must not both succeed.
 */
export async function lockRights(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('roles and permission groups'))`.execute(tx);
}

/** A group as part of a role. */
interface Part {
  id: number;
  permissions: Permission[];
}

const ROLE_PARTS = { id: int, name: text, parts: json<Part[]>() };

type RoleParts = RowOf<typeof ROLE_PARTS>;

const parts = sql`coalesce((select jsonb_agg(jsonb_build_object('id', rg.group_id, 'permissions',
    array(select p.permission from permission_group_permission p where p.group_id = rg.group_id)))
  from role_permission_group rg where rg.role_id = r.id), '[]') as parts`;

export async function partsOfRole(tx: Tx, id: number): Promise<RoleParts | undefined> {
  return selectRow(tx, ROLE_PARTS, sql`select r.id, r.name, ${parts} from role r where r.id = ${id}`);
}

/** The roles that contain a group. */
export function rolesWithGroup(tx: Tx, groupId: number): Promise<RoleParts[]> {
  return selectRows(
    tx,
    ROLE_PARTS,
    sql`select r.id, r.name, ${parts} from role r
         where exists (select from role_permission_group g where g.role_id = r.id and g.group_id = ${groupId})
         order by lower(r.name)`,
  );
}

const GROUP = { id: int, permissions: arrayOf(oneOf<Permission>()) };

/** The permissions of these groups; a group that doesn't exist is left out. */
export function permissionsOfGroups(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof GROUP>[]> {
  return selectRows(
    tx,
    GROUP,
    sql`select g.id, array(select p.permission from permission_group_permission p where p.group_id = g.id) as permissions
          from permission_group g where g.id = any(${sql.val([...ids])}::int[])`,
  );
}

/** The role that a user has now. */
export async function roleIdOf(tx: Tx, userId: number): Promise<number | null> {
  const { role_id } = await tx.selectFrom('users').select('role_id').where('id', '=', userId).executeTakeFirstOrThrow();
  return role_id;
}

const AFFECTED = { id: int, name: text, active: bool, role_id: int };

/** The first users in the caller's reach who have one of these roles, by name. */
export function usersOfRoles(tx: Tx, roleIds: readonly number[], limit: number): Promise<RowOf<typeof AFFECTED>[]> {
  return selectRows(
    tx,
    AFFECTED,
    sql`select u.id, u.first_name || ' ' || u.last_name as name, u.active, u.role_id from users u
         where u.role_id = any(${sql.val([...roleIds])}::int[]) and u.deleted_at is null
         order by lower(u.first_name || ' ' || u.last_name), u.id limit ${limit}`,
  );
}

/** How many users have one of these roles, including users out of the caller's reach. */
export async function countUsersOfRoles(tx: Tx, roleIds: readonly number[]): Promise<number> {
  const row = await selectRow(
    tx,
    { count: bigint },
    sql`select coalesce(sum(users), 0)::bigint as count from count_users_of_roles(${sql.val([...roleIds])}::int[])`,
  );
  return row?.count ?? 0;
}

/** Raises the versions of these roles, so that nobody saves what they reviewed before. */
export async function outdateRoles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('role')
    .set({ version: sql`version + 1` })
    .where('id', 'in', [...ids])
    .execute();
}

/** Raises the versions of these groups, so that nobody saves what they reviewed before. */
export async function outdateGroups(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('permission_group')
    .set({ version: sql`version + 1` })
    .where('id', 'in', [...ids])
    .execute();
}
