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
import { unfinishedProducts } from './status/status.repository.ts';

function rederiveOne({ accountId, productId }: ProductData, context: JobContext): Promise<void> {
  return context.write(accountId, async (tx) => {
    const product = await lockIfThere(tx, productId);
    if (product) await rederive(tx, product);
  });
}

/** Derives each product in its own transaction, so that one that fails doesn't keep the others from it. */
async function rederiveAll({ accountId }: ProductsData, context: JobContext): Promise<void> {
  const products = await context.readAll((tx) => unfinishedProducts(tx, accountId));
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
