import { sql, type Updateable } from 'kysely';
import type { DB } from '../../../platform/database/tables.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';

export async function updateAccount(tx: Tx, id: number, fields: Updateable<DB['account']>): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The file of the account's logo. Undefined when the account is out of reach. */
export async function accountLogo(tx: Tx, id: number): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('account')
    .select('logo_file_id')
    .where('id', '=', id)
    .where(inScope(tx, sql.ref('id')))
    .executeTakeFirst();
  return row?.logo_file_id;
}
