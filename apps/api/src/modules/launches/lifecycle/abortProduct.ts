import { frozenDeliverable } from '@mailroom/domain/derivation/recipients';
import type { Tx } from '../../../platform/database/tx.ts';
import { moveProduct, requireAction, type ActionContext, type ProductState } from '../../orders/moves.commands.ts';
import { requireLaunch } from './launch.repository.ts';
import { refOf } from '../ledger/launchRef.ts';
import { stopLaunch } from './launchStop.ts';

/** A cancelled product keeps the count that its last attempt froze, even if it was waiting for a relaunch. */
async function cancel(tx: Tx, product: ProductState, reason: string): Promise<void> {
  const ref = refOf(product);
  const { counts, manifest_hash: hash } = await requireLaunch(tx, ref.launchId);
  await moveProduct(tx, product, 'cancel', {
    detail: reason,
    ...(hash !== null && { columns: { deliverable: frozenDeliverable(counts) } }),
  });
  await stopLaunch(tx, ref, 'Cancelled');
}

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
  if (mode === 'cancel') await cancel(tx, product, reason);
  else await moveProduct(tx, product, 'pause', { detail: reason });
}
