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

function lockName({ userId, operation, key }: IdempotencyKey): string {
  return `${userId} ${operation} ${key}`;
}

/** Locks the key until the transaction ends. Returns false when another transaction holds it. */
export async function tryLockKey(tx: Tx, key: IdempotencyKey): Promise<boolean> {
  const lock = await selectRow(
    tx,
    { isTaken: bool },
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lockName(key)}, 0)) as "isTaken"`,
  );
  return lock?.isTaken === true;
}

/** Locks the key until the transaction ends, and waits for another transaction that holds it. */
export async function lockKey(tx: Tx, key: IdempotencyKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(key)}, 0))`.execute(tx);
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

/** Returns those of the keys that have an answer. */
export async function keysWithAnswer(tx: Tx, keys: readonly IdempotencyKey[], after: Date): Promise<string[]> {
  const [first] = keys;
  if (!first) return [];
  const rows = await tx
    .selectFrom('idempotency_key')
    .select('key')
    .where('user_id', '=', first.userId)
    .where('operation', '=', first.operation)
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('created_at', '>', after)
    .execute();
  return rows.map(({ key }) => key);
}

export async function saveAnswer(tx: Tx, row: Insertable<DB['idempotency_key']>): Promise<void> {
  await tx
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((conflicting) => conflicting.columns(['user_id', 'operation', 'key']).doUpdateSet(row))
    .execute();
}

export async function deleteAnswersBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('created_at', '<', time).execute();
}
