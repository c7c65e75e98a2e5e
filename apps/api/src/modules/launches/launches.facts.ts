import { on, type FactListener } from '../../platform/facts/registry.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { stopForCreative } from './launches.queues.ts';

/** A creative changed: launches that pinned it are looked at in a job, because its transaction holds no product. */
export const launchFacts: readonly FactListener[] = [
  on('creative', async (tx, { id, accountId }) => {
    if (accountId === null) return;
    await enqueue(tx, stopForCreative, { accountId, creativeId: id }, { singletonKey: `${id}` });
  }),
];
