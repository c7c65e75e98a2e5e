import { moveLaunch } from './lifecycle/moveLaunch.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { lockProduct } from '../orders/moves.commands.ts';
import { deliveryOf } from './sending/delivery.ts';
import { pauseReason } from './sending/pauseThresholds.ts';

export { abortProduct } from './lifecycle/abortProduct.ts';
export { buildAgain, confirmLaunch, sendBack, undoConfirmation } from './lifecycle/confirmProduct.ts';
export { launchProduct, relaunchProduct } from './lifecycle/launchProduct.ts';
export { storeUploadedDays, type DayFigures } from './tracking/uploadedDays.repository.ts';

/** Called when another system reported complaints: too many of them pause a product that is Live. */
export async function weighComplaints(tx: Tx, productId: number): Promise<void> {
  const product = await lockProduct(tx, productId);
  if (product.status !== 'Live' || product.launch_id === null) return;
  const ref = { productId, accountId: product.account_id, launchId: product.launch_id };
  const reason = pauseReason((await deliveryOf(tx, ref)).results);
  if (reason !== undefined) await moveLaunch(tx, ref, 'auto_pause', { detail: reason });
}
