import { handleJob } from '../../../platform/jobs/job.ts';
import { launchedWithRejected } from '../../orders/orders.reads.ts';
import { stopForCreative } from '../launches.queues.ts';
import { stopIfRejected } from './rejectedCreative.ts';

/** Each launch in a transaction of its own: one that can't be stopped must not keep the others going. */
export const creativeJob = handleJob(stopForCreative, {
  run: async ({ accountId, creativeId }, context) => {
    const refs = await context.read(accountId, (tx) => launchedWithRejected(tx, creativeId));
    for (const ref of refs) await context.write(accountId, async (tx) => void (await stopIfRejected(tx, ref)));
  },
});
