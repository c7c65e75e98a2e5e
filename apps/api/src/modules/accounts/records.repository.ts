import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export type RecordTable = 'account' | 'advertiser' | 'permission_group' | 'role' | 'sender_profile';

/** Locks the row until the transaction ends; does nothing when the row doesn't exist or is out of reach. */
export async function lockRecord(tx: Tx, table: RecordTable, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}
