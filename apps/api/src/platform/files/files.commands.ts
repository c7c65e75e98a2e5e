import { sql } from 'kysely';
import type { Tx } from '../database/tx.ts';

/** Deletes the rows of swept files, except any that a record has kept in the meantime. */
export async function deleteSwept(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from file where id = any(${sql.val([...ids])}::bigint[]) and state <> 'kept'`.execute(tx);
}
