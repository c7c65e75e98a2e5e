import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { conflict, DomainError, invalid, notFound } from '../../../errors.ts';
import { expectVersion } from '../../../contract/version.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { findRow } from '../../../platform/list/rows.reads.ts';
import { mayGrant, mayMakeStaff } from './users.policy.ts';
import {
  anotherSuperAdmin,
  insertUser,
  link,
  lockUser,
  reachable,
  roleOf,
  softDeleteUser,
  unlink,
  updateUser,
} from './users.repository.ts';
import type { UserFields } from './users.repository.ts';
import { usersResource } from './users.resource.ts';
import type { UserRow } from './users.resource.ts';

const TAKEN = 'Another user has this e-mail address';

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email';
}

async function mayHaveRole(tx: Tx, actor: UserActor, roleId: number): Promise<void> {
  const role = await roleOf(tx, roleId);
  if (!role) throw invalid({ role_id: 'This role does not exist' });
  if (role.isSuperAdmin && !actor.superAdmin) throw invalid({ role_id: 'Only a Super Admin can give this role' });
  mayGrant(actor, role.permissions);
  if (role.isStaff) mayMakeStaff(actor);
}

async function requireAccounts(tx: Tx, accountIds: readonly number[]): Promise<number[]> {
  const distinct = [...new Set(accountIds)];
  const found = await reachable(tx, distinct);
  if (found.length < distinct.length) throw invalid({ account_ids: 'One of the accounts does not exist' });
  return found;
}

export async function userInReach(tx: Tx, id: number): Promise<UserRow> {
  const row = await findRow(tx, usersResource, id);
  if (!row) throw notFound();
  return row;
}

export async function createUser(
  tx: Tx,
  actor: UserActor,
  { account_ids = [], ...fields }: Required<UserFields> & { account_ids?: number[] },
): Promise<UserRow> {
  await mayHaveRole(tx, actor, fields.role_id);
  const accounts = await requireAccounts(tx, account_ids);
  try {
    const id = await insertUser(tx, { ...fields, email: fields.email.toLowerCase() });
    await link(tx, id, accounts);
    await changed(tx, 'user', id, null);
    return await userInReach(tx, id);
  } catch (error) {
    if (isTaken(error)) throw invalid({ email: TAKEN });
    throw error;
  }
}

export async function editUser(
  tx: Tx,
  actor: UserActor,
  id: number,
  fields: UserFields,
  ifMatch: number | undefined,
): Promise<UserRow> {
  const before = await userInReach(tx, id);
  const locked = await lockUser(tx, id);
  if (!locked) throw notFound();
  await expectVersion(ifMatch, locked, () => before);
  const isDemoted =
    before.role.name === SUPER_ADMIN &&
    ((fields.role_id !== undefined && fields.role_id !== before.role.id) || fields.active === false);
  if (before.role.name === SUPER_ADMIN && !actor.superAdmin)
    throw conflict('last_super_admin', 'Only a Super Admin can change a Super Admin');
  if (isDemoted && !(await anotherSuperAdmin(tx, id)))
    throw conflict('last_super_admin', 'This is the last active Super Admin');
  if (fields.role_id !== undefined && fields.role_id !== before.role.id) {
    if (id === actor.userId) throw conflict('own_user', 'You cannot change your own role');
    await mayHaveRole(tx, actor, fields.role_id);
  }
  if (fields.active === false && id === actor.userId) throw conflict('own_user', 'You cannot deactivate yourself');
  try {
    await updateUser(tx, id, { ...fields, ...(fields.email !== undefined && { email: fields.email.toLowerCase() }) });
  } catch (error) {
    if (isTaken(error)) throw invalid({ email: TAKEN });
    throw error;
  }
  await changed(tx, 'user', id, null);
  return userInReach(tx, id);
}

export async function removeUser(tx: Tx, actor: UserActor, id: number, ifMatch: number | undefined): Promise<void> {
  const before = await userInReach(tx, id);
  if (id === actor.userId) throw conflict('own_user', 'You cannot delete yourself');
  const locked = await lockUser(tx, id);
  if (!locked) throw notFound();
  await expectVersion(ifMatch, locked, () => before);
  if (before.role.name === SUPER_ADMIN) {
    if (!actor.superAdmin) throw conflict('last_super_admin', 'Only a Super Admin can change a Super Admin');
    if (!(await anotherSuperAdmin(tx, id))) throw conflict('last_super_admin', 'This is the last active Super Admin');
  }
  await softDeleteUser(tx, id, nowOf(tx));
  await changed(tx, 'user', id, null);
}

/** Replaces the links within the caller's reach. Links to accounts that the caller doesn't see don't change. */
export async function replaceAccounts(
  tx: Tx,
  actor: UserActor,
  id: number,
  accountIds: readonly number[],
): Promise<UserRow> {
  const user = await userInReach(tx, id);
  await lockUser(tx, id);
  const accounts = await requireAccounts(tx, accountIds);
  const linked = user.accounts.map((account) => account.id);
  if (id === actor.userId && accounts.some((account) => !linked.includes(account)))
    throw new DomainError(403, 'forbidden', 'You cannot link yourself to an account');
  await unlink(
    tx,
    id,
    linked.filter((account) => !accounts.includes(account)),
  );
  await link(
    tx,
    id,
    accounts.filter((account) => !linked.includes(account)),
  );
  await changed(tx, 'user', id, null);
  return userInReach(tx, id);
}
