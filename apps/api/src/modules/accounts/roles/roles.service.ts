import { counted } from '@mailroom/domain/forms/counted';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { conflict, invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { mayGrant, mayMakeStaff } from '../users/users.policy.ts';
import { fixedRole } from './rights.policy.ts';
import { countUsersOfRoles, lockRights, outdateGroups } from './rights.repository.ts';
import { allowChanges, changeOfRole, permissionsTogether } from './rights.service.ts';
import { addGroups, deleteRole, insertRole, isRoleNameTaken, removeGroups, updateRole } from './roles.repository.ts';
import { rolesResource } from './roles.resource.ts';
import type { RoleRow } from './roles.resource.ts';

interface RoleEdit {
  id: number;
  ifMatch: number | undefined;
  present: (row: RoleRow) => unknown;
}

async function lockRole(tx: Tx, edit: RoleEdit): Promise<RoleRow> {
  await lockRights(tx);
  const row = await lockForEdit(tx, { table: 'role', resource: rolesResource, ...edit });
  const reason = fixedRole(row);
  if (reason !== undefined) throw conflict('last_super_admin', reason);
  return row;
}

/** Super Admin grants everything by its name, so nobody else's role may take that name, even where no such role exists. */
async function refuseTakenName(tx: Tx, name: string, exceptId: number | null): Promise<void> {
  const isReserved = name.trim().toLowerCase() === SUPER_ADMIN.toLowerCase();
  if (isReserved || (await isRoleNameTaken(tx, name, exceptId))) throw invalid({ name: 'Another role has this name' });
}

export async function createRole(
  tx: Tx,
  actor: UserActor,
  { name, role_groups = [], is_staff = false }: { name: string; role_groups?: readonly number[]; is_staff?: boolean },
): Promise<RoleRow> {
  await lockRights(tx);
  await refuseTakenName(tx, name, null);
  mayGrant(actor, await permissionsTogether(tx, role_groups));
  if (is_staff) mayMakeStaff(actor);
  const id = await insertRole(tx, { name, is_staff }, actor.userId);
  await addGroups(tx, id, role_groups);
  await changed(tx, 'role', id, null);
  return recordOf(tx, rolesResource, id);
}

export async function editRole(
  tx: Tx,
  actor: UserActor,
  edit: RoleEdit,
  { name, role_groups, is_staff }: { name?: string; role_groups?: readonly number[]; is_staff?: boolean },
): Promise<RoleRow> {
  const before = await lockRole(tx, edit);
  if (name !== undefined) await refuseTakenName(tx, name, before.id);
  if (is_staff === true && !before.is_staff) mayMakeStaff(actor);
  if (role_groups) {
    await allowChanges(tx, actor, await changeOfRole(tx, before.id, role_groups));
    const has = before.role_groups.map(({ id }) => id);
    const removed = has.filter((id) => !role_groups.includes(id));
    const added = role_groups.filter((id) => !has.includes(id));
    await removeGroups(tx, before.id, removed);
    await addGroups(tx, before.id, added);
    // A review of one of these groups depends on the other groups of the role, and may be older than this change.
    if (removed.length + added.length > 0) await outdateGroups(tx, [...has, ...added]);
  }
  await updateRole(tx, before.id, {
    ...(name !== undefined && { name }),
    ...(is_staff !== undefined && { is_staff }),
  });
  await changed(tx, 'role', before.id, null);
  return recordOf(tx, rolesResource, before.id);
}

export async function removeRole(tx: Tx, edit: RoleEdit): Promise<void> {
  const { id } = await lockRole(tx, edit);
  const users = await countUsersOfRoles(tx, [id]);
  if (users > 0) throw conflict('in_use', `${counted(users, 'user')} ${users === 1 ? 'has' : 'have'} this role`);
  await deleteRole(tx, id);
  await changed(tx, 'role', id, null);
}
