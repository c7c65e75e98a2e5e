import type { Correction } from '@mailroom/domain/actions/correction';
import type { DerivedReason } from '@mailroom/domain/derivation/deriveReasons';
import type { ProductType } from '@mailroom/domain/derivation/productTypes';
import type { ProductActionRow } from '@mailroom/domain/actions/productActions';
import { recipientsOf } from '@mailroom/domain/derivation/recipients';
import { stopOf } from '@mailroom/domain/derivation/stoppedLaunch';
import { toleranceOf } from '@mailroom/domain/derivation/volume';
import type { ProductAttention } from '@mailroom/domain/statuses/productAttentions';
import { FINISHED_STATUSES } from '@mailroom/domain/statuses/productGroups';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import type { Reason } from '@mailroom/domain/derivation/reasons';
import {
  bigint,
  bool,
  instant,
  int,
  json,
  numeric,
  oneOf,
  orNull,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { recountFacts, type RunningRecount } from '../../audiences/audiences.reads.ts';

/** A stored reason. One that prevents a launch also names the status that it leads to. */
export type StoredReason = Omit<Reason, 'due'> & { due?: string; status?: DerivedReason['status'] };

/** The columns of a product that its rules speak about. */
export const PRODUCT = {
  id: int,
  account_id: int,
  order_id: int,
  advertiser_id: int,
  name: text,
  type: orNull(oneOf<ProductType>()),
  audience_id: orNull(int),
  creative_id: orNull(int),
  install_id: orNull(int),
  volume_ordered: orNull(bigint),
  volume_tolerance_percent: orNull(numeric),
  volume_delivered: bigint,
  rate_cpm_cents: orNull(int),
  currency: text,
  starts_at: orNull(instant),
  ends_at: orNull(instant),
  status: oneOf<ProductStatus>(),
  attention: orNull(oneOf<ProductAttention>()),
  attention_detail: orNull(text),
  reasons: json<StoredReason[]>(),
  next_change_at: orNull(instant),
  deliverable: orNull(bigint),
  /** How many people the frozen list of its launch has. */
  recipients: orNull(bigint),
  attempt: int,
  launch_id: orNull(int),
  pinned_revision_id: orNull(int),
  pinned_version_id: orNull(int),
  accepted_volume: orNull(bigint),
  accepted_volume_version_id: orNull(int),
  /** The creative of another advertiser that a person accepted, and the advertiser that it had then. */
  accepted_creative_id: orNull(int),
  accepted_creative_advertiser_id: orNull(int),
  first_launched_at: orNull(instant),
  completed_at: orNull(instant),
  ended_at: orNull(instant),
  /** The proof is sent, and somebody has to give the go-ahead. */
  waiting: bool,
  /** It has a proof, and the relay has accepted none of its messages. Meaningful while the product waits. */
  unproved: bool,
  /** Critical faults found by the proofreading on which nobody has decided. */
  undecided: int,
  /** In any attempt, the relay was handed a message and didn't refuse it. */
  has_sent: bool,
  /** How many messages may or may not have gone out. */
  in_doubt: int,
  /** Until when its confirmation can be taken back: nothing goes out before. */
  undo_until: orNull(instant),
  version: int,
};

/** The same with what is read from other tables. */
export const PRODUCT_STATE = {
  ...PRODUCT,
  /** The count of its audience that is being renewed. */
  recount: orNull(json<RunningRecount>()),
  /** While it is paused, or its step failed: the revision that it sends, and the newest one of its creative. */
  correction: orNull(json<Correction>()),
};

export type ProductState = RowOf<typeof PRODUCT_STATE>;

/** The columns that say how many people a product goes to. */
type Reach = Stopped &
  Pick<
    ProductState,
    'volume_ordered' | 'volume_delivered' | 'volume_tolerance_percent' | 'deliverable' | 'recipients'
  > & {
    account_tolerance_percent: number;
  };

type Stopped = Pick<ProductState, 'status' | 'attention' | 'attempt'>;

/** How its last attempt was stopped; null while an attempt holds the product. */
export function stopOfRow({ status, attention, attempt }: Stopped): ReturnType<typeof stopOf> {
  return stopOf({ launched: attempt > 0, status, attention });
}

/** Whether its figures are those of a list that was frozen and then cancelled, however many could be mailed by now. */
export function isFrozenOver(row: Stopped & Pick<ProductState, 'recipients'>): boolean {
  return stopOfRow(row) === 'over' && row.recipients !== null;
}

function recipientsWith(row: Reach, list: { frozen: number | null; isOver?: boolean }): number | null {
  return recipientsOf({
    deliverable: row.deliverable,
    ordered: row.volume_ordered,
    tolerance: toleranceOf(row.volume_tolerance_percent, row.account_tolerance_percent),
    delivered: row.volume_delivered,
    ...list,
  });
}

/** How many people the next launch would reach, whatever an earlier one froze. */
export function nextRecipients(row: Reach): number | null {
  return recipientsWith(row, { frozen: null });
}

/** How many people it goes to, as every list and record shows it. */
export function recipientsNow(row: Reach): number | null {
  const stop = stopOfRow(row);
  // A list that waits for a relaunch is not sent any more.
  return stop === 'waiting'
    ? nextRecipients(row)
    : recipientsWith(row, { frozen: row.recipients, isOver: stop === 'over' });
}

/** How many a product will be delivered to that nothing has left of: the ordered volume until its recipients are known. */
export function expectedNow(row: Reach): number | null {
  if (FINISHED_STATUSES.includes(row.status)) return 0;
  return recipientsNow(row) ?? row.volume_ordered;
}

/** How many people its report is about: of a stopped attempt, those whom it froze. */
export function reportedRecipients(row: Reach): number | null {
  return stopOfRow(row) === null ? recipientsNow(row) : row.recipients;
}

/** The reasons that prevent a launch or a relaunch. */
function blockersOf(row: Pick<ProductState, 'reasons'>): StoredReason[] {
  return row.reasons.filter((reason) => reason.status !== undefined);
}

/** Why the product has its status, without the reasons that would prevent a relaunch. */
export function reasonsNow(row: Pick<ProductState, 'reasons' | 'attempt'>): StoredReason[] {
  return row.attempt > 0 ? row.reasons.filter((reason) => reason.status === undefined) : row.reasons;
}

/** The first instant by which somebody has to act. */
export function dueOf(reasons: readonly StoredReason[]): string | null {
  return reasons.flatMap(({ due }) => (due === undefined ? [] : [due])).toSorted()[0] ?? null;
}

/** Code of the reason why a stopped product can't be resumed; stored beside the reason that stopped it. */
export const CREATIVE_GONE = 'creative_gone';

/** The product as the domain's actions look at it. */
export function actionRow(
  row: Pick<
    ProductState,
    | 'status'
    | 'attention'
    | 'attempt'
    | 'reasons'
    | 'ends_at'
    | 'waiting'
    | 'unproved'
    | 'undecided'
    | 'has_sent'
    | 'in_doubt'
    | 'undo_until'
  > &
    Partial<Pick<ProductState, 'recount' | 'correction'>>,
): ProductActionRow {
  const blockers = blockersOf(row);
  return {
    status: row.status,
    attention: row.attention,
    submitted: !blockers.some((reason) => reason.code === 'not_submitted'),
    launched: row.attempt > 0,
    waiting: row.waiting,
    unproved: row.unproved,
    undecided: row.undecided,
    hasSent: row.has_sent,
    inDoubt: row.in_doubt,
    short: blockers.some((reason) => reason.code === 'volume_short'),
    foreign: blockers.some((reason) => reason.code === 'other_advertiser'),
    creativeRejected: row.reasons.some((reason) => reason.code === CREATIVE_GONE),
    correction: row.correction ?? null,
    endsAt: row.ends_at,
    undoUntil: row.undo_until,
    recount: row.recount ? recountFacts(row.recount) : null,
    blockers,
  };
}
