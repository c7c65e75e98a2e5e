import { derive } from '@mailroom/domain/derivation/derive';
import type { Derived } from '@mailroom/domain/derivation/derive';
import type { DeriveInput } from '@mailroom/domain/derivation/deriveReasons';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { deriveInputOf } from './deriveInput.ts';
import type { Hold } from './deriveInput.ts';
import { rederiveProduct } from '../orders.queues.ts';
import { applyEvent, isPinnedNow, productChanged } from './productTransition.ts';
import { isFrozenOver, type ProductState } from '../records/productRow.ts';
import { isStopped, reasonsOf } from './reasonsOf.ts';
import { storeFound } from './status.repository.ts';

interface Rederived {
  product: ProductState;
  input: DeriveInput | null;
  derived: Derived | null;
}

/** Schedules another derivation for the time when the result may change. At most one job waits per product and time. */
async function armTimer(tx: Tx, product: ProductState, nextChangeAt: Date | null): Promise<void> {
  if (nextChangeAt === null) return;
  await enqueue(
    tx,
    rederiveProduct,
    { accountId: product.account_id, productId: product.id },
    { startAfter: nextChangeAt, singletonKey: `${product.id}@${nextChangeAt.toISOString()}` },
  );
}

async function store(
  tx: Tx,
  product: ProductState,
  { derived, input }: Pick<Rederived, 'derived' | 'input'>,
  isMoved: boolean,
): Promise<Rederived> {
  const found = {
    reasons: await reasonsOf(tx, product, derived),
    nextChangeAt: derived?.nextChangeAt ?? null,
    // A pinned product keeps the count that was promised at its launch, and a cancelled one what its last attempt froze.
    deliverable: input && !isFrozenOver(product) ? input.deliverable : product.deliverable,
  };
  const hasChanged = await storeFound(tx, product.id, found);
  await armTimer(tx, product, found.nextChangeAt);
  if (hasChanged || isMoved) await productChanged(tx, product);
  const { reasons, nextChangeAt: next_change_at, deliverable } = found;
  return { product: { ...product, reasons, next_change_at, deliverable }, derived, input };
}

/** Stores the reasons of a product again after an event changed its status. */
export async function restate(tx: Tx, product: ProductState): Promise<ProductState> {
  if (isPinnedNow(product)) return (await store(tx, product, { derived: null, input: null }, true)).product;
  const input = await deriveInputOf(tx, product, 'share');
  return (await store(tx, product, { derived: derive(input), input }, true)).product;
}

/**
 * Derives a locked product again and stores the result. Before the first launch this may change its status. After it the
 * status stays, and only the reasons that would prevent a relaunch are stored.
 */
export async function rederive(tx: Tx, product: ProductState, hold: Hold = 'share'): Promise<Rederived> {
  if (isPinnedNow(product)) {
    // A newer revision of its creative changes the actions of a product that stopped, but none of its reasons.
    return store(tx, product, { derived: null, input: null }, isStopped(product));
  }
  const input = await deriveInputOf(tx, product, hold);
  const derived = derive(input);
  if (product.attempt > 0 || derived.status === product.status) {
    return store(tx, product, { derived, input }, false);
  }
  const moved = await applyEvent(tx, product, 'derive', { to: derived.status });
  return store(tx, moved, { derived, input }, true);
}
