import { sql } from 'kysely';
import { bigint, selectRows, text } from '../database/statement.ts';
import type { DB } from '../database/tables.ts';
import { inScope, type Tx } from '../database/tx.ts';

/** How many rows have each status. */
export type StatusCounts = ReadonlyMap<string, number>;

/** Counts a table's rows by status: of one account, or of all accounts in reach. */
export async function countByStatus(tx: Tx, table: keyof DB, accountId: number | undefined): Promise<StatusCounts> {
  const isAsked = accountId === undefined ? sql`true` : sql`t.account_id = ${accountId}`;
  const rows = await selectRows(
    tx,
    { status: text, count: bigint },
    sql`select t.status, count(*) as count from ${sql.table(table)} t
         where ${inScope(tx, sql.ref('t.account_id'))} and ${isAsked} group by t.status`,
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}
