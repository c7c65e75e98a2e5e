import type { UserActor } from '../database/actor.ts';

/** Whether the user still has all the access that they had before. */
export function keepsAccess(before: UserActor, now: UserActor): boolean {
  return (
    before.userId === now.userId &&
    (!before.superAdmin || now.superAdmin) &&
    (!before.isStaff || now.isStaff) &&
    before.accounts.every((account) => now.superAdmin || now.accounts.includes(account)) &&
    [...before.permissions].every((permission) => now.permissions.has(permission))
  );
}

/** Whether the user's accounts and permissions are the same as before, and whether they are staff. */
export function sameAccess(before: UserActor, now: UserActor): boolean {
  return (
    before.userId === now.userId &&
    before.superAdmin === now.superAdmin &&
    before.isStaff === now.isStaff &&
    before.accounts.length === now.accounts.length &&
    before.accounts.every((account, index) => account === now.accounts[index]) &&
    before.permissions.size === now.permissions.size &&
    [...before.permissions].every((permission) => now.permissions.has(permission))
  );
}
