import { conflict, notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { deriveCreative } from './creativeStatus.ts';
import { lockCreative } from './creatives.repository.ts';

/** Locks the creative and returns the revision that a launch pins. A pinned revision never changes. */
export async function pinCreative(tx: Tx, creativeId: number): Promise<{ revisionId: number; number: number }> {
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
  return { revisionId, number };
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
