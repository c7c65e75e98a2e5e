import { on, type FactListener } from '../../platform/facts/registry.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { launchedWithRejected, launchesMailing } from '../orders/orders.reads.ts';
import { startWork } from './lifecycle/launchWork.ts';
import { stopForCreative } from './launches.queues.ts';

export const launchFacts: readonly FactListener[] = [
  // A rejected creative stops the launches that pinned it. A job does so, because this transaction locks no product.
  on('creative', async (tx, { id, accountId }) => {
    if (accountId === null || (await launchedWithRejected(tx, id)).length === 0) return;
    await enqueue(tx, stopForCreative, { accountId, creativeId: id }, { singletonKey: `${id}` });
  }),
  // E-mails may wait for an hour or a day that the account no longer keeps to. Their job looks again, and waits again if it still must.
  on('account', async (tx, { id }) => {
    for (const ref of await launchesMailing(tx, id)) await startWork(tx, ref, 'deploy');
  }),
];
