import { sql } from 'kysely';
import { bigint, float, orNull, selectRow, selectRows, text, type RowOf } from '../../platform/database/statement.ts';
import type { Tx } from '../../platform/database/tx.ts';

const ENTRY = { id: bigint, line: text };

export function unsealedEntries(tx: Tx, before: Date, limit: number): Promise<RowOf<typeof ENTRY>[]> {
  return selectRows(
    tx,
    ENTRY,
    sql`select id, (to_jsonb(e) - 'seal_id')::text as line from audit_entry e
         where seal_id is null and at < ${before} order by id limit ${limit}`,
  );
}

export async function lastSealHash(tx: Tx): Promise<string | undefined> {
  const seal = await tx.selectFrom('audit_seal').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return seal?.hash;
}

export async function insertSeal(tx: Tx, at: Date, entryIds: readonly number[], hash: string): Promise<void> {
  await sql`select seal_audit(${at}, ${sql.val([...entryIds])}::bigint[], ${hash})`.execute(tx);
}

/** Seconds since the oldest entry without a seal was written. */
export async function unsealedSeconds(tx: Tx): Promise<number> {
  const row = await selectRow(
    tx,
    { age: orNull(float) },
    sql`select extract(epoch from business_now() - min(at))::float as age from audit_entry where seal_id is null`,
  );
  return Math.max(0, row?.age ?? 0);
}
