import { RIGHTS_TO_ADMINISTER, SUPER_ADMIN } from '@mailroom/domain/access/roles';
import type { Permission } from '@mailroom/domain/access/permissions';
import { conflict } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { mayGrant } from '../users/users.policy.ts';

/** The permissions that a change gives to one role and takes from it. */
export interface RightsChange {
  role: { id: number; name: string };
  gains: Permission[];
  loses: Permission[];
}

export function rightsChange(
  role: RightsChange['role'],
  before: readonly Permission[],
  after: readonly Permission[],
): RightsChange {
  return {
    role: { id: role.id, name: role.name },
    gains: after.filter((permission) => !before.includes(permission)),
    loses: before.filter((permission) => !after.includes(permission)),
  };
}

/** Returns why the role Super Admin can't be changed; undefined for other roles. */
export function fixedRole(role: { name: string }): string | undefined {
  return role.name === SUPER_ADMIN
    ? 'The role Super Admin always holds every permission and cannot be changed'
    : undefined;
}

function refuseLockout({ role, loses }: RightsChange, ownRoleId: number | null): void {
  if (role.id !== ownRoleId) return;
  const lost = loses.filter((permission) => RIGHTS_TO_ADMINISTER.includes(permission));
  if (lost.length > 0) throw conflict('own_user', `You cannot take ${lost.join(', ')} from your own role`);
}

/**
 * Refuses changes with which callers would grant what they don't hold, lose their own right to administer, or take
 * something from Super Admin.
 */
export function mayChangeRights(actor: UserActor, ownRoleId: number | null, changes: readonly RightsChange[]): void {
  for (const change of changes) {
    const reason = fixedRole(change.role);
    if (reason !== undefined && change.loses.length > 0) throw conflict('last_super_admin', reason);
    mayGrant(actor, change.gains);
    if (!actor.superAdmin) refuseLockout(change, ownRoleId);
  }
}
