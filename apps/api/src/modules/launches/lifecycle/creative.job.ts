import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { lockProduct } from '../../orders/moves.commands.ts';
import { isCreativeRejected, launchedWithRejected } from '../../orders/orders.reads.ts';
import { stopForCreative } from '../launches.queues.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { stopLaunch } from './launchStop.ts';
import { moveLaunch } from './moveLaunch.ts';

/** Stops a launch whose pinned creative was rejected. A Live one is paused: what has gone out can't be taken back. */
export async function stopIfRejected(tx: Tx, ref: LaunchRef): Promise<void> {
  const product = await lockProduct(tx, ref.productId);
  if (product.launch_id !== ref.launchId || !(await isCreativeRejected(tx, product))) return;
  const wasLive = product.status === 'Live';
  if ((await moveLaunch(tx, ref, 'creative_rejected')) && !wasLive) await stopLaunch(tx, ref, 'Cancelled');
}

/** Each launch in a transaction of its own: one that can't be stopped must not keep the others going. */
export const creativeJob = handleJob(stopForCreative, {
  run: async ({ accountId, creativeId }, context) => {
    const refs = await context.read(accountId, (tx) => launchedWithRejected(tx, creativeId));
    for (const ref of refs) await context.write(accountId, (tx) => stopIfRejected(tx, ref));
  },
});
