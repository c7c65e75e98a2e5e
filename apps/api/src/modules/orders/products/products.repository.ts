import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import { notFound } from '../../../errors.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { Product } from '../../../platform/database/tables.ts';
import type { ProductState } from './productRow.ts';

const columns = sql`p.id, p.account_id, p.order_id, p.advertiser_id, p.name, p.type, p.audience_id, p.creative_id, p.install_id,
  p.volume_ordered, p.volume_tolerance_percent, p.volume_delivered, p.rate_cpm_cents, p.currency, p.starts_at, p.ends_at,
  p.status, p.attention, p.attention_detail, p.reasons, p.next_change_at, p.deliverable, p.attempt, p.launch_id,
  p.pinned_revision_id, p.pinned_version_id, p.accepted_volume, p.accepted_volume_version_id, p.first_launched_at, p.completed_at,
  p.ended_at,   p.waiting, p.has_sent, p.in_doubt, p.version`;

/**
 * The product for writing, within the actor's reach: its order first, then itself, so that the order's status is
 * always derived from all of its products and nobody waits for each other in a circle.
 */
export async function lockIfThere(tx: Tx, id: number): Promise<ProductState | undefined> {
  const scope = inScope(tx, sql.ref('p.account_id'));
  await sql`
    select 1 from orders o where o.id = (select p.order_id from product p where p.id = ${id} and ${scope}) for no key update`.execute(
    tx,
  );
  const { rows } = await sql<ProductState>`
    select ${columns} from product p where p.id = ${id} and ${scope} for update`.execute(tx);
  return rows[0];
}

export async function lockProduct(tx: Tx, id: number): Promise<ProductState> {
  const product = await lockIfThere(tx, id);
  if (!product) throw notFound();
  return product;
}

/**
 * Holds the row for counting: another count waits, while the short transactions that send and the foreign keys to the
 * product don't. Nothing that moves the product may follow in this transaction, as its order isn't locked.
 */
export async function holdProductRow(tx: Tx, id: number): Promise<void> {
  await sql`select 1 from product p where p.id = ${id} and ${inScope(tx, sql.ref('p.account_id'))} for no key update`.execute(
    tx,
  );
}

/**
 * SQL that returns a row only while the product has this launch and this status, and keeps both as they are until the
 * transaction ends. Meant for many short transactions: it makes nobody wait but those who move the product.
 */
export function whileProductHas(
  tx: Tx,
  { productId, launchId, status }: { productId: number; launchId: number; status: ProductStatus },
): RawBuilder<unknown> {
  return sql`
    select from product p
     where p.id = ${productId} and p.launch_id = ${launchId} and p.status = ${status}
       and ${inScope(tx, sql.ref('p.account_id'))} for key share`;
}

/** Those of an order, locked; the order has to be locked before. */
export async function lockProductsOf(tx: Tx, orderId: number): Promise<ProductState[]> {
  const { rows } = await sql<ProductState>`
    select ${columns} from product p where p.order_id = ${orderId} and ${inScope(tx, sql.ref('p.account_id'))}
     order by p.id for update`.execute(tx);
  return rows;
}

export async function setProduct(tx: Tx, id: number, values: Updateable<Product>): Promise<void> {
  await tx.updateTable('product').set(values).where('id', '=', id).execute();
}

export async function deleteProductRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('product').where('id', '=', id).execute();
}

/** Products that a fact about another record may move; over are those whose story has ended. */
export async function productIdsBy(
  tx: Tx,
  by: { creative: number } | { audience: number } | { install: number } | { account: number } | { order: number },
): Promise<{ id: number; account_id: number }[]> {
  const [name, id] = Object.entries(by)[0] ?? ['id', 0];
  const { rows } = await sql<{ id: number; account_id: number }>`
    select p.id, p.account_id from product p
     where ${sql.ref(`p.${name}_id`)} = ${id} and p.status not in ('Completed', 'Ended')
       and ${inScope(tx, sql.ref('p.account_id'))} order by p.id`.execute(tx);
  return rows;
}
