import { toAction } from './actions.ts';
import type { Action } from './actions.ts';
import { correctionState, whyNotCorrected, type Correction } from './correction.ts';
import type { Held } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import { isReleased } from '../statuses/productStatuses.ts';
import type { ProductAttention } from '../statuses/productAttentions.ts';
import type { ProductStatus } from '../statuses/productStatuses.ts';
import type { Reason } from '../derivation/reasons.ts';
import { undecidedText } from '../proofread/decisions.ts';
import { recountLeft, recountText, type Recount } from '../derivation/recount.ts';
import { statusRow, transition } from '../statuses/statuses.ts';
import type { StatusState } from '../statuses/statuses.ts';

export interface ProductActionRow {
  readonly status: ProductStatus;
  readonly attention: ProductAttention | null;
  /** Whether its order is submitted. */
  readonly submitted: boolean;
  readonly launched: boolean;
  /** The proof is out, and the go-ahead is missing. */
  readonly waiting: boolean;
  /** The relay has accepted no message of the proof. */
  readonly unproved: boolean;
  /** Critical faults of single mails on which nobody has decided. */
  readonly undecided: number;
  /** Something was handed to the relay and not given back, in any attempt. */
  readonly hasSent: boolean;
  /** Messages of which nobody knows whether they went out. */
  readonly inDoubt: number;
  /** Whether too small a volume is among its reasons. */
  readonly short: boolean;
  /** Whether a creative of another advertiser is among its reasons. */
  readonly foreign: boolean;
  readonly creativeRejected: boolean;
  /** The revisions of the creative of a product that is paused, or whose step failed; null in any other state. */
  readonly correction: Correction | null;
  readonly endsAt: Date | null;
  /** Until when its confirmation can be undone; null when it was confirmed without an undo time. */
  readonly undoUntil: Date | null;
  /** The count of its audience that is being renewed; null when the count is up to date. */
  readonly recount: Recount | null;
  /** The reasons that derive() finds for its current parts. */
  readonly blockers: readonly Pick<Reason, 'text'>[];
}

export function productState(row: ProductActionRow): StatusState<'product'> {
  const facts: readonly [string, boolean][] = [
    ['unlaunched', !row.launched],
    ['launched', row.launched],
    ['waiting', row.waiting],
    ['short', row.short],
    ['begun', row.hasSent],
    ['unsent', !row.hasSent],
    ['undoable', row.undoUntil !== null],
    ['corrected', row.correction !== null && correctionState(row.correction) === 'ready'],
  ];
  return {
    status: row.status,
    attention: row.attention,
    facts: facts.filter(([, holds]) => holds).map(([fact]) => fact),
  };
}

/** Whether a launch holds the creative revision and the audience version, so that they can't be exchanged. */
export function isPinned(row: ProductActionRow): boolean {
  return row.launched && !isReleased(row.status, row.attention);
}

/** Says why a product can't continue with the revision that its launch pinned. */
export const SENDS_REJECTED = 'The creative it sends was rejected';

interface Offer {
  readonly name: string;
  readonly permission: Permission;
  /** A second permission that it needs. */
  readonly also?: Permission;
  /** Said when the registry has no such event for the product's state. */
  readonly unavailable: (row: ProductActionRow) => string;
  /** A reason against it that the registry can't know. */
  readonly obstacle?: (row: ProductActionRow, now: Date) => string | undefined;
  /** When the offer ends, for one that has an end of its own. */
  readonly until?: (row: ProductActionRow) => Date | null;
}

function blocked(row: ProductActionRow): string | undefined {
  return row.blockers[0]?.text;
}

/** Nobody sends while the count is from before a list changed. The new count needs nobody's help, so no status changes for it. */
function recounted({ recount }: ProductActionRow, now: Date): string | undefined {
  return recount ? `Its audience is ${recountText(recountLeft(recount, now))}` : undefined;
}

function ended(row: ProductActionRow, now: Date): string | undefined {
  return row.endsAt !== null && row.endsAt <= now ? 'Its end has passed' : undefined;
}

/** Stopped in the middle: it keeps its pins, and can be resumed or corrected. */
function isHeld({ status, attention }: ProductActionRow): boolean {
  return status === 'Needs Attention' && (attention === 'paused' || attention === 'step_failed');
}

function notWaiting(): string {
  return 'It is not waiting for a go-ahead';
}

const offers = [
  {
    name: 'launch',
    permission: 'can_launch_product',
    unavailable: (row) =>
      row.launched ? 'It has already been launched' : (blocked(row) ?? statusRow('product', row.status).meaning),
    obstacle: (row, now) => blocked(row) ?? recounted(row, now),
  },
  {
    name: 'resume',
    permission: 'can_launch_product',
    unavailable: () => 'Only a product that is paused, or whose step failed, can be resumed',
    obstacle: (row, now) => (row.creativeRejected ? SENDS_REJECTED : ended(row, now)),
  },
  {
    name: 'relaunch',
    permission: 'can_launch_product',
    unavailable: (row) => (row.launched ? `It can’t be relaunched while it is ${row.status}` : 'It was never launched'),
    obstacle: (row, now) => blocked(row) ?? recounted(row, now),
  },
  {
    name: 'correct',
    permission: 'can_launch_product',
    also: 'can_abort_product',
    unavailable: (row) =>
      isHeld(row) && row.correction
        ? whyNotCorrected(row.correction)
        : 'Only a product that is paused, or whose step failed, can be sent with a corrected mail',
    obstacle: (row, now) => ended(row, now) ?? recounted(row, now),
  },
  {
    name: 'cancel',
    permission: 'can_abort_product',
    unavailable: (row) => (row.launched ? `It is already ${row.status}` : 'It is not launched'),
  },
  {
    name: 'pause',
    permission: 'can_abort_product',
    unavailable: () => 'Only a product that is Approved or Live can be paused',
  },
  {
    name: 'confirm',
    permission: 'can_confirm_product',
    unavailable: notWaiting,
    obstacle: (row, now) =>
      ended(row, now) ??
      (row.unproved ? 'The relay has not accepted the proof yet' : undefined) ??
      undecidedText(row.undecided) ??
      recounted(row, now),
  },
  {
    name: 'accept_count',
    permission: 'can_confirm_product',
    unavailable: () => 'No count is waiting to be accepted',
  },
  { name: 'send_back', permission: 'can_confirm_product', unavailable: notWaiting },
  {
    name: 'undo',
    permission: 'can_confirm_product',
    unavailable: (row) =>
      row.status === 'Approved'
        ? 'It was confirmed without an undo time'
        : 'Only a confirmation can be undone, before anything goes out',
    obstacle: (row, now) => (row.undoUntil !== null && row.undoUntil <= now ? 'The undo time has ended' : undefined),
    until: ({ undoUntil }) => undoUntil,
  },
  {
    name: 'delete',
    permission: 'can_delete_order',
    unavailable: (row) => (row.hasSent ? 'Messages have already gone out for it' : `It is launched and ${row.status}`),
  },
] as const satisfies readonly Offer[];

export type ProductActionName =
  | (typeof offers)[number]['name']
  | 'submit'
  | 'accept_advertiser'
  | 'settle_in_doubt'
  | 'update';

function fromRegistry(offer: Offer, row: ProductActionRow, held: Held, now: Date): Action {
  const event = transition('product', productState(row), offer.name);
  const obstacle = event ? offer.obstacle?.(row, now) : offer.unavailable(row);
  const until = event && offer.until?.(row);
  const needs = [[offer.permission], ...(offer.also ? [[offer.also]] : [])];
  return toAction(offer.name, held, { needs, obstacle, confirm: event?.confirm, until });
}

/**
 * `submit` submits the product's order; `resume` is the call launch, `correct` the call relaunch; `cancel` and `pause` are abort with a mode; `confirm`,
 * `accept_count`, `accept_advertiser`, `send_back` and `undo` are confirm with the decisions go, count, advertiser, send_back and
 * undo.
 */
export function productActions(row: ProductActionRow, held: Held, now: Date): readonly Action[] {
  return [
    toAction('submit', held, {
      needs: [['can_update_order']],
      obstacle: row.submitted ? 'It is already submitted' : undefined,
    }),
    ...offers.map((offer) => fromRegistry(offer, row, held, now)),
    // Not an event of the registry, because it changes no status itself: what derive() then finds does.
    toAction('accept_advertiser', held, {
      needs: [['can_confirm_product']],
      obstacle: row.foreign ? undefined : 'No creative of another advertiser is waiting to be accepted',
    }),
    toAction('settle_in_doubt', held, {
      needs: [['can_launch_product']],
      obstacle: row.inDoubt > 0 ? undefined : 'No message is in doubt',
    }),
    toAction('update', held, {
      needs: [['can_update_order']],
      obstacle: isPinned(row) ? `Its parts are pinned while it is ${row.status}` : undefined,
    }),
  ];
}
