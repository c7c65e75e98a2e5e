import { createHash } from 'node:crypto';
import { conflict, DomainError } from '../errors.ts';
import { nowOf } from '../platform/database/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { answer, isAnswer, type Answer } from './answer.ts';
import {
  findAnswer,
  keysWithAnswer,
  lockKey,
  saveAnswer,
  tryLockKey,
  type IdempotencyKey,
} from './idempotency.repository.ts';

const LIFETIME = 24 * 60 * 60 * 1000;
const LARGEST_ANSWER = 64 * 1024;

export function hashBody(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function keyReused(): DomainError {
  return new DomainError(422, 'key_reused', 'This Idempotency-Key was used with another body');
}

/** The first call with this key is still running. */
export function inProgress(): DomainError {
  return new DomainError(409, 'in_progress', 'The first call with this Idempotency-Key is still running', {
    retryAfter: 1,
  });
}

function answerLost(): DomainError {
  return conflict(
    'in_progress',
    'This call was already done, but its answer was too large to keep. Read the record again',
  );
}

function expiry(tx: Tx): Date {
  return new Date(nowOf(tx).getTime() - LIFETIME);
}

async function keptAnswer(tx: Tx, key: IdempotencyKey) {
  const row = await findAnswer(tx, key, expiry(tx));
  if (row && row.body_hash !== key.bodyHash) throw keyReused();
  return row;
}

/** Returns the kept answer of the first call, if there is one. Refuses a call while the first one is still running. */
export async function replay(tx: Tx, key: IdempotencyKey): Promise<Answer<unknown> | undefined> {
  if (!(await tryLockKey(tx, key))) throw inProgress();
  const row = await keptAnswer(tx, key);
  if (!row) return undefined;
  if (row.status === null) throw answerLost();
  return answer(row.status, row.answer ?? undefined, row.headers ?? {});
}

/** Saves the answer in the transaction that did the work, so that both are committed or neither is. */
export async function keep(tx: Tx, key: IdempotencyKey, result: unknown): Promise<void> {
  const final = isAnswer(result) ? result : answer(200, result);
  const text = JSON.stringify(final.body ?? null);
  const fits = text.length <= LARGEST_ANSWER;
  await saveAnswer(tx, {
    user_id: key.userId,
    operation: key.operation,
    key: key.key,
    body_hash: key.bodyHash,
    status: fits ? final.status : null,
    answer: fits ? text : null,
    headers: JSON.stringify(final.headers),
    created_at: nowOf(tx),
  });
}

/**
 * Does one part of a call, unless an earlier call with this key did it. A call that is still doing it is waited for: parts are
 * short, and a call in parts would otherwise have to refuse the part.
 */
export async function oncePerKey(tx: Tx, key: IdempotencyKey, work: () => Promise<unknown>): Promise<void> {
  await lockKey(tx, key);
  if (await keptAnswer(tx, key)) return;
  await work();
  await keep(tx, key, null);
}

/** Whether earlier calls did all of these parts. */
export async function areDone(tx: Tx, keys: readonly IdempotencyKey[]): Promise<boolean> {
  return (await keysWithAnswer(tx, keys, expiry(tx))).length === keys.length;
}
