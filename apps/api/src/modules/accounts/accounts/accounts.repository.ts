import { sql, type Updateable } from 'kysely';
import type { DB } from '../../../platform/database/tables.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export async function updateAccount(tx: Tx, id: number, fields: Updateable<DB['account']>): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
