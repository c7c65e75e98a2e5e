import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

const HOUR = 3_600_000;

/** Deletes live hints after an hour, and kept answers and revocations after a day. */
export async function deleteExpired(tx: Tx, now: number): Promise<void> {
  await sql`delete from event where at < ${new Date(now - HOUR)}`.execute(tx);
  await sql`delete from idempotency_key where created_at < ${new Date(now - 24 * HOUR)}`.execute(tx);
  await sql`delete from revocation where at < ${new Date(now - 24 * HOUR)}`.execute(tx);
}
