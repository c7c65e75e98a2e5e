import { isPinned, productActions } from '@mailroom/domain/actions/productActions';
import { launchDue } from '@mailroom/domain/derivation/deadlines';
import type { Held } from '@mailroom/domain/access/can';
import { nextStep, stepOfReason } from '@mailroom/domain/derivation/nextStep';
import type { NextStep } from '@mailroom/domain/derivation/nextStepText';
import type { Person } from '../../accounts/accounts.reads.ts';
import { presentRecount } from '../../audiences/audiences.reads.ts';
import { FINISHED_STATUSES } from '@mailroom/domain/statuses/productGroups';
import { actionRow, dueOf, isFrozenOver, reasonsNow, recipientsNow, stopOfRow } from './productRow.ts';
import type { ProductState, StoredReason } from './productRow.ts';
import type { ProductRow } from './products.resource.ts';

export interface Viewer {
  held: Held;
  now: Date;
}

/** The columns that say by when a product should be launched. */
type LaunchRow = ProductState & Pick<ProductRow, 'time_zone' | 'deployment_delta_days'>;

const MOST_REASONS = 50;
const LONGEST_TEXT = 600;

export function time(date: Date | null): string | null {
  return date ? new Date(date).toISOString() : null;
}

/** Names who acts, with the id when it is a person. The rules know the owner of the order only by their role. */
function acting<Actor extends string | null>(
  actor: Actor,
  owner: Person | null,
): { actor: Actor | string; id?: number } {
  return actor === 'Order owner' && owner ? { actor: owner.name, id: owner.id } : { actor };
}

/** `owner`: the person who answers for the order. */
export function presentReason(reason: StoredReason, owner: Person | null) {
  const step = stepOfReason(reason.code);
  const { actor, id } = acting(reason.actor, owner);
  return {
    code: reason.code,
    ...(reason.status !== undefined && { status: reason.status }),
    text: reason.text.slice(0, LONGEST_TEXT),
    subject: { entity: reason.subject.entity, id: reason.subject.id },
    actor,
    ...(id !== undefined && { actor_id: id }),
    ...(reason.due !== undefined && { due: reason.due }),
    ...(step !== undefined && { step }),
    ...(reason.fields !== undefined && { fields: [...reason.fields] }),
  };
}

/** Returns the next step, with the id of the person who takes it. The owner of the order is named. */
export function nextOf(row: ProductRow): NextStep & { id?: number } {
  const { actor, step } = nextStep({
    status: row.status,
    waiting: row.waiting,
    ordered: row.volume_ordered,
    deliverable: row.deliverable,
    recipients: recipientsNow(row),
    reasons: reasonsNow(row),
    isRecounted: row.recount !== null,
  });
  return { ...acting(actor, row.owner), step };
}

/** By when somebody should launch it; null while a launch has it, and when it is too late. */
export function launchByOf(row: LaunchRow, now: Date): Date | null {
  if (isPinned(actionRow(row)) || FINISHED_STATUSES.includes(row.status)) return null;
  const due = launchDue(
    {
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      launched: row.first_launched_at !== null,
      timeZone: row.time_zone,
      deploymentDeltaDays: row.deployment_delta_days,
    },
    now,
  );
  return due !== undefined && due > now ? due : null;
}

/** When the next step is due. No reason says this for a product that only has to be launched. */
export function nextDueOf(row: LaunchRow, now: Date): string | null {
  return row.status === 'Ready To Launch' ? time(launchByOf(row, now)) : dueOf(reasonsNow(row));
}

/** The attempt that was stopped after its list was frozen. */
function pastAttempt(row: ProductRow) {
  if (stopOfRow(row) === null || row.recipients === null) return null;
  return { attempt: row.attempt, recipients: row.recipients };
}

function changedFrom({ changed_from: from }: ProductRow) {
  if (from === null) return null;
  const { status, starts_at: start, looked_at: at } = from;
  return {
    product_status: status,
    product_start_date: start === null ? null : new Date(start).toISOString(),
    looked_at: new Date(at).toISOString(),
  };
}

export function presentProductRow(row: ProductRow, viewer: Viewer) {
  const next = nextOf(row);
  return {
    product_id: row.id,
    product_name: row.name,
    order_id: row.order_id,
    order_name: row.order_name,
    account_id: row.account_id,
    account_name: row.account_name,
    advertiser_id: row.advertiser_id,
    advertiser_name: row.advertiser_name,
    product_type: row.type,
    product_start_date: time(row.starts_at),
    product_end_date: time(row.ends_at),
    product_status: row.status,
    attention: row.attention,
    volume_ordered: row.volume_ordered,
    volume_delivered: row.volume_delivered,
    deliverable: row.deliverable,
    recipients: recipientsNow(row),
    past_attempt: pastAttempt(row),
    changed_from: changedFrom(row),
    next_actor: next.actor,
    next_actor_id: next.id ?? null,
    next_step: next.step,
    next_due_at: nextDueOf(row, viewer.now),
    recount: row.recount && !isFrozenOver(row) ? presentRecount(row.recount, viewer.now) : null,
    reasons: row.reasons.slice(0, MOST_REASONS).map((reason) => presentReason(reason, row.owner)),
    actions: productActions(actionRow(row), viewer.held, viewer.now).map((action) => ({ ...action })),
  };
}
