import type { ProductEvent } from '@mailroom/domain/statuses/productStatuses';
import type { Tx } from '../../../platform/database/tx.ts';
import { canMove, lockIfThere, moveProduct, type Change } from '../../orders/moves.commands.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';

/**
 * Moves a product by an event that the platform causes for one of its launches. Returns false and changes nothing when it
 * isn't that launch's turn: a person cancelled meanwhile, or a repeated job comes too late.
 */
export async function moveLaunch(tx: Tx, ref: LaunchRef, event: ProductEvent, change: Change = {}): Promise<boolean> {
  const product = await lockIfThere(tx, ref.productId);
  if (!product || product.launch_id !== ref.launchId || !canMove(product, event)) return false;
  await moveProduct(tx, product, event, change);
  return true;
}
