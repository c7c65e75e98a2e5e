import { sql, type Insertable, type Updateable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { ProductState } from './products/productRow.ts';

export interface LockedOrder {
  id: number;
  account_id: number;
  advertiser_id: number;
  name: string;
  po_number: string | null;
  notes: string | null;
  owner_id: number | null;
  submitted_at: Date | null;
  version: number;
}

/** The order for writing, within the actor's reach. Lock it before its products. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select o.id, o.account_id, o.advertiser_id, o.name, o.po_number, o.notes, o.owner_id, o.submitted_at, o.version
      from orders o where o.id = ${id} and ${inScope(tx, sql.ref('o.account_id'))} for update`.execute(tx);
  return rows[0];
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

/** A product as far as its order's row depends on it. */
export type OrderPart = Pick<ProductState, 'order_id' | 'status' | 'attempt' | 'has_sent' | 'reasons'>;

/** The products of several orders, by order. */
export async function partsOf(tx: Tx, orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly OrderPart[]>> {
  const { rows } = await sql<OrderPart>`
    select order_id, status, attempt, has_sent, reasons from product
     where order_id = any(${sql.val([...orderIds])}::int[]) order by id`.execute(tx);
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
