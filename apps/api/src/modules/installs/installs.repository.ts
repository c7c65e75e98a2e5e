import { sql, type Insertable, type Updateable } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { Tx } from '../../platform/database/tx.ts';

export async function lockInstallRow(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('install').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertInstall(tx: Tx, values: Insertable<DB['install']>): Promise<number> {
  const { id } = await tx.insertInto('install').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores the sealed secrets of a new record. They are sealed with its id, so they can't be part of the insert. */
export async function storeSecrets(tx: Tx, id: number, secrets: Updateable<DB['install']>): Promise<void> {
  if (Object.keys(secrets).length === 0) return;
  await tx.updateTable('install').set(secrets).where('id', '=', id).execute();
}

export async function updateInstall(tx: Tx, id: number, values: Updateable<DB['install']>): Promise<void> {
  await tx
    .updateTable('install')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteInstall(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('install').where('id', '=', id).execute();
}
