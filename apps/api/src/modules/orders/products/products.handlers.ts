import { handlers } from '../../../contract/handlers.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { exportProducts } from '../orders.export.ts';
import { presentProductRow } from './products.present.ts';
import { products } from './products.resource.ts';

/** Lists of products. One product is shown with its launch, so the module above answers for it. */
export const productHandlers = handlers({
  listProducts: async ({ tx, list, actor, deps }) => {
    const page = await listRows(tx, products, list);
    const viewer = { held: actor.permissions, now: deps.clock.now() };
    return { objects: page.objects.map((row) => presentProductRow(row, viewer)), total_rows: page.total_rows };
  },

  exportProducts,
});
