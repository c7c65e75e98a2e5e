import { copyName } from '@mailroom/domain/forms/copyName';
import { changed } from '../../platform/facts/changed.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { insertOrder, type LockedOrder } from './orders.repository.ts';
import { lockProductsOf } from './records/products.repository.ts';
import { datesOfCopy } from './edits/datesOfCopy.ts';
import { addProduct, calendarOf } from './edits/products.service.ts';

interface Copy {
  /** Default: the original's name with '(copy)'. */
  name?: string | undefined;
  /** By how many days the products' dates are moved; without it, they have none. */
  days?: number | undefined;
}

/**
 * Copies a locked order and its products, which keep their creatives and audiences. Nothing of the copy can be sent before
 * somebody submits it. A product that couldn't start on its moved date is copied without dates.
 */
export async function duplicateOrder(
  tx: Tx,
  original: LockedOrder,
  { name = copyName(original.name), days }: Copy,
  by: number,
): Promise<number> {
  const calendar = days === undefined ? undefined : await calendarOf(tx, original.account_id);
  const copy = await insertOrder(tx, {
    account_id: original.account_id,
    advertiser_id: original.advertiser_id,
    name,
    po_number: original.po_number,
    notes: original.notes,
    owner_id: by,
    created_by: by,
  });
  for (const product of await lockProductsOf(tx, original.id)) {
    const fields = {
      product_name: product.name,
      product_type: product.type,
      volume_ordered: product.volume_ordered,
      volume_tolerance_percent: product.volume_tolerance_percent,
      audience_id: product.audience_id,
      creative_id: product.creative_id,
      install_id: product.install_id,
      rate_cpm_cents: product.rate_cpm_cents,
      ...(days !== undefined && calendar && datesOfCopy(product, days, calendar)),
    };
    await addProduct(tx, copy, fields, by);
  }
  await changed(tx, 'order', copy.id, copy.account_id);
  return copy.id;
}
