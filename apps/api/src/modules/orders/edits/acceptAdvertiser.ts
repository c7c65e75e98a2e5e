import { conflict } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ProductState } from '../records/productRow.ts';
import { setProduct } from '../records/products.repository.ts';
import { requireAction, type ActionContext } from '../status/requireAction.ts';
import { deriveInputOf } from '../status/deriveInput.ts';
import { rederive } from '../status/rederive.ts';
import { ACCEPTED_ADVERTISER, addHistory } from '../status/status.repository.ts';

/**
 * Accepts a creative of another advertiser, for this product and this creative only, and derives the product again. It
 * has a line of its own in the product's history, whether or not the status changes with it.
 */
export async function acceptAdvertiser(
  tx: Tx,
  product: ProductState,
  { reason, creativeId: shown }: { reason: string; creativeId?: number | undefined },
  context: ActionContext,
): Promise<void> {
  // The creative may have changed hands since the reasons were stored.
  const { product: fresh } = await rederive(tx, product);
  await requireAction(tx, fresh, 'accept_advertiser', context);
  const { creative } = await deriveInputOf(tx, fresh, 'share');
  const isAnother = shown !== undefined && shown !== creative?.id;
  if (!creative?.advertiser || isAnother) {
    throw conflict('moved', 'The creative has changed since it was shown', { record: await context.record() });
  }
  const accepted = { accepted_creative_id: creative.id, accepted_creative_advertiser_id: creative.advertiser.id };
  const by = context.actor.userId;
  await setProduct(tx, fresh.id, { ...accepted, accepted_creative_by: by, accepted_creative_reason: reason });
  const { id, account_id, status, attention } = fresh;
  await addHistory(tx, {
    account_id,
    product_id: id,
    at: nowOf(tx),
    event: ACCEPTED_ADVERTISER,
    from_status: status,
    from_attention: attention,
    to_status: status,
    to_attention: attention,
    user_id: by,
    detail: `${creative.advertiser.name}: ${reason}`,
  });
  await rederive(tx, { ...fresh, ...accepted });
}
