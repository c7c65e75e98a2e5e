import { orderActions } from '@mailroom/domain/actions/orderActions';
import type { OrderPart } from './orders.repository.ts';
import type { OrderRow } from './orders.resource.ts';
import { reasonsNow, type StoredReason } from './records/productRow.ts';
import { presentReason, time, type Viewer } from './records/products.present.ts';

const MOST_REASONS = 20;

/** The reasons of the products that give the order its status, each once. */
function reasonsOf({ status }: OrderRow, parts: readonly OrderPart[]): StoredReason[] {
  const reasons = parts.filter((part) => part.status === status).flatMap(reasonsNow);
  const distinct = new Map(reasons.map((reason) => [`${reason.code} ${reason.text}`, reason]));
  return [...distinct.values()].slice(0, MOST_REASONS);
}

export function presentOrderRow(row: OrderRow, parts: readonly OrderPart[], viewer: Viewer) {
  const products = parts.map(({ status, attempt, has_sent: hasSent }) => ({ status, launched: attempt > 0, hasSent }));
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
    product_count: products.length,
    submitted_at: time(row.submitted_at),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    reasons: reasonsOf(row, parts).map((reason) => presentReason(reason, row.owner)),
    actions: orderActions({ submitted: row.submitted_at !== null, products }, viewer.held).map((action) => ({
      ...action,
    })),
  };
}
