import { orderStatus } from '@mailroom/domain/statuses/orderStatus';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { setOrderStatus, statusesIn } from './status.repository.ts';

/** Stores the order's status, its most urgent product's. The order has to be locked: see `lockProduct`. */
export async function deriveOrder(tx: Tx, orderId: number): Promise<void> {
  const accountId = await setOrderStatus(tx, orderId, orderStatus(await statusesIn(tx, orderId)));
  if (accountId !== undefined) await changed(tx, 'order', orderId, accountId);
}
