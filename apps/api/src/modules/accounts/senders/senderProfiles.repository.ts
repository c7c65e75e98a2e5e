import { sql, type Insertable, type Updateable } from 'kysely';
import type { DB } from '../../../platform/database/tables.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export async function insertSenderProfile(tx: Tx, values: Insertable<DB['sender_profile']>): Promise<number> {
  const { id } = await tx.insertInto('sender_profile').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSenderProfile(tx: Tx, id: number, fields: Updateable<DB['sender_profile']>): Promise<void> {
  await tx
    .updateTable('sender_profile')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteSenderProfile(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sender_profile').where('id', '=', id).execute();
}
