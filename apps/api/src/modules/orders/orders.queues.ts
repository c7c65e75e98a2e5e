import { defineJob } from '../../platform/jobs/jobDefinition.ts';

export interface ProductData {
  accountId: number;
  productId: number;
}

export interface ProductsData {
  /** Null for the products of all accounts. */
  accountId: number | null;
}

export const rederiveProduct = defineJob<ProductData>({
  name: 'orders.rederive',
  notify: true,
  deduplicate: true,
  concurrency: 2,
});

export const rederiveProducts = defineJob<ProductsData>({ name: 'orders.rederive_many', deduplicate: true });

/** Mends stored statuses and lost timers after a restored backup, and sets them for the demo data. */
export const reconcileOrders = defineJob({
  name: 'orders.reconcile',
  deduplicate: true,
  cron: '0 * * * *',
  atStart: true,
});

/** Asks the links of creatives that products will send. */
export const watchDeployments = defineJob({ name: 'orders.watch_links', deduplicate: true, cron: '*/10 * * * *' });
