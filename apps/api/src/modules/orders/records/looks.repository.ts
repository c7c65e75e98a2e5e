import type { UserActor } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ProductRow } from './products.resource.ts';

type SeenProduct = Pick<ProductRow, 'account_id' | 'id' | 'status' | 'starts_at'>;

/** Notes that the caller has seen the product as it is now. */
export async function noteLook(tx: Tx, { userId }: UserActor, product: SeenProduct): Promise<void> {
  const seen = { status: product.status, starts_at: product.starts_at, looked_at: nowOf(tx) };
  await tx
    .insertInto('product_look')
    .values({ account_id: product.account_id, user_id: userId, product_id: product.id, ...seen })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id', 'product_id']).doUpdateSet(seen))
    .execute();
}
