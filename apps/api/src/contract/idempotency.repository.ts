import { sql, type Insertable } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { bool, selectRow } from '../platform/database/statement.ts';
import type { Tx } from '../platform/database/tx.ts';

export interface IdempotencyKey {
  userId: number;
  operation: string;
  key: string;
  bodyHash: string;
}

interface KeptAnswer {
  body_hash: string;
  status: number | null;
  answer: unknown;
  headers: Record<string, string> | null;
}

/** Locks the key until the transaction ends. Returns false when another transaction holds it. */
export async function tryLockKey(tx: Tx, key: IdempotencyKey): Promise<boolean> {
  const row = await selectRow(
    tx,
    { taken: bool },
    sql`
    select pg_try_advisory_xact_lock(hashtextextended(${`${key.userId} ${key.operation} ${key.key}`}, 0)) as taken`,
  );
  return row?.taken === true;
}

export async function findAnswer(tx: Tx, key: IdempotencyKey, after: Date): Promise<KeptAnswer | undefined> {
  return (await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'answer', 'headers'])
    .where('user_id', '=', key.userId)
    .where('operation', '=', key.operation)
    .where('key', '=', key.key)
    .where('created_at', '>', after)
    .executeTakeFirst()) as KeptAnswer | undefined;
}

export async function saveAnswer(tx: Tx, row: Insertable<DB['idempotency_key']>): Promise<void> {
  await tx
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((conflicting) => conflicting.columns(['user_id', 'operation', 'key']).doUpdateSet(row))
    .execute();
}
