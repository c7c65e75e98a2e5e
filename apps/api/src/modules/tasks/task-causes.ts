import type { AudienceStatus } from '@mailroom/domain/audience-statuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { audienceForDerive } from '../audiences/audiences.reads.ts';
import { creativeForDerive } from '../creatives/creatives.reads.ts';
import { earliestDue, productForTasks } from '../orders/orders.reads.ts';
import { syncTasks } from './task-sync.ts';
import { tasksOfAudience, tasksOfCreative, tasksOfProduct } from './wanted-tasks.ts';

export type Part = 'creative' | 'audience';

export const syncCreative = async (tx: Tx, accountId: number, id: number): Promise<void> => {
  const creative = await creativeForDerive(tx, id);
  const wanted = creative ? tasksOfCreative(creative, await earliestDue(tx, 'creative', id)) : [];
  await syncTasks(tx, accountId, { entity: 'creative', id }, wanted);
};

export const syncAudience = async (tx: Tx, accountId: number, id: number): Promise<void> => {
  const audience = await audienceForDerive(tx, id);
  const wanted = audience ? tasksOfAudience(audience, await earliestDue(tx, 'audience', id)) : [];
  await syncTasks(tx, accountId, { entity: 'audience', id }, wanted);
};

/** The product's own tasks first, then those of its parts, whose time left comes from it: always in this order. */
export const syncProduct = async (tx: Tx, accountId: number, id: number): Promise<void> => {
  const product = await productForTasks(tx, id);
  await syncTasks(tx, accountId, { productId: id }, product ? tasksOfProduct(product) : []);
  if (product?.creativeId) await syncCreative(tx, accountId, product.creativeId);
  if (product?.audienceId) await syncAudience(tx, accountId, product.audienceId);
};

/** Parts that are in trouble, and parts that tasks are open for: the others need none. */
export const partsToSync = async (tx: Tx): Promise<{ entity: Part; id: number; accountId: number }[]> => {
  const broken: AudienceStatus = 'Error - Invalid Audience';
  const { rows } = await sql<{ entity: Part; id: number; accountId: number }>`
    select 'creative' as entity, id, account_id as "accountId" from creative
     where status in ('Need Attention', 'Error - Invalid Creative', 'Error - Invalid Seed', 'Invalid')
    union select 'audience', id, account_id from audience where status = ${broken}
    union select subject_entity, subject_id, account_id from task
     where product_id is null and blocker is not null and status <> 'Success' and subject_entity in ('creative', 'audience')`.execute(
    tx,
  );
  return rows;
};
