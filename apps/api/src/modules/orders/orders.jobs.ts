import { sql } from 'kysely';
import { job } from '../../platform/jobs/job.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { lockIfThere } from './products.repository.ts';
import { rederive } from './rederive.ts';

type One = { accountId: number; productId: number };
type Many = { accountId: number | null };

const rederiveOne = ({ accountId, productId }: One, context: JobContext): Promise<void> =>
  context.write(accountId, async (tx) => {
    const product = await lockIfThere(tx, productId);
    if (product) await rederive(tx, product);
  });

/** Each in a transaction of its own: one that can't be derived must not keep the others from it. */
const rederiveAll = async ({ accountId }: Many, context: JobContext): Promise<void> => {
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
};

export const orderJobs = [
  job<One>({ name: 'orders.rederive', notify: true, deduplicate: true, concurrency: 2, run: rederiveOne }),
  job<Many>({ name: 'orders.rederive_many', deduplicate: true, run: rederiveAll }),
  // Statuses that are stored wrongly, and timers that are lost: after a restored backup, and with the demo data.
  job<object>({
    name: 'orders.reconcile',
    deduplicate: true,
    cron: '0 * * * *',
    atStart: true,
    run: (_data, context) => rederiveAll({ accountId: null }, context),
  }),
];
