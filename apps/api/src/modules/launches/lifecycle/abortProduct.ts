import type { Tx } from '../../../platform/database/tx.ts';
import { moveProduct, requireAction, type ActionContext, type ProductState } from '../../orders/orders.commands.ts';
import { refOf } from './launchRef.ts';
import { stopLaunch } from './launchStop.ts';

/**
 * Cancels or pauses a launch. A pause needs nothing else: the run that sends finds the product stopped at its next claim,
 * and the queue stays as it is.
 */
export async function abortProduct(
  tx: Tx,
  product: ProductState,
  { mode, reason }: { mode: 'cancel' | 'pause'; reason: string },
  context: ActionContext,
): Promise<void> {
  await requireAction(tx, product, mode, context);
  await moveProduct(tx, product, mode, { detail: reason });
  if (mode === 'cancel') await stopLaunch(tx, refOf(product), 'Cancelled');
}
