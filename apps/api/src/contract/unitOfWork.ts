import type { UserActor } from '../platform/database/actor.ts';
import type { Tx, WithActor } from '../platform/database/tx.ts';
import type { DuplicateQueue } from './duplicates.ts';
import { keep, replay } from './idempotency.ts';
import type { IdempotencyKey } from './idempotency.repository.ts';
import type { Operation } from './operation.ts';

interface UnitOfWork {
  operation: Operation;
  actor: UserActor;
  key: IdempotencyKey | undefined;
  withActor: WithActor;
  duplicates: DuplicateQueue;
}

function lockName(key: IdempotencyKey): string {
  return `${key.userId} ${key.operation} ${key.key}`;
}

/** Does the work and keeps its answer in one transaction. */
function inOneTransaction(unit: UnitOfWork, key: IdempotencyKey, run: (tx: Tx) => Promise<unknown>) {
  return unit.withActor(unit.actor, 'write', async (tx) => {
    const kept = await replay(tx, key);
    if (kept) return kept;
    const result = await run(tx);
    await keep(tx, key, result);
    return result;
  });
}

/** For handlers that open their own transactions (files, network): looks the key up before and keeps the answer after. */
async function around(unit: UnitOfWork, key: IdempotencyKey, run: () => Promise<unknown>) {
  const kept = await unit.withActor(unit.actor, 'write', (tx) => replay(tx, key));
  if (kept) return kept;
  const result = await run();
  await unit.withActor(unit.actor, 'write', (tx) => keep(tx, key, result));
  return result;
}

/** Runs a handler in the unit of work that its operation names, at most once per Idempotency-Key. */
export async function runUnit(unit: UnitOfWork, run: (tx: Tx | undefined) => Promise<unknown>): Promise<unknown> {
  const { operation, actor, key, withActor, duplicates } = unit;
  if (key) {
    return duplicates(lockName(key), () =>
      operation.tx === 'none' ? around(unit, key, () => run(undefined)) : inOneTransaction(unit, key, run),
    );
  }
  return operation.tx === 'none' ? run(undefined) : withActor(actor, operation.tx, run);
}
