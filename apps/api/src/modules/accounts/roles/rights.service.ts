import { permissionNames } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { invalid, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { mayChangeRights, rightsChange } from './rights.policy.ts';
import type { RightsChange } from './rights.policy.ts';
import {
  countUsersOfRoles,
  outdateGroups,
  outdateRoles,
  partsOfRole,
  permissionsOfGroups,
  roleIdOf,
  rolesWithGroup,
  usersOfRoles,
} from './rights.repository.ts';

const MOST_NAMED = 100;

interface AccessChange {
  user: { id: number; name: string; active: boolean };
  permissions: Permission[];
}

export interface AccessPreview {
  gains: AccessChange[];
  loses: AccessChange[];
  /** How many users gain or lose something, including those who aren't named. */
  total: number;
}

function union(parts: readonly { permissions: readonly Permission[] }[]): Permission[] {
  const held = new Set(parts.flatMap(({ permissions }) => permissions));
  return permissionNames.filter((name) => held.has(name));
}

/** The permissions that these groups give together. Refuses a group that doesn't exist. */
export async function permissionsTogether(tx: Tx, groupIds: readonly number[]): Promise<Permission[]> {
  const groups = await permissionsOfGroups(tx, groupIds);
  if (groups.length < groupIds.length) throw invalid({ role_groups: 'One of the groups does not exist' });
  return union(groups);
}

/** Returns what a role gains and loses when it is made of these groups. */
export async function changeOfRole(tx: Tx, roleId: number, groupIds: readonly number[]): Promise<RightsChange[]> {
  const role = await partsOfRole(tx, roleId);
  if (!role) throw notFound();
  return [rightsChange(role, union(role.parts), await permissionsTogether(tx, groupIds))];
}

/** Returns what each role with this group gains and loses when the group has these permissions. */
export async function changesOfGroup(
  tx: Tx,
  groupId: number,
  permissions: readonly Permission[],
): Promise<RightsChange[]> {
  return (await rolesWithGroup(tx, groupId)).map((role) =>
    rightsChange(
      role,
      union(role.parts),
      union(role.parts.map((part) => (part.id === groupId ? { permissions } : part))),
    ),
  );
}

export async function allowChanges(tx: Tx, actor: UserActor, changes: readonly RightsChange[]): Promise<void> {
  mayChangeRights(actor, await roleIdOf(tx, actor.userId), changes);
}

async function usersOf(tx: Tx, changes: readonly RightsChange[], kind: 'gains' | 'loses'): Promise<AccessChange[]> {
  const permissionsOf = new Map(changes.map((change) => [change.role.id, change[kind]]));
  const roleIds = [...permissionsOf].filter(([, permissions]) => permissions.length > 0).map(([id]) => id);
  const users = await usersOfRoles(tx, roleIds, MOST_NAMED);
  return users.map(({ id, name, active, role_id }) => ({
    user: { id, name, active },
    permissions: permissionsOf.get(role_id) ?? [],
  }));
}

/** Returns which users gain and lose what. Names only users in the caller's reach, but counts all. */
export async function previewOf(tx: Tx, changes: readonly RightsChange[]): Promise<AccessPreview> {
  const real = changes.filter(({ role, gains, loses }) => role.name !== SUPER_ADMIN && gains.length + loses.length > 0);
  return {
    gains: await usersOf(tx, real, 'gains'),
    loses: await usersOf(tx, real, 'loses'),
    total: await countUsersOfRoles(
      tx,
      real.map(({ role }) => role.id),
    ),
  };
}

/**
 * Called when the permissions of a group have changed. Raises the versions of its roles and of the other groups in them, because
 * a review that was made before may now name the wrong people.
 */
export async function outdateReviewsOfGroup(tx: Tx, groupId: number): Promise<void> {
  const roles = await rolesWithGroup(tx, groupId);
  const roleIds = roles.map(({ id }) => id);
  const groupIds = new Set(roles.flatMap(({ parts }) => parts.map(({ id }) => id)));
  groupIds.delete(groupId);
  await outdateRoles(tx, roleIds);
  await outdateGroups(tx, [...groupIds]);
  for (const id of roleIds) await changed(tx, 'role', id, null);
}
