import type { UserActor } from '../database/actor.ts';

/** Whether two looks at one user give the same reach and rights. */
export const sameAccess = (before: UserActor, now: UserActor): boolean =>
  before.userId === now.userId &&
  before.superAdmin === now.superAdmin &&
  before.accounts.length === now.accounts.length &&
  before.accounts.every((account, index) => account === now.accounts[index]) &&
  before.permissions.size === now.permissions.size &&
  [...before.permissions].every((permission) => now.permissions.has(permission));
