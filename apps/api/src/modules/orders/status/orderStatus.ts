import { orderStatus } from '@mailroom/domain/statuses/orderStatus';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';

/** Stores the order's status, its most urgent product's. The order has to be locked: see `lockProduct`. */
export async function deriveOrder(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<{ status: ProductStatus }>`select status from product where order_id = ${orderId}`.execute(
    tx,
  );
  const status = orderStatus(rows.map((row) => row.status));
  const stored = await sql<{ account_id: number }>`
    update orders set status = ${status} where id = ${orderId} and status <> ${status} returning account_id`.execute(
    tx,
  );
  const [order] = stored.rows;
  if (order) await changed(tx, 'order', orderId, order.account_id);
}
