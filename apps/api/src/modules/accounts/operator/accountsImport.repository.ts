import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { ACCOUNT_COLUMNS, type AccountLine } from './accountsFile.ts';

/** Locks the accounts with these ids, ignoring case, so that nobody changes one between the comparison and the update. */
export function lockAccounts(tx: Tx, idKeys: readonly string[]) {
  return tx
    .selectFrom('account')
    .select(['id', 'sf_account_id', ...ACCOUNT_COLUMNS])
    .where(sql<boolean>`lower(sf_account_id) = any(${sql.val([...idKeys])}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertAccount(tx: Tx, sfAccountId: string, name: string, fields: AccountLine['fields']) {
  const row = await tx
    .insertInto('account')
    .values({ ...fields, name, sf_account_id: sfAccountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateImported(tx: Tx, id: number, fields: AccountLine['fields']): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
