import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import type { RawBuilder } from 'kysely';
import { selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockProduct, whileProductHas } from '../../orders/moves.commands.ts';
import { unrejectedAnd } from '../../orders/orders.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';

/**
 * Whether this launch is the product's current one and in that status, with the product locked. Every change of steps or
 * status begins here: orders locks the order, then the product; our tables follow in that order.
 */
export async function lockTurn(tx: Tx, ref: LaunchRef, status: ProductStatus): Promise<boolean> {
  const product = await lockProduct(tx, ref.productId);
  return product.launch_id === ref.launchId && product.status === status;
}

/**
 * SQL of the same question for many short transactions: it holds until they commit, so an abort is either before or after.
 * `isFurther` is one more condition, about anything. A Live launch has no turn once the revision that it sends was rejected,
 * also before the job comes that pauses it.
 */
export function turnHeld(
  tx: Tx,
  { productId, launchId }: LaunchRef,
  status: ProductStatus,
  isFurther?: RawBuilder<boolean>,
): RawBuilder<unknown> {
  return whileProductHas(tx, { productId, launchId, status }, status === 'Live' ? unrejectedAnd(isFurther) : isFurther);
}

export async function holdTurn(tx: Tx, ref: LaunchRef, status: ProductStatus): Promise<boolean> {
  return (await selectRows(tx, {}, turnHeld(tx, ref, status))).length > 0;
}
