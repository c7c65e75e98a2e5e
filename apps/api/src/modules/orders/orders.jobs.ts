import { handleJob, type JobContext } from '../../platform/jobs/job.ts';
import { askLinksAgain } from '../creatives/creatives.commands.ts';
import {
  reconcileOrders,
  rederiveProduct,
  rederiveProducts,
  watchDeployments,
  type ProductData,
  type ProductsData,
} from './orders.queues.ts';
import { lockIfThere } from './records/products.repository.ts';
import { rederive } from './status/rederive.ts';
import { creativesInUse, unfinishedProducts } from './status/status.repository.ts';

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

const HOUR = 3_600_000;

/** Asks the links of creatives in use once a day, and once more in the hour before one of their products starts. */
function watchAll({ deps, writeAll }: JobContext): Promise<void> {
  const now = deps.clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  return writeAll(async (tx) => {
    const inUse = await creativesInUse(tx, new Date(now.getTime() + HOUR));
    await askLinksAgain(
      tx,
      inUse.filter(({ startsSoon }) => startsSoon).map(({ creativeId }) => creativeId),
      before(1),
    );
    await askLinksAgain(
      tx,
      inUse.map(({ creativeId }) => creativeId),
      before(24),
    );
  });
}

export const orderJobs = [
  handleJob(rederiveProduct, { run: rederiveOne }),
  handleJob(rederiveProducts, { run: rederiveAll }),
  handleJob(reconcileOrders, { run: (_data, context) => rederiveAll({ accountId: null }, context) }),
  handleJob(watchDeployments, { run: (_data, context) => watchAll(context) }),
];
