import type { Permission } from '@mailroom/domain/access/permissions';
import { conflict, invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import {
  addPermissions,
  deleteGroup,
  insertGroup,
  isNameTaken,
  removePermissions,
  updateGroup,
} from './groups.repository.ts';
import type { GroupFields } from './groups.repository.ts';
import { groupsResource } from './groups.resource.ts';
import type { GroupRow } from './groups.resource.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { mayGrant } from '../users/users.policy.ts';
import { lockRights, rolesWithGroup } from './rights.repository.ts';
import { allowChanges, changesOfGroup, outdateReviewsOfGroup, previewOf } from './rights.service.ts';
import type { AccessPreview } from './rights.service.ts';

interface GroupEdit {
  id: number;
  ifMatch: number | undefined;
  present: (row: GroupRow) => unknown;
}

async function lockGroup(tx: Tx, edit: GroupEdit): Promise<GroupRow> {
  await lockRights(tx);
  return lockForEdit(tx, { table: 'permission_group', resource: groupsResource, ...edit });
}

async function refuseTakenName(tx: Tx, name: string, exceptId: number | null): Promise<void> {
  if (await isNameTaken(tx, name, exceptId)) throw invalid({ name: 'Another group has this name' });
}

export async function createGroup(
  tx: Tx,
  { name, description = '' }: { name: string; description?: string },
): Promise<GroupRow> {
  await lockRights(tx);
  await refuseTakenName(tx, name, null);
  const id = await insertGroup(tx, { name, description });
  await changed(tx, 'permission_group', id, null);
  return recordOf(tx, groupsResource, id);
}

export async function editGroup(tx: Tx, edit: GroupEdit, fields: GroupFields): Promise<GroupRow> {
  const { id } = await lockGroup(tx, edit);
  if (fields.name !== undefined) await refuseTakenName(tx, fields.name, id);
  await updateGroup(tx, id, fields);
  await changed(tx, 'permission_group', id, null);
  return recordOf(tx, groupsResource, id);
}

/** Refuses what the caller may not grant, also where no role contains the group yet, and what no role may lose. */
async function allowPermissions(tx: Tx, actor: UserActor, group: GroupRow, permissions: readonly Permission[]) {
  const added = permissions.filter((permission) => !group.permissions.includes(permission));
  mayGrant(actor, added);
  const changes = await changesOfGroup(tx, group.id, permissions);
  await allowChanges(tx, actor, changes);
  return { added, changes };
}

/** Replaces the whole set under one lock: of two administrators, the second sees the set of the first, never half of each. */
export async function replacePermissions(
  tx: Tx,
  actor: UserActor,
  edit: GroupEdit,
  permissions: readonly Permission[],
): Promise<GroupRow> {
  const group = await lockGroup(tx, edit);
  const { id, permissions: before } = group;
  const { added } = await allowPermissions(tx, actor, group, permissions);
  const removed = before.filter((permission) => !permissions.includes(permission));
  await removePermissions(tx, id, removed);
  await addPermissions(tx, id, added);
  await updateGroup(tx, id, {});
  if (added.length + removed.length > 0) await outdateReviewsOfGroup(tx, id);
  await changed(tx, 'permission_group', id, null);
  return recordOf(tx, groupsResource, id);
}

export async function previewPermissions(
  tx: Tx,
  actor: UserActor,
  id: number,
  permissions: readonly Permission[],
): Promise<AccessPreview> {
  const { changes } = await allowPermissions(tx, actor, await recordOf(tx, groupsResource, id), permissions);
  return previewOf(tx, changes);
}

export async function removeGroup(tx: Tx, edit: GroupEdit): Promise<void> {
  const { id } = await lockGroup(tx, edit);
  const roles = await rolesWithGroup(tx, id);
  if (roles.length > 0) {
    const names = roles.map(({ name }) => name).join(', ');
    const blockers = roles.map((role) => ({ entity: 'role', id: role.id, name: role.name }));
    throw conflict('in_use', `Used by the ${roles.length === 1 ? 'role' : 'roles'} ${names}`, { blockers });
  }
  await deleteGroup(tx, id);
  await changed(tx, 'permission_group', id, null);
}
