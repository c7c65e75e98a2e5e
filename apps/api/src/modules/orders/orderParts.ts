import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { OrderRow } from './orders.resource.ts';
import { reasonsNow, type ProductState, type StoredReason } from './products/productRow.ts';

type Part = Pick<ProductState, 'order_id' | 'status' | 'attempt' | 'has_sent' | 'reasons'>;

export interface OrderParts {
  products: { status: ProductState['status']; launched: boolean; hasSent: boolean }[];
  reasons: StoredReason[];
}

const MOST_REASONS = 20;

/** The products of a page of orders, as far as an order's row speaks of them. */
export async function orderParts(
  tx: Tx,
  orderRows: readonly Pick<OrderRow, 'id' | 'status'>[],
): Promise<(orderId: number) => OrderParts> {
  const ids = orderRows.map((row) => row.id);
  const { rows } = await sql<Part>`
    select order_id, status, attempt, has_sent, reasons from product where order_id = any(${ids}::int[]) order by id`.execute(
    tx,
  );
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  const statuses = new Map(orderRows.map((row) => [row.id, row.status]));
  return (orderId) => {
    const parts = byOrder.get(orderId) ?? [];
    // The reasons of the products that give the order its status.
    const shown = parts.filter((part) => part.status === statuses.get(orderId)).flatMap(reasonsNow);
    const once = [...new Map(shown.map((reason) => [`${reason.code} ${reason.text}`, reason])).values()];
    return {
      products: parts.map(({ status, attempt, has_sent: hasSent }) => ({ status, launched: attempt > 0, hasSent })),
      reasons: once.slice(0, MOST_REASONS),
    };
  };
}
