import type { Permission } from '@mailroom/domain/access/permissions';
import { invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { addPermissions, insertGroup, isNameTaken, removePermissions, updateGroup } from './groups.repository.ts';
import type { GroupFields } from './groups.repository.ts';
import { groupsResource } from './groups.resource.ts';
import type { GroupRow } from './groups.resource.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { mayGrant } from '../users/users.policy.ts';

interface GroupEdit {
  id: number;
  ifMatch: number | undefined;
  present: (row: GroupRow) => unknown;
}

function lockGroup(tx: Tx, edit: GroupEdit): Promise<GroupRow> {
  return lockForEdit(tx, { table: 'permission_group', resource: groupsResource, ...edit });
}

async function refuseTakenName(tx: Tx, name: string, exceptId: number | null): Promise<void> {
  if (await isNameTaken(tx, name, exceptId)) throw invalid({ name: 'Another group has this name' });
}

export async function createGroup(
  tx: Tx,
  { name, description = '' }: { name: string; description?: string },
): Promise<GroupRow> {
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

/** Replaces the whole set under one lock: of two administrators, the second sees the set of the first, never half of each. */
export async function replacePermissions(
  tx: Tx,
  actor: UserActor,
  edit: GroupEdit,
  permissions: readonly Permission[],
): Promise<GroupRow> {
  const { id, permissions: before } = await lockGroup(tx, edit);
  const added = permissions.filter((permission) => !before.includes(permission));
  mayGrant(actor, added);
  await removePermissions(
    tx,
    id,
    before.filter((permission) => !permissions.includes(permission)),
  );
  await addPermissions(tx, id, added);
  await updateGroup(tx, id, {});
  await changed(tx, 'permission_group', id, null);
  return recordOf(tx, groupsResource, id);
}
