import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { DB, Product } from '../../../platform/database/tables.ts';
import { bool, int, oneOf, selectRows, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { isRejected } from '../../creatives/creatives.reads.ts';
import type { ProductState, StoredReason } from '../records/productRow.ts';

/** Changes a product that still has the status and attention the caller knows; false when it has others by now. */
export async function moveRow(tx: Tx, product: ProductState, values: Updateable<Product>): Promise<boolean> {
  const moved = await tx
    .updateTable('product')
    .set(values)
    .where('id', '=', product.id)
    .where('status', '=', product.status)
    .where('attention', 'is not distinct from', product.attention)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** The line in a product's history that changes no status: a person accepted the creative of another advertiser. */
export const ACCEPTED_ADVERTISER = 'accept_advertiser';

export async function addHistory(tx: Tx, row: Insertable<DB['product_transition']>): Promise<void> {
  await tx.insertInto('product_transition').values(row).execute();
}

interface Found {
  reasons: StoredReason[];
  nextChangeAt: Date | null;
  deliverable: number | null;
}

/** Stores what a derivation found; returns whether anything differs from before. */
export async function storeFound(tx: Tx, productId: number, found: Found): Promise<boolean> {
  const reasons = JSON.stringify(found.reasons);
  const { numAffectedRows } = await sql`
    update product set reasons = ${reasons}::jsonb, next_change_at = ${found.nextChangeAt}, deliverable = ${found.deliverable}
     where id = ${productId} and (reasons, next_change_at, deliverable) is distinct from
           (${reasons}::jsonb, ${found.nextChangeAt}::timestamptz, ${found.deliverable}::bigint)`.execute(tx);
  return numAffectedRows === 1n;
}

/** Whether the revision that a product's launch pinned was rejected after the launch. */
export async function isCreativeRejected(tx: Tx, { id }: Pick<ProductState, 'id'>): Promise<boolean> {
  const row = await tx
    .selectFrom('product as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where(isRejected('p.account_id', 'p.pinned_revision_id'))
    .executeTakeFirst();
  return row !== undefined;
}

/** The statuses of an order's products. */
export async function statusesIn(tx: Tx, orderId: number): Promise<ProductStatus[]> {
  const statement = sql`select status from product where order_id = ${orderId}`;
  const rows = await selectRows(tx, { status: oneOf<ProductStatus>() }, statement);
  return rows.map(({ status }) => status);
}

/** Stores an order's status; returns the order's account when this changed the status. */
export async function setOrderStatus(tx: Tx, orderId: number, status: ProductStatus): Promise<number | undefined> {
  const order = await tx
    .updateTable('orders')
    .set({ status })
    .where('id', '=', orderId)
    .where('status', '<>', status)
    .returning('account_id')
    .executeTakeFirst();
  return order?.account_id;
}

interface ProductId {
  id: number;
  account_id: number;
}

/** The statuses that no derivation changes any more. */
const FINISHED: readonly ProductStatus[] = ['Completed', 'Ended'];

/** The unfinished products that use a part. */
export function productsUsing(tx: Tx, part: 'creative' | 'audience' | 'install', partId: number): Promise<ProductId[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'account_id'])
    .where(`${part}_id`, '=', partId)
    .where('status', 'not in', FINISHED)
    .where(inScope(tx, sql.ref('account_id')))
    .orderBy('id')
    .execute();
}

/** The unfinished products of an account, or of all accounts in reach. */
export function unfinishedProducts(tx: Tx, accountId: number | null): Promise<ProductId[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'account_id'])
    .where('status', 'not in', FINISHED)
    .where(inScope(tx, sql.ref('account_id')))
    .$if(accountId !== null, (query) => query.where('account_id', '=', accountId))
    .orderBy('id')
    .execute();
}

const CREATIVE_IN_USE = { creativeId: int, startsSoon: bool };

/** The creatives of unfinished products, and whether one of the products should start by then and hasn't begun. */
export function creativesInUse(tx: Tx, until: Date): Promise<RowOf<typeof CREATIVE_IN_USE>[]> {
  return selectRows(
    tx,
    CREATIVE_IN_USE,
    sql`
    select p.creative_id as "creativeId", coalesce(bool_or(p.starts_at <= ${until} and p.status <> 'Live'), false) as "startsSoon"
      from product p
     where p.creative_id is not null and p.status <> all(${FINISHED}::text[]) and ${inScope(tx, sql.ref('p.account_id'))}
     group by p.creative_id order by p.creative_id`,
  );
}
