import type { DerivedReason, ProductType } from '@mailroom/domain/derivation/deriveReasons';
import type { ProductActionRow } from '@mailroom/domain/actions/productActions';
import type { ProductAttention } from '@mailroom/domain/statuses/productAttentions';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import type { Reason } from '@mailroom/domain/derivation/reasons';

/** A stored reason. One that prevents a launch also names the status that it leads to. */
export type StoredReason = Omit<Reason, 'due'> & { due?: string; status?: DerivedReason['status'] };

/** The columns of a product that its rules speak about. */
export interface ProductState {
  id: number;
  account_id: number;
  order_id: number;
  advertiser_id: number;
  name: string;
  type: ProductType | null;
  audience_id: number | null;
  creative_id: number | null;
  install_id: number | null;
  volume_ordered: number | null;
  volume_tolerance_percent: number | null;
  volume_delivered: number;
  rate_cpm_cents: number | null;
  currency: string;
  starts_at: Date | null;
  ends_at: Date | null;
  status: ProductStatus;
  attention: ProductAttention | null;
  attention_detail: string | null;
  reasons: StoredReason[];
  next_change_at: Date | null;
  deliverable: number | null;
  attempt: number;
  launch_id: number | null;
  pinned_revision_id: number | null;
  pinned_version_id: number | null;
  accepted_volume: number | null;
  accepted_volume_version_id: number | null;
  first_launched_at: Date | null;
  completed_at: Date | null;
  ended_at: Date | null;
  /** The proof is out, and the go-ahead is missing. */
  waiting: boolean;
  /** Something was handed to the relay and not given back, in any attempt. */
  has_sent: boolean;
  /** Messages that may or may not have gone out. */
  in_doubt: number;
  version: number;
}

/** The reasons that prevent a launch or a relaunch. */
function blockersOf(row: Pick<ProductState, 'reasons'>): StoredReason[] {
  return row.reasons.filter((reason) => reason.status !== undefined);
}

/** Why the product has its status, without the reasons that would prevent a relaunch. */
export function reasonsNow(row: Pick<ProductState, 'reasons' | 'attempt'>): StoredReason[] {
  return row.attempt > 0 ? row.reasons.filter((reason) => reason.status === undefined) : row.reasons;
}

/** Code of the reason why a stopped product can't be resumed; stored beside the reason that stopped it. */
export const CREATIVE_GONE = 'creative_gone';

/** The product as the domain's actions look at it. */
export function actionRow(
  row: Pick<
    ProductState,
    'status' | 'attention' | 'attempt' | 'reasons' | 'ends_at' | 'waiting' | 'has_sent' | 'in_doubt'
  >,
): ProductActionRow {
  const blockers = blockersOf(row);
  return {
    status: row.status,
    attention: row.attention,
    launched: row.attempt > 0,
    waiting: row.waiting,
    hasSent: row.has_sent,
    inDoubt: row.in_doubt,
    short: blockers.some((reason) => reason.code === 'volume_short'),
    creativeRejected: row.reasons.some((reason) => reason.code === CREATIVE_GONE),
    endsAt: row.ends_at,
    blockers,
  };
}
