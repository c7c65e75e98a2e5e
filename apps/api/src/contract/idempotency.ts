import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { conflict, DomainError } from '../errors.ts';
import { nowOf } from '../platform/database/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { answer, isAnswer, type Answer } from './answer.ts';

export type IdempotencyKey = { userId: number; operation: string; key: string; bodyHash: string };

const lifetime = 24 * 60 * 60 * 1000;
const largestAnswer = 64 * 1024;

export const hashBody = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const keyReused = (): DomainError =>
  new DomainError(422, 'key_reused', 'This Idempotency-Key was used with another body');

/** The first call with this key is still under way. */
export const inProgress = (): DomainError =>
  new DomainError(409, 'in_progress', 'The first call with this Idempotency-Key is still under way', { retryAfter: 1 });

export const answerLost = (): DomainError =>
  conflict('in_progress', 'This was done already; its answer is not kept. Read the record again');

type KeptRow = { body_hash: string; status: number | null; answer: unknown; headers: Record<string, string> | null };

/** Whether another transaction holds this very key; the lock ends with ours. */
const takeLock = async (tx: Tx, key: IdempotencyKey): Promise<void> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${key.userId} ${key.operation} ${key.key}`}, 0)) as taken`.execute(
    tx,
  );
  if (!rows[0]?.taken) throw inProgress();
};

/** The kept answer of the first call, if there is one. */
export const replay = async (tx: Tx, key: IdempotencyKey): Promise<Answer<unknown> | undefined> => {
  await takeLock(tx, key);
  const after = new Date(nowOf(tx).getTime() - lifetime);
  const row: KeptRow | undefined = (await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'answer', 'headers'])
    .where('user_id', '=', key.userId)
    .where('operation', '=', key.operation)
    .where('key', '=', key.key)
    .where('created_at', '>', after)
    .executeTakeFirst()) as KeptRow | undefined;
  if (!row) return undefined;
  if (row.body_hash !== key.bodyHash) throw keyReused();
  if (row.status === null) throw answerLost();
  return answer(row.status, row.answer ?? undefined, row.headers ?? {});
};

/** Keeps the answer in the transaction that did the work: both are there or neither is. */
export const keep = async (tx: Tx, key: IdempotencyKey, result: unknown): Promise<void> => {
  const given = isAnswer(result) ? result : answer(200, result);
  const text = JSON.stringify(given.body ?? null);
  const fits = text.length <= largestAnswer;
  const row = {
    user_id: key.userId,
    operation: key.operation,
    key: key.key,
    body_hash: key.bodyHash,
    status: fits ? given.status : null,
    answer: fits ? text : null,
    headers: JSON.stringify(given.headers),
    created_at: nowOf(tx),
  };
  await tx
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((conflicting) => conflicting.columns(['user_id', 'operation', 'key']).doUpdateSet(row))
    .execute();
};
