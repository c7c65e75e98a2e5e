import { orderActions } from '@mailroom/domain/actions/orderActions';
import { conflict, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { accountForDerive } from '../../accounts/accounts.reads.ts';
import { deriveOrder } from '../status/orderStatus.ts';
import { lockOrder } from '../orders.repository.ts';
import {
  columnsOf,
  refuseDates,
  refuseForeignParts,
  type Calendar,
  type ProductFields,
} from '../records/productEdit.ts';
import { productChanged } from '../status/productTransition.ts';
import type { ProductState } from '../records/productRow.ts';
import { deleteProductRow, editProduct, insertProduct, lockProduct } from '../records/products.repository.ts';
import { rederive } from '../status/rederive.ts';
import { requireAction, type ActionContext } from '../status/requireAction.ts';

/** The calendar that the dates of the account's products keep to. */
export async function calendarOf(tx: Tx, accountId: number): Promise<Calendar> {
  const { timeZone, deploymentDeltaDays } = await accountForDerive(tx, accountId);
  return { now: nowOf(tx), timeZone, deploymentDeltaDays };
}

/** Adds a product to a locked order. */
export async function addProduct(
  tx: Tx,
  order: { id: number; account_id: number; advertiser_id: number },
  fields: ProductFields & { product_name: string },
  by: number,
): Promise<number> {
  refuseDates(fields, await calendarOf(tx, order.account_id));
  await refuseForeignParts(tx, order.account_id, fields);
  const id = await insertProduct(tx, {
    ...columnsOf(fields),
    name: fields.product_name,
    account_id: order.account_id,
    order_id: order.id,
    advertiser_id: order.advertiser_id,
    created_by: by,
  });
  await rederive(tx, await lockProduct(tx, id));
  await deriveOrder(tx, order.id);
  return id;
}

export async function createProduct(
  tx: Tx,
  actor: UserActor,
  { order_id: orderId, ...fields }: ProductFields & { product_name: string; order_id: number },
): Promise<number> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw notFound();
  const id = await addProduct(tx, order, fields, actor.userId);
  await changed(tx, 'order', order.id, order.account_id);
  return id;
}

/** Checks an edit of a product whose state allows it. Parts of other records are checked apart. */
export function requireFields(fields: ProductFields, product: ProductState, calendar: Calendar): void {
  refuseDates(fields, calendar, product);
}

function isSame(before: unknown, after: unknown): boolean {
  return before instanceof Date && after instanceof Date ? before.getTime() === after.getTime() : before === after;
}

export async function updateProduct(
  tx: Tx,
  product: ProductState,
  fields: ProductFields,
  context: ActionContext,
): Promise<void> {
  await requireAction(tx, product, 'update', context);
  requireFields(fields, product, await calendarOf(tx, product.account_id));
  await refuseForeignParts(tx, product.account_id, fields);
  const columns = columnsOf(fields);
  const hasChanged = Object.entries(columns).some(
    ([name, value]) => !isSame(product[name as keyof ProductState], value),
  );
  if (!hasChanged) return;
  await editProduct(tx, product.id, columns);
  const { product: after } = await rederive(tx, await lockProduct(tx, product.id));
  await productChanged(tx, after);
}

export async function deleteProduct(tx: Tx, product: ProductState, context: ActionContext): Promise<void> {
  await requireAction(tx, product, 'delete', context);
  await removeProduct(tx, product);
}

/** Deletes a product without asking whether it may be deleted. */
export async function removeProduct(tx: Tx, product: ProductState): Promise<void> {
  // Before the row is deleted, while listeners can still find what depends on it.
  await productChanged(tx, product);
  await deleteProductRow(tx, product.id);
  await deriveOrder(tx, product.order_id);
  await changed(tx, 'order', product.order_id, product.account_id);
}

/** Refuses with 409 unless the order may be deleted with all of its products. */
export async function requireDeletable(
  tx: Tx,
  products: readonly ProductState[],
  submitted: boolean,
  context: ActionContext,
): Promise<void> {
  const rows = products.map(({ status, attempt, has_sent: hasSent }) => ({ status, launched: attempt > 0, hasSent }));
  const action = orderActions({ submitted, products: rows }, context.actor.permissions).find(
    ({ name }) => name === 'delete',
  );
  if (action?.allowed) return;
  const blockers = products
    .filter(({ attempt }) => attempt > 0)
    .map(({ id, name, status }) => ({ entity: 'product', id, name, text: `is ${status}` }));
  throw conflict('in_use', action?.reason ?? 'It is in use', { record: await context.record(), blockers });
}
