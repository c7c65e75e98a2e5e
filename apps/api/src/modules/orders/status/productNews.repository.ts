import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import type { Tx } from '../../../platform/database/tx.ts';
import { ACCEPTED_ADVERTISER } from './status.repository.ts';

export interface ProductNews {
  /** Whether the launch waits for a go-ahead. */
  waiting: boolean;
  launchId: number | null;
  /** The person who answers for the order: its owner, or the one who added it. */
  ownerId: number | null;
  /** The product's last change of status; undefined while it had none. */
  move: { id: number; at: Date; from: ProductStatus; to: ProductStatus } | undefined;
}

/** Everything about a product that people may have to be told. */
export async function productNews(tx: Tx, productId: number): Promise<ProductNews | undefined> {
  const product = await tx
    .selectFrom('product as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.account_id', 'p.waiting', 'p.launch_id', 'o.owner_id', 'o.created_by'])
    .where('p.id', '=', productId)
    .executeTakeFirst();
  if (!product) return undefined;
  const move = await tx
    .selectFrom('product_transition')
    .select(['id', 'at', 'from_status', 'to_status'])
    .where('account_id', '=', product.account_id)
    .where('product_id', '=', productId)
    // An acceptance doesn't move the product.
    .where('event', '<>', ACCEPTED_ADVERTISER)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    waiting: product.waiting,
    launchId: product.launch_id,
    ownerId: product.owner_id ?? product.created_by,
    move: move && {
      id: move.id,
      at: move.at,
      from: move.from_status as ProductStatus,
      to: move.to_status as ProductStatus,
    },
  };
}
