import { orderActions } from '@mailroom/domain/actions/orderActions';
import { conflict, DomainError, invalid, notFound } from '../../errors.ts';
import { seesAll, type UserActor } from '../../platform/database/actor.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { hasAdvertiser, worksFor } from '../accounts/accounts.reads.ts';
import { deleteOrderRow, editOrder, insertOrder, setSubmitted, type LockedOrder } from './orders.repository.ts';
import type { ProductFields } from './records/productEdit.ts';
import { isPinnedNow } from './status/productTransition.ts';
import { lockProductsOf, setProduct } from './records/products.repository.ts';
import { addProduct, removeProduct, requireDeletable } from './edits/products.service.ts';
import { rederive } from './status/rederive.ts';

interface OrderFields {
  advertiser_id?: number;
  name?: string;
  po_number?: string | null;
  notes?: string | null;
  owner_id?: number | null;
}

type NewProduct = ProductFields & { product_name: string };

type Created = OrderFields & {
  account_id: number;
  advertiser_id: number;
  name: string;
  products?: readonly NewProduct[];
};

interface Context {
  actor: UserActor;
  record: () => Promise<unknown>;
}

async function refuseForeign(tx: Tx, accountId: number, fields: OrderFields): Promise<void> {
  const { advertiser_id: advertiserId, owner_id: ownerId } = fields;
  if (advertiserId !== undefined && !(await hasAdvertiser(tx, accountId, advertiserId))) {
    throw invalid({ advertiser_id: 'Advertiser is not valid' });
  }
  if (typeof ownerId === 'number' && !(await worksFor(tx, ownerId, accountId))) {
    throw invalid({ owner_id: 'Owner is not valid' });
  }
}

/** Adds a product of the request. A refusal names the field where the request has it, because the order has fields too. */
async function addProductAt(
  tx: Tx,
  order: Parameters<typeof addProduct>[1],
  { product, at, by }: { product: NewProduct; at: number; by: number },
): Promise<void> {
  try {
    await addProduct(tx, order, product, by);
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 422 || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, text]) => [`products.${at}.${name}`, text] as const);
    throw invalid(Object.fromEntries(fields));
  }
}

export async function createOrder(tx: Tx, actor: UserActor, body: Created): Promise<number> {
  const { account_id: accountId, products = [], owner_id: ownerId, ...fields } = body;
  if (!seesAll(actor) && !actor.accounts.includes(accountId)) throw notFound();
  await refuseForeign(tx, accountId, body);
  const order = await insertOrder(tx, {
    account_id: accountId,
    advertiser_id: fields.advertiser_id,
    name: fields.name,
    po_number: fields.po_number ?? null,
    notes: fields.notes ?? null,
    owner_id: ownerId === undefined ? actor.userId : ownerId,
    created_by: actor.userId,
  });
  for (const [at, product] of products.entries()) await addProductAt(tx, order, { product, at, by: actor.userId });
  await changed(tx, 'order', order.id, accountId);
  return order.id;
}

const EDITABLE = ['advertiser_id', 'name', 'po_number', 'notes', 'owner_id'] as const;

/** Moves the products to their order's new advertiser, whose suppression lists then decide who is mailed. */
async function moveProducts(tx: Tx, order: LockedOrder, advertiserId: number, { record }: Context): Promise<void> {
  for (const product of await lockProductsOf(tx, order.id)) {
    if (isPinnedNow(product)) {
      const blockers = [{ entity: 'product', id: product.id, name: product.name, text: `is ${product.status}` }];
      throw conflict('in_use', 'One of its products is launched', { record: await record(), blockers });
    }
    // Another advertiser's mail was accepted for the old one only.
    const values = { advertiser_id: advertiserId, accepted_creative_id: null, accepted_creative_advertiser_id: null };
    await setProduct(tx, product.id, values);
    await rederive(tx, { ...product, ...values });
  }
}

export async function updateOrder(tx: Tx, order: LockedOrder, body: OrderFields, context: Context): Promise<void> {
  const values = Object.fromEntries(
    EDITABLE.filter((name) => body[name] !== undefined && body[name] !== order[name]).map((name) => [name, body[name]]),
  ) as OrderFields;
  if (Object.keys(values).length === 0) return;
  await refuseForeign(tx, order.account_id, values);
  await editOrder(tx, order.id, values);
  if (values.advertiser_id !== undefined) await moveProducts(tx, order, values.advertiser_id, context);
  await changed(tx, 'order', order.id, order.account_id);
}

export async function submitOrder(tx: Tx, order: LockedOrder, { actor, record }: Context): Promise<void> {
  const products = await lockProductsOf(tx, order.id);
  const rows = products.map(({ status, attempt }) => ({ status, launched: attempt > 0, hasSent: false }));
  const submitted = order.submitted_at !== null;
  const action = orderActions({ submitted, products: rows }, actor.permissions).find(({ name }) => name === 'submit');
  if (!action?.allowed) {
    throw conflict('illegal_state', action?.reason ?? 'It is already submitted', { record: await record() });
  }
  await setSubmitted(tx, order.id, { at: nowOf(tx), by: actor.userId });
  for (const product of products) await rederive(tx, product);
  await changed(tx, 'order', order.id, order.account_id);
}

export async function deleteOrder(tx: Tx, order: LockedOrder, context: Context): Promise<void> {
  const products = await lockProductsOf(tx, order.id);
  await requireDeletable(tx, products, order.submitted_at !== null, context);
  for (const product of products) await removeProduct(tx, product);
  await changed(tx, 'order', order.id, order.account_id);
  await deleteOrderRow(tx, order.id);
}
