import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

interface UnsealedEntry {
  id: number;
  line: string;
}

export async function unsealedEntries(tx: Tx, before: Date, limit: number): Promise<UnsealedEntry[]> {
  const { rows } = await sql<UnsealedEntry>`
    select id, (to_jsonb(e) - 'seal_id')::text as line from audit_entry e
     where seal_id is null and at < ${before} order by id limit ${limit}`.execute(tx);
  return rows;
}

export async function lastSealHash(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`select hash from audit_seal order by id desc limit 1`.execute(tx);
  return rows[0]?.hash;
}

export async function insertSeal(tx: Tx, at: Date, entryIds: readonly number[], hash: string): Promise<void> {
  await sql`select seal_audit(${at}, ${sql.val([...entryIds])}::bigint[], ${hash})`.execute(tx);
}

/** Seconds since the oldest entry without a seal was written. */
export async function unsealedSeconds(tx: Tx): Promise<number> {
  const { rows } = await sql<{ age: number | null }>`
    select extract(epoch from business_now() - min(at))::float as age from audit_entry where seal_id is null`.execute(
    tx,
  );
  return Math.max(0, rows[0]?.age ?? 0);
}
