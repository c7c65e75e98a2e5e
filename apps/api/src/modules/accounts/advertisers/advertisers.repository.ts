import { sql, type Insertable, type Updateable } from 'kysely';
import type { DB } from '../../../platform/database/tables.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';

export async function insertAdvertiser(tx: Tx, values: Insertable<DB['advertiser']>): Promise<number> {
  const { id } = await tx.insertInto('advertiser').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateAdvertiser(tx: Tx, id: number, fields: Updateable<DB['advertiser']>): Promise<void> {
  await tx
    .updateTable('advertiser')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteAdvertiser(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('advertiser').where('id', '=', id).execute();
}

export async function hasVertical(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('vertical').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

type FileColumn = 'banner_file_id' | 'test_seed_file_id' | 'live_seed_file_id';

/** A file of the advertiser. Undefined when the advertiser is out of reach. */
export async function advertiserFile(tx: Tx, id: number, column: FileColumn): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('advertiser')
    .select(({ ref }) => ref(column).as('file_id'))
    .where('id', '=', id)
    .where(inScope(tx, sql.ref('account_id')))
    .executeTakeFirst();
  return row?.file_id;
}
