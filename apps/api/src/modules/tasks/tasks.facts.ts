import type { Tx } from '../../platform/database/tx.ts';
import { on, type FactListener } from '../../platform/facts/registry.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { productOfLaunch } from '../orders/orders.reads.ts';
import { syncTasks } from './tasks.queues.ts';
import { syncAudience, syncCreative, syncProduct, type Part } from './taskCauses.ts';
import { hasOpenTasks } from './tasks.repository.ts';

/**
 * Syncs a part again later. A fact may come before its record is deleted, and the tasks that are still open then can
 * only be resolved when the record is gone.
 */
async function syncLater(tx: Tx, accountId: number, entity: Part, id: number): Promise<void> {
  if (!(await hasOpenTasks(tx, entity, id))) return;
  await enqueue(tx, syncTasks, { accountId, entity, id }, { singletonKey: `${entity}:${id}` });
}

export const taskFacts: readonly FactListener[] = [
  on('product', async (tx, { id, accountId }) => {
    if (accountId !== null) await syncProduct(tx, accountId, id);
  }),
  on('launch', async (tx, { id, accountId }) => {
    const productId = await productOfLaunch(tx, id);
    if (accountId !== null && productId !== null) await syncProduct(tx, accountId, productId);
  }),
  on('creative', async (tx, { id, accountId }) => {
    if (accountId === null) return;
    await syncCreative(tx, accountId, id);
    await syncLater(tx, accountId, 'creative', id);
  }),
  on('audience', async (tx, { id, accountId }) => {
    if (accountId === null) return;
    await syncAudience(tx, accountId, id);
    await syncLater(tx, accountId, 'audience', id);
  }),
];
