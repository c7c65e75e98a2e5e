import { sql } from 'kysely';
import { bigint, int, selectRow, selectRows } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';

/** How many people of each version may be mailed now, by the lists of house and account. */
export async function deliverableOfEach(tx: Tx, versionIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows(
    tx,
    { id: int, deliverable: bigint },
    sql`
    select v.id, v.deliverable from audience_version v
     where v.id = any(${sql.val([...versionIds])}::int[]) and ${inScope(tx, sql.ref('v.account_id'))}`,
  );
  return new Map(rows.map(({ id, deliverable }) => [id, deliverable]));
}

const TOOK_TOO_LONG = new Set(['57014', '55P03']);

function tookTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TOOK_TOO_LONG.has(String(error.code));
}

/**
 * How many people both versions have who may be mailed now, by the lists of house and account. Returns undefined when
 * counting takes longer than `ms`; the transaction goes on.
 */
export async function sharedPeople(
  tx: Tx,
  [one, other]: readonly [number, number],
  ms: number,
): Promise<number | undefined> {
  // Going back to the savepoint also brings the transaction's own time limits back.
  await sql`savepoint shared_people`.execute(tx);
  const limit = String(Math.max(1, Math.floor(ms)));
  await sql`select set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true)`.execute(
    tx,
  );
  try {
    const row = await selectRow(
      tx,
      { people: bigint },
      sql`
      select count(*) as people from audience_member m join audience_member n on n.email = m.email
       where m.version_id = ${one} and n.version_id = ${other} and not m.is_suppressed and not n.is_suppressed
         and ${inScope(tx, sql.ref('m.account_id'))}`,
    );
    return row?.people ?? 0;
  } catch (error) {
    if (tookTooLong(error)) return undefined;
    throw error;
  } finally {
    await sql`rollback to savepoint shared_people`.execute(tx);
  }
}
