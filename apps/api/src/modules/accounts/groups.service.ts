import type { Permission } from '@mailroom/domain/permissions';
import { sql } from 'kysely';
import { expectVersion } from '../../contract/version.ts';
import { invalid, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { findRow } from '../../platform/list/rows.ts';
import { groupsResource } from './groups.resource.ts';
import type { GroupRow } from './groups.resource.ts';
import { mayGrant } from './users.policy.ts';

interface GroupFields {
  name?: string;
  description?: string;
}

export async function groupOf(tx: Tx, id: number): Promise<GroupRow> {
  const row = await findRow(tx, groupsResource, id);
  if (!row) throw notFound();
  return row;
}

async function lock(
  tx: Tx,
  id: number,
  ifMatch: number | undefined,
  show: (row: GroupRow) => unknown,
): Promise<GroupRow> {
  await tx.selectFrom('permission_group').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const row = await groupOf(tx, id);
  await expectVersion(ifMatch, row, () => show(row));
  return row;
}

async function nameFree(tx: Tx, name: string, besides: number | null): Promise<void> {
  const taken = await tx
    .selectFrom('permission_group')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name}) and id is distinct from ${besides}::int`)
    .executeTakeFirst();
  if (taken) throw invalid({ name: 'Another group has this name' });
}

export async function createGroup(
  tx: Tx,
  { name, description = '' }: { name: string; description?: string },
): Promise<GroupRow> {
  await nameFree(tx, name, null);
  const { id } = await tx
    .insertInto('permission_group')
    .values({ name, description })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changed(tx, 'permission_group', id, null);
  return groupOf(tx, id);
}

export async function editGroup(
  tx: Tx,
  id: number,
  fields: GroupFields,
  ifMatch: number | undefined,
  show: (row: GroupRow) => unknown,
): Promise<GroupRow> {
  await lock(tx, id, ifMatch, show);
  if (fields.name !== undefined) await nameFree(tx, fields.name, id);
  await tx
    .updateTable('permission_group')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await changed(tx, 'permission_group', id, null);
  return groupOf(tx, id);
}

/** Replaces the whole set under one lock: of two administrators the second sees the first one's set, never half of each. */
export async function replacePermissions(
  tx: Tx,
  actor: UserActor,
  id: number,
  wanted: readonly Permission[],
  ifMatch: number | undefined,
  show: (row: GroupRow) => unknown,
): Promise<GroupRow> {
  const before = await lock(tx, id, ifMatch, show);
  const added = wanted.filter((permission) => !before.permissions.includes(permission));
  const removed = before.permissions.filter((permission) => !wanted.includes(permission));
  mayGrant(actor, added);
  if (removed.length > 0)
    await tx
      .deleteFrom('permission_group_permission')
      .where('group_id', '=', id)
      .where('permission', 'in', removed)
      .execute();
  if (added.length > 0)
    await tx
      .insertInto('permission_group_permission')
      .values(added.map((permission) => ({ group_id: id, permission })))
      .execute();
  await tx
    .updateTable('permission_group')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await changed(tx, 'permission_group', id, null);
  return groupOf(tx, id);
}
