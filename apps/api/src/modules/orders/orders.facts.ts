import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { on, type FactListener } from '../../platform/facts/registry.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { rederiveProduct, rederiveProducts } from './orders.queues.ts';
import { productsUsing } from './status/status.repository.ts';

/** Derives each product that uses the changed part, in a job because the part's transaction has locked no product. */
async function deriveUsers(tx: Tx, part: Parameters<typeof productsUsing>[1], partId: number): Promise<void> {
  for (const { id, account_id: accountId } of await productsUsing(tx, part, partId)) {
    await enqueue(tx, rederiveProduct, { accountId, productId: id }, { singletonKey: `${id}` });
  }
}

const MINUTE = 60_000;

/** Waits a minute, and merges the calls until then, because people unsubscribe every second while a launch sends. */
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
  on('creative', (tx, { id }) => deriveUsers(tx, 'creative', id)),
  on('audience', (tx, { id }) => deriveUsers(tx, 'audience', id)),
  on('install', (tx, { id }) => deriveUsers(tx, 'install', id)),
  on('account', (tx, { id }) => deriveMany(tx, id)),
  on('advertiser', (tx, { accountId }) => deriveMany(tx, accountId)),
  on('suppression', (tx, { accountId }) => deriveLater(tx, accountId)),
  on('product_rate', (tx, { accountId }) => deriveMany(tx, accountId)),
];
