import { exportRows } from '../../../contract/exportRows.ts';
import { handlers } from '../../../contract/handlers.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { presentProductRow } from './products.present.ts';
import { products, type ProductRow } from './products.resource.ts';

/** Lists of products. The operations of one product are in `launches`, because they show it with its launch. */
export const productHandlers = handlers({
  listProducts: async ({ tx, list, actor, deps }) => {
    const page = await listRows(tx, products, list);
    const viewer = { held: actor.permissions, now: deps.clock.now() };
    return { objects: page.objects.map((row) => presentProductRow(row, viewer)), total_rows: page.total_rows };
  },

  exportProducts: async (call) =>
    exportRows<ProductRow>(call, products, 'products', {
      'Product ID': (row) => row.id,
      'Product Name': (row) => row.name,
      'Order ID': (row) => row.order_id,
      'Order Name': (row) => row.order_name,
      Account: (row) => row.account_name,
      Advertiser: (row) => row.advertiser_name,
      Type: (row) => row.type,
      'Start Date': (row) => row.starts_at,
      'End Date': (row) => row.ends_at,
      Status: (row) => row.status,
      'Volume Ordered': (row) => row.volume_ordered,
      'Volume Delivered': (row) => row.volume_delivered,
      Deliverable: (row) => row.deliverable,
    }),
});
