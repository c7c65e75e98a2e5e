import { nextStepText } from '@mailroom/domain/derivation/nextStepText';
import { exportRows } from '../../../contract/exportRows.ts';
import { handlers } from '../../../contract/handlers.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { recipientsNow } from './productRow.ts';
import { nextOf, presentProductRow } from './products.present.ts';
import { countGroups } from './products.repository.ts';
import { productsFor, type ProductRow } from './products.resource.ts';

/** Lists of products. The operations of one product are in `launches`, because they show it with its launch. */
export const productHandlers = handlers({
  listProducts: async ({ tx, list, actor, deps }) => {
    const page = await listRows(tx, productsFor(actor), list);
    const viewer = { held: actor.permissions, now: deps.clock.now() };
    return { objects: page.objects.map((row) => presentProductRow(row, viewer)), total_rows: page.total_rows };
  },

  countProductGroups: ({ tx, list, actor }) => countGroups(tx, productsFor(actor), list),

  exportProducts: async (call) =>
    exportRows<ProductRow>(call, productsFor(call.actor), 'products', {
      Product: (row) => row.name,
      Advertiser: (row) => row.advertiser_name,
      Account: (row) => row.account_name,
      Order: (row) => row.order_name,
      Start: (row) => row.starts_at,
      End: (row) => row.ends_at,
      Ordered: (row) => row.volume_ordered,
      Deliverable: (row) => row.deliverable,
      Recipients: recipientsNow,
      Status: (row) => row.status,
      'Who acts': (row) => nextStepText(nextOf(row)),
    }),
});
