import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql, type RawBuilder } from 'kysely';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { LaunchRef } from './launchRef.ts';
import { lockProduct } from '../../orders/orders.commands.ts';

/**
 * Whether this launch is the product's current one and in that status, with the product locked. Every change of
 * steps or status begins here: orders locks the order, then the product, then our tables follow, and so must we.
 */
export async function lockTurn(tx: Tx, ref: LaunchRef, status: ProductStatus): Promise<boolean> {
  const product = await lockProduct(tx, ref.productId);
  return product.launch_id === ref.launchId && product.status === status;
}

/** The same question for many short transactions: held until they commit, so an abort is either before or after. */
export function turnHeld(tx: Tx, ref: LaunchRef, status: ProductStatus): RawBuilder<unknown> {
  return sql`
  select from product
   where id = ${ref.productId} and launch_id = ${ref.launchId} and status = ${status}
     and ${inScope(tx, sql.ref('account_id'))} for key share`;
}

export async function holdTurn(tx: Tx, ref: LaunchRef, status: ProductStatus): Promise<boolean> {
  return (await turnHeld(tx, ref, status).execute(tx)).rows.length > 0;
}
