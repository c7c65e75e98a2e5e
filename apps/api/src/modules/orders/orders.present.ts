import { orderActions } from '@mailroom/domain/actions/orderActions';
import type { OrderParts } from './orderParts.ts';
import type { OrderRow } from './orders.resource.ts';
import { presentReason, time, type Viewer } from './products/products.present.ts';

export function presentOrderRow(row: OrderRow, parts: OrderParts, viewer: Viewer) {
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    advertiser_id: row.advertiser_id,
    advertiser_name: row.advertiser_name,
    name: row.name,
    po_number: row.po_number,
    owner: row.owner,
    status: row.status,
    product_count: parts.products.length,
    submitted_at: time(row.submitted_at),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    reasons: parts.reasons.map(presentReason),
    actions: orderActions({ submitted: row.submitted_at !== null, products: parts.products }, viewer.held).map(
      (action) => ({ ...action }),
    ),
  };
}
