import { conflict } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deriveInputOf } from '../status/deriveInput.ts';
import type { ProductState } from '../records/productRow.ts';
import { setProduct } from '../records/products.repository.ts';
import { requireAction, type ActionContext } from '../status/requireAction.ts';
import { rederive } from '../status/rederive.ts';

interface ShownCount {
  reason: string;
  /** The version and the count that the person saw; absent ones are not compared. */
  versionId?: number | undefined;
  count?: number | undefined;
}

/**
 * Accepts the lower count, only for the audience version it was shown for. Before a launch this derives the product
 * again. After one its status stays, and the caller moves it on.
 */
export async function acceptCount(
  tx: Tx,
  product: ProductState,
  shown: ShownCount,
  context: ActionContext,
): Promise<ProductState> {
  const moved = async (what: string) =>
    conflict('moved', `${what} has changed since it was shown`, { record: await context.record() });
  // The count may have moved since the reasons were stored.
  const { product: fresh } = await rederive(tx, product);
  await requireAction(tx, fresh, 'accept_count', context);
  const { audience, deliverable } = await deriveInputOf(tx, fresh, 'share');
  const versionId = audience?.version?.id;
  if (versionId === undefined || deliverable === null) throw await moved('The audience');
  const isAnotherVersion = shown.versionId !== undefined && shown.versionId !== versionId;
  const isNotPinned = fresh.attempt > 0 && fresh.pinned_version_id !== versionId;
  if (isAnotherVersion || isNotPinned) throw await moved('The audience');
  if (shown.count !== undefined && shown.count !== deliverable) throw await moved('The count');
  const accepted = { accepted_volume: deliverable, accepted_volume_version_id: versionId };
  await setProduct(tx, fresh.id, {
    ...accepted,
    accepted_volume_by: context.actor.userId,
    accepted_volume_reason: shown.reason,
  });
  const known = { ...fresh, ...accepted };
  return fresh.attempt === 0 ? (await rederive(tx, known)).product : known;
}
