import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { on, type FactListener } from '../../platform/facts/registry.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { productOfLaunch } from '../orders/orders.reads.ts';
import { syncTasks } from './tasks.queues.ts';
import { syncAudience, syncCreative, syncProduct, type Part } from './task-causes.ts';

/** A fact is also told before a record is deleted; what is left open then is looked at again when it is gone. */
const lookAgain = async (tx: Tx, accountId: number, entity: Part, id: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from task where product_id is null and subject_entity = ${entity} and subject_id = ${id}
       and blocker is not null and status <> 'Success' limit 1`.execute(tx);
  if (rows.length === 0) return;
  await enqueue(tx, syncTasks, { accountId, entity, id }, { singletonKey: `${entity}:${id}` });
};

export const taskFacts: readonly FactListener[] = [
  on('product', async (tx, { id, accountId }) => {
    if (accountId !== null) await syncProduct(tx, accountId, id);
  }),
  on('launch', async (tx, { id, accountId }) => {
    const productId = await productOfLaunch(tx, id);
    if (accountId !== null && productId !== null) await syncProduct(tx, accountId, productId);
  }),
  on('creative', async (tx, { id, accountId }) => {
    if (accountId === null) return;
    await syncCreative(tx, accountId, id);
    await lookAgain(tx, accountId, 'creative', id);
  }),
  on('audience', async (tx, { id, accountId }) => {
    if (accountId === null) return;
    await syncAudience(tx, accountId, id);
    await lookAgain(tx, accountId, 'audience', id);
  }),
];
