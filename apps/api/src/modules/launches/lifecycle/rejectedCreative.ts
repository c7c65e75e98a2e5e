import { SENDS_REJECTED } from '@mailroom/domain/actions/productActions';
import { conflict } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockIfThere, type ActionContext, type ProductState } from '../../orders/moves.commands.ts';
import { isCreativeRejected } from '../../orders/orders.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { stopLaunch } from './launchStop.ts';
import { moveLaunch } from './moveLaunch.ts';

/**
 * Stops a launch whose pinned revision was rejected, whatever revision came after it. A Live one is paused: what has gone out
 * can't be taken back. Returns whether it was rejected. A job does this for each rejection; whatever would send does it too,
 * because the job may come later.
 */
export async function stopIfRejected(tx: Tx, ref: LaunchRef): Promise<boolean> {
  const product = await lockIfThere(tx, ref.productId);
  if (product?.launch_id !== ref.launchId || !(await isCreativeRejected(tx, product))) return false;
  const wasLive = product.status === 'Live';
  if ((await moveLaunch(tx, ref, 'creative_rejected')) && !wasLive) await stopLaunch(tx, ref, 'Cancelled');
  return true;
}

/** Refuses to continue with a revision that was rejected. The product's stored reasons may not say so yet. */
export async function refuseRejected(
  tx: Tx,
  product: ProductState,
  { record }: Pick<ActionContext, 'record'>,
): Promise<void> {
  if (await isCreativeRejected(tx, product)) {
    throw conflict('illegal_state', SENDS_REJECTED, { record: await record() });
  }
}
