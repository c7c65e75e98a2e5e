import { sql, type Insertable, type Updateable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';
import { instant, int, orNull, selectRow, selectRows, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { PRODUCT } from './records/productRow.ts';

const LOCKED_ORDER = {
  id: int,
  account_id: int,
  advertiser_id: int,
  name: text,
  po_number: orNull(text),
  notes: orNull(text),
  owner_id: orNull(int),
  submitted_at: orNull(instant),
  version: int,
};

export type LockedOrder = RowOf<typeof LOCKED_ORDER>;

/** The order for writing, within the actor's reach. Lock it before its products. */
export function lockOrder(tx: Tx, id: number): Promise<LockedOrder | undefined> {
  return selectRow(
    tx,
    LOCKED_ORDER,
    sql`
    select o.id, o.account_id, o.advertiser_id, o.name, o.po_number, o.notes, o.owner_id, o.submitted_at, o.version
      from orders o where o.id = ${id} and ${inScope(tx, sql.ref('o.account_id'))} for update`,
  );
}

export async function isSubmitted(tx: Tx, id: number): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('submitted_at').where('id', '=', id).executeTakeFirst();
  return order !== undefined && order.submitted_at !== null;
}

export function insertOrder(tx: Tx, values: Insertable<Orders>) {
  return tx
    .insertInto('orders')
    .values(values)
    .returning(['id', 'account_id', 'advertiser_id'])
    .executeTakeFirstOrThrow();
}

/** Stores a person's edit, which makes a new version of the record. */
export async function editOrder(tx: Tx, id: number, values: Updateable<Orders>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setSubmitted(tx: Tx, id: number, { at, by }: { at: Date; by: number }): Promise<void> {
  await tx.updateTable('orders').set({ submitted_at: at, submitted_by: by }).where('id', '=', id).execute();
}

export async function deleteOrderRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('orders').where('id', '=', id).execute();
}

/** The columns of a product that its order's row depends on. */
const ORDER_PART = {
  order_id: PRODUCT.order_id,
  status: PRODUCT.status,
  attempt: PRODUCT.attempt,
  has_sent: PRODUCT.has_sent,
  reasons: PRODUCT.reasons,
};

export type OrderPart = RowOf<typeof ORDER_PART>;

/** The products of several orders, by order. */
export async function partsOf(tx: Tx, orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly OrderPart[]>> {
  const rows = await selectRows(
    tx,
    ORDER_PART,
    sql`
    select order_id, status, attempt, has_sent, reasons from product
     where order_id = any(${sql.val([...orderIds])}::int[]) order by id`,
  );
  return Map.groupBy(rows, (row) => row.order_id);
}

/** The orders made for an advertiser. */
export function ordersOfAdvertiser(tx: Tx, advertiserId: number): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('orders')
    .select(['id', 'name'])
    .where('advertiser_id', '=', advertiserId)
    .orderBy('id')
    .limit(100)
    .execute();
}
