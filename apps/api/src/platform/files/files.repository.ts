import { sql, type Insertable } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { Tx } from '../database/tx.ts';

export async function insertStaged(tx: Tx, values: Insertable<DB['file']>): Promise<number> {
  const { id } = await tx.insertInto('file').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function setMeasures(tx: Tx, id: number, measures: { size: number; sha256: string }): Promise<void> {
  await tx.updateTable('file').set(measures).where('id', '=', id).execute();
}

/** Keeps a staged file and returns whether it was still staged. */
export async function keepStaged(tx: Tx, id: number, accountId: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ state: 'kept', state_at: sql`business_now()`, account_id: accountId })
    .where('id', '=', id)
    .where('state', '=', 'staged')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function doomKept(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('file')
    .set({ state: 'doomed', state_at: sql`business_now()` })
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .execute();
}

/** Makes a kept file staged again, so that the next sweep but an hour removes it. */
export async function releaseKept(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('file')
    .set({ state: 'staged', state_at: sql`business_now()` })
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .execute();
}

export async function deleteStaged(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('file').where('id', '=', id).where('state', '=', 'staged').execute();
}

export async function stagedKey(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('file')
    .select('key')
    .where('id', '=', id)
    .where('state', '=', 'staged')
    .executeTakeFirst();
  return row?.key;
}
