import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { lockProduct } from '../../orders/moves.commands.ts';
import { weighReturns } from '../launches.queues.ts';
import { complete } from '../lifecycle/completion.ts';
import { moveLaunch } from '../lifecycle/moveLaunch.ts';
import { deliveryOf } from '../sending/delivery.ts';
import { launchesWithReturnedDoubts } from '../sending/doubts.repository.ts';
import { settleDoubts } from '../sending/inDoubt.ts';
import { pauseReason } from '../sending/pauseThresholds.ts';

/** Called when bounces or complaints came back: too many of them pause a product that is Live. */
export async function weigh(tx: Tx, productId: number): Promise<void> {
  const product = await lockProduct(tx, productId);
  if (product.status !== 'Live' || product.launch_id === null) return;
  const ref = { productId, accountId: product.account_id, launchId: product.launch_id };
  const reason = pauseReason((await deliveryOf(tx, ref)).results);
  if (reason !== undefined) await moveLaunch(tx, ref, 'auto_pause', { detail: reason });
}

/** A message that came back was sent: nobody needs to ask about it any more. */
async function settleReturned(tx: Tx, { accountId, productId }: { accountId: number; productId: number }) {
  await lockProduct(tx, productId);
  for (const launchId of await launchesWithReturnedDoubts(tx, productId)) {
    const ref = { productId, accountId, launchId };
    await settleDoubts(tx, ref, { returned: true });
    await complete(tx, ref);
  }
}

/** A job does so, because the transaction that takes a bounce locks no product. */
export const returnsJob = handleJob(weighReturns, {
  run: ({ accountId, productId }, context) =>
    context.write(accountId, async (tx) => {
      await settleReturned(tx, { accountId, productId });
      await weigh(tx, productId);
    }),
});
