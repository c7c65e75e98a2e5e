import { sql } from 'kysely';
import { handleJob, type JobContext } from '../../platform/jobs/job.ts';
import {
  reconcileOrders,
  rederiveProduct,
  rederiveProducts,
  type ProductData,
  type ProductsData,
} from './orders.queues.ts';
import { lockIfThere } from './products/products.repository.ts';
import { rederive } from './status/rederive.ts';

function rederiveOne({ accountId, productId }: ProductData, context: JobContext): Promise<void> {
  return context.write(accountId, async (tx) => {
    const product = await lockIfThere(tx, productId);
    if (product) await rederive(tx, product);
  });
}

/** Each in a transaction of its own: one that can't be derived must not keep the others from it. */
async function rederiveAll({ accountId }: ProductsData, context: JobContext): Promise<void> {
  const products = await context.readAll(async (tx) => {
    const { rows } = await sql<{ id: number; account_id: number }>`
      select id, account_id from product
       where (${accountId}::int is null or account_id = ${accountId}) and status not in ('Completed', 'Ended')
       order by id`.execute(tx);
    return rows;
  });
  for (const { id, account_id: owner } of products) {
    if (context.signal.aborted) return;
    await rederiveOne({ accountId: owner, productId: id }, context);
  }
}

export const orderJobs = [
  handleJob(rederiveProduct, { run: rederiveOne }),
  handleJob(rederiveProducts, { run: rederiveAll }),
  handleJob(reconcileOrders, { run: (_data, context) => rederiveAll({ accountId: null }, context) }),
];
