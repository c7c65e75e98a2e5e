import { orderTotals } from '@mailroom/domain/derivation/orderTotals';
import { noContent, record } from '../../contract/answer.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { doInBulk } from '../../contract/bulk.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow, listRows } from '../../platform/list/rows.reads.ts';
import { duplicateOrder } from './duplicateOrder.ts';
import { presentOrderRow } from './orders.present.ts';
import { lockOrder, partsOf, type LockedOrder } from './orders.repository.ts';
import { orders, type OrderRow } from './orders.resource.ts';
import { createOrder, deleteOrder, submitOrder, updateOrder } from './orders.service.ts';
import { expectedNow } from './records/productRow.ts';
import { presentProductRow } from './records/products.present.ts';
import { productsOf } from './records/products.repository.ts';
import type { ProductRow } from './records/products.resource.ts';
import { rateOf } from './rates/productRates.repository.ts';

type Caller = Pick<Call, 'deps' | 'actor'>;

function viewerOf({ deps, actor }: Caller) {
  return { held: actor.permissions, now: deps.clock.now() };
}

/** Reads the rates only of products that cost something, or will. */
async function totalsOf(tx: Tx, products: readonly ProductRow[]) {
  const parts = [];
  for (const product of products) {
    const { volume_ordered: ordered, volume_delivered: delivered } = product;
    const expected = expectedNow(product);
    const isCharged = delivered > 0 || (expected ?? 0) > 0;
    parts.push({ ordered, delivered, expected, rate: isCharged ? await rateOf(tx, product) : null });
  }
  return orderTotals(parts);
}

async function show(call: Caller, tx: Tx, id: number) {
  const row = await findRow(tx, orders, id);
  if (!row) throw notFound();
  const viewer = viewerOf(call);
  const parts = await partsOf(tx, [id]);
  const products = await productsOf(tx, id);
  return {
    ...presentOrderRow(row, parts.get(id) ?? [], viewer),
    notes: row.notes,
    submitted_by: row.submitted_by,
    products: products.map((product) => presentProductRow(product, viewer)),
    totals: await totalsOf(tx, products),
  };
}

async function showRecord(call: Caller, tx: Tx, id: number, status = 200) {
  const body = await show(call, tx, id);
  return record(body, body.version, status);
}

type OneOrder = Pick<Call, 'deps' | 'actor' | 'tx' | 'ifMatch'> & { path: { id: number } };

/** The order, locked, in the version that the caller knows. */
async function locked(call: OneOrder): Promise<LockedOrder> {
  const order = await lockOrder(call.tx, call.path.id);
  if (!order) throw notFound();
  await expectVersion(call.ifMatch, order, () => show(call, call.tx, order.id));
  return order;
}

function contextOf(call: OneOrder) {
  return {
    actor: call.actor,
    record: () => show(call, call.tx, call.path.id),
  };
}

const single = handlers({
  listOrders: async (call) => {
    const { tx, list } = call;
    const page = await listRows(tx, orders, list);
    const ids = page.objects.map(({ id }) => id);
    const parts = await partsOf(tx, ids);
    const viewer = viewerOf(call);
    return {
      objects: page.objects.map((row) => presentOrderRow(row, parts.get(row.id) ?? [], viewer)),
      total_rows: page.total_rows,
    };
  },

  exportOrders: async (call) =>
    exportRows<OrderRow>(call, orders, 'orders', {
      'Order ID': (row) => row.id,
      'Order Name': (row) => row.name,
      Account: (row) => row.account_name,
      Advertiser: (row) => row.advertiser_name,
      'PO Number': (row) => row.po_number,
      Owner: (row) => row.owner?.name ?? null,
      Status: (row) => row.status,
      Submitted: (row) => row.submitted_at,
      Updated: (row) => row.updated_at,
    }),

  getOrder: (call) => showRecord(call, call.tx, call.path.id),

  createOrder: async (call) => {
    const id = await createOrder(call.tx, call.actor, call.body);
    return showRecord(call, call.tx, id, 201);
  },

  updateOrder: async (call) => {
    await updateOrder(call.tx, await locked(call), call.body, contextOf(call));
    return showRecord(call, call.tx, call.path.id);
  },

  submitOrder: async (call) => {
    await submitOrder(call.tx, await locked(call), contextOf(call));
    return showRecord(call, call.tx, call.path.id);
  },

  duplicateOrder: async (call) => {
    const id = await duplicateOrder(call.tx, await locked(call), call.body ?? {}, call.actor.userId);
    return showRecord(call, call.tx, id, 201);
  },

  deleteOrder: async (call) => {
    await deleteOrder(call.tx, await locked(call), contextOf(call));
    return noContent();
  },
});

const inBulk = {
  submit: { operation: 'submitOrder', needs: [['can_update_order']] },
  duplicate: { operation: 'duplicateOrder', needs: [['can_add_order']] },
  delete: { operation: 'deleteOrder', needs: [['can_delete_order']] },
} as const;

export const orderHandlers = {
  ...single,
  ...handlers({ bulkOrders: (call) => doInBulk(call, orders, inBulk, single) }),
};
