import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { presentJobs } from '../../../platform/jobs/queue.repository.ts';
import { launchedWithRejected } from '../../orders/orders.reads.ts';
import { armSettling } from '../sending/deploy.job.ts';
import { readWaiting, reconcileLaunches } from '../launches.queues.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { stopIfRejected } from '../lifecycle/rejectedCreative.ts';
import { launchesUnderWay } from './reconcile.repository.ts';
import { neededBy } from './needed.ts';
import { arm, startWork, timerKey, workKey } from '../lifecycle/launchWork.ts';

function readLater(tx: Tx, { productId, accountId, launchId }: LaunchRef): Promise<unknown> {
  return enqueue(tx, readWaiting, { productId, accountId, launchId }, { singletonKey: workKey(launchId) });
}

/**
 * Gives each launch under way the job it waits for. Jobs are made with what causes them, so this finds something only
 * after a restored backup, in demo data, or when an operator emptied the queue.
 */
export const reconcileJob = handleJob(reconcileLaunches, {
  run: (_data, context) =>
    context.writeAll(async (tx) => {
      for (const { accountId, launchId, productId } of await launchedWithRejected(tx, null)) {
        await stopIfRejected(tx, { accountId, launchId, productId });
      }
      const present = await presentJobs(tx, 'launches.');
      for (const row of await launchesUnderWay(tx)) {
        const { timers, work } = await neededBy(tx, row);
        const isMissing = (name: string, key: string) => !present.has(`launches.${name} ${key}`);
        for (const [timer, at] of timers) {
          if (isMissing('timer', timerKey(timer, row.launchId))) await arm(tx, row, timer, at);
        }
        if (work && isMissing(work, workKey(row.launchId))) await startWork(tx, row, work);
        if (row.unread && isMissing('read', workKey(row.launchId))) await readLater(tx, row);
        if (row.doubtful && isMissing('timer', timerKey('settle', row.launchId))) await armSettling(tx, row);
      }
    }),
});
