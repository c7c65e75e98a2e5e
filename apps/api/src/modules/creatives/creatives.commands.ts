import { conflict, notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { deriveCreative } from './creativeStatus.ts';
import { watchLinks } from './creatives.queues.ts';
import { lockCreative } from './creatives.repository.ts';
import { dueCreatives } from './watch/watch.repository.ts';

/** Locks the creative and returns the revision that a launch pins. A pinned revision never changes. */
export async function pinCreative(
  tx: Tx,
  creativeId: number,
): Promise<{ revisionId: number; number: number; advertiserId: number | null }> {
  const creative = await lockCreative(tx, creativeId);
  if (!creative) throw notFound();
  const { current_revision_id: revisionId, status } = creative;
  if (revisionId === null || (status !== 'Approved' && status !== 'Live - See Report')) {
    throw conflict('blocked', `The creative is ${status}`);
  }
  const { number } = await tx
    .selectFrom('creative_revision')
    .select('number')
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow();
  return { revisionId, number, advertiserId: creative.advertiser_id };
}

/** Records that a product with this revision went Live. The creative is Live while the revision is its newest. */
export async function creativeWentLive(
  tx: Tx,
  creativeId: number,
  revisionId: number,
  productId: number,
): Promise<void> {
  const creative = await lockCreative(tx, creativeId);
  if (!creative) return;
  await tx
    .updateTable('creative')
    .set({ live_revision_id: revisionId, live_product_id: productId })
    .where('id', '=', creativeId)
    .execute();
  await deriveCreative(tx, creativeId);
}

/** Queues another look at the links of these creatives, except those whose links were asked since then. */
export async function askLinksAgain(tx: Tx, creativeIds: readonly number[], since: Date): Promise<void> {
  for (const data of await dueCreatives(tx, creativeIds, since)) {
    await enqueue(tx, watchLinks, data, { singletonKey: String(data.creativeId) });
  }
}
