import { sql, type RawBuilder } from 'kysely';
import type { UserActor } from '../../platform/database/actor.ts';
import { bigint, selectRows, text } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { StatusCounts } from '../../platform/list/statusCounts.reads.ts';
import { kindsOf } from './installs.policy.ts';
import { isOfKind } from './installs.resource.ts';

/**
 * Counts the destinations of the kinds that the caller may see by the result of their last check, of one account or of all.
 * Those that were never checked are counted as 'unchecked'.
 */
export async function countInstallsByCheck(
  tx: Tx,
  actor: UserActor,
  accountId: number | undefined,
): Promise<StatusCounts> {
  const isAsked = accountId === undefined ? sql`true` : sql`i.account_id = ${accountId}`;
  const rows = await selectRows(
    tx,
    { result: text, count: bigint },
    sql`select coalesce(i.last_check_result, 'unchecked') as result, count(*) as count from install i
         where ${inScope(tx, sql.ref('i.account_id'))} and ${isAsked} and ${isOfKind(kindsOf(actor))} group by 1`,
  );
  return new Map(rows.map(({ result, count }) => [result, count]));
}

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
