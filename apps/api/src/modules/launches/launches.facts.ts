import { on, type FactListener } from '../../platform/facts/registry.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { launchedWithRejected } from '../orders/orders.reads.ts';
import { stopForCreative } from './launches.queues.ts';

/** A rejected creative stops the launches that pinned it. A job does so, because this transaction locks no product. */
export const launchFacts: readonly FactListener[] = [
  on('creative', async (tx, { id, accountId }) => {
    if (accountId === null || (await launchedWithRejected(tx, id)).length === 0) return;
    await enqueue(tx, stopForCreative, { accountId, creativeId: id }, { singletonKey: `${id}` });
  }),
];
