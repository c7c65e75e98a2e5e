import { sql } from 'kysely';
import type { Actor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { TestApp } from '../app.ts';

interface Reading<T> {
  answer: T;
  /** Rows that the statements looked at, found by an index or by going through the tables. */
  found: number;
  scanned: number;
}

async function counted(tx: Tx, tables: readonly string[]) {
  const { rows } = await sql<{ found: number; scanned: number }>`
    select coalesce(sum(idx_tup_fetch), 0)::int as found, coalesce(sum(seq_tup_read), 0)::int as scanned
      from pg_stat_xact_user_tables where relname = any(${sql.val([...tables])}::text[])`.execute(tx);
  return rows[0] ?? { found: 0, scanned: 0 };
}

/**
 * Counts the rows of some tables in the database itself, because a plan may say one thing and read another. The statements may write too.
 */
export function rowsRead<T>(
  app: TestApp,
  actor: Actor,
  tables: readonly string[],
  read: (tx: Tx) => Promise<T>,
): Promise<Reading<T>> {
  return app.write(actor, async (tx) => {
    // The session still has the counts of its last transactions.
    const before = await counted(tx, tables);
    const answer = await read(tx);
    const after = await counted(tx, tables);
    return { answer, found: after.found - before.found, scanned: after.scanned - before.scanned };
  });
}
