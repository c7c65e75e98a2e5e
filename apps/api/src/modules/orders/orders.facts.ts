import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { on, type FactListener } from '../../platform/facts/registry.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { rederiveProduct, rederiveProducts } from './orders.queues.ts';
import { productIdsBy } from './products.repository.ts';

type By = Parameters<typeof productIdsBy>[1];

/** A part changed: each product that uses it is derived again, in a job: the part's transaction holds no product. */
async function derive(tx: Tx, by: By): Promise<void> {
  for (const { id, account_id: accountId } of await productIdsBy(tx, by)) {
    await enqueue(tx, rederiveProduct, { accountId, productId: id }, { singletonKey: `${id}` });
  }
}

const MINUTE = 60_000;

/** Somebody unsubscribes every second while a launch sends: for this cause, at most once a minute. */
async function deriveLater(tx: Tx, accountId: number | null): Promise<void> {
  await enqueue(
    tx,
    rederiveProducts,
    { accountId },
    { startAfter: new Date(nowOf(tx).getTime() + MINUTE), singletonKey: `later:${accountId ?? 'house'}` },
  );
}

async function deriveMany(tx: Tx, accountId: number | null): Promise<void> {
  await enqueue(tx, rederiveProducts, { accountId }, { singletonKey: `${accountId ?? 'house'}` });
}

export const orderFacts: readonly FactListener[] = [
  on('creative', (tx, { id }) => derive(tx, { creative: id })),
  on('audience', (tx, { id }) => derive(tx, { audience: id })),
  on('install', (tx, { id }) => derive(tx, { install: id })),
  on('account', (tx, { id }) => deriveMany(tx, id)),
  on('advertiser', (tx, { accountId }) => deriveMany(tx, accountId)),
  on('suppression', (tx, { accountId }) => deriveLater(tx, accountId)),
  on('product_rate', (tx, { accountId }) => deriveMany(tx, accountId)),
];
