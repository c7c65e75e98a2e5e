import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export { installs } from './installs.resource.ts';

/** A delivery destination as derive() needs it. */
export async function installForDerive(
  tx: Tx,
  id: number,
): Promise<{ id: number; name: string; lastCheck: 'passed' | 'failed' | null } | null> {
  const row = await tx
    .selectFrom('install')
    .select(['id', 'name', 'last_check_result'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { last_check_result: result } = row;
  return { id: row.id, name: row.name, lastCheck: result === 'passed' || result === 'failed' ? result : null };
}

/** The account's destination with this id, by name; undefined when the account has none. */
export function installOf(
  tx: Tx,
  accountId: number,
  installId: number,
): Promise<{ id: number; name: string } | undefined> {
  return tx
    .selectFrom('install')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', '=', installId)
    .executeTakeFirst();
}

/** SQL of a destination's name, from the columns that refer to the destination. */
export function installName(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select name from install where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}
