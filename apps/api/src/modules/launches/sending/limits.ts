import { dayOf } from '@mailroom/domain/dates/dates';
import { holdOf, type PaceLimits } from '@mailroom/domain/delivery/pace';
import { opensAt } from '@mailroom/domain/delivery/paceHours';
import { allowanceOn } from '@mailroom/domain/delivery/paceWarmUp';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockMailed, mailedToday, noteMailed } from '../../accounts/sendingLimits.commands.ts';
import type { ProductForLaunch } from '../../orders/orders.reads.ts';
import type { Claimed, LaunchQueue, Outcome } from './ledger.repository.ts';
import { receiversOf, type Receivers } from './receivers.ts';
import { allowed, noteClaimed, rateHold } from './sendRate.repository.ts';

/** The limits of one run. All launches of the account on all nodes keep to them together. */
export interface Limits extends PaceLimits {
  readonly accountId: number;
  readonly receivers: Receivers;
  /** The days on which this run claimed the messages that a warm-up counts, by the message's id. */
  readonly claimedOn: Map<number, string>;
}

/**
 * Live seeds are a few mailboxes of our own, whose receivers learn nothing from them, and people watch the sending begin
 * in them. So no warm-up holds or counts them.
 */
export function limitsOf(
  product: Pick<
    ProductForLaunch,
    'accountId' | 'sendRatePerMinute' | 'sendHours' | 'warmUp' | 'receiverRates' | 'timeZone'
  >,
  purpose: LaunchQueue['purpose'],
): Limits {
  return {
    accountId: product.accountId,
    perMinute: product.sendRatePerMinute,
    hours: product.sendHours,
    warmUp: purpose === 'live' ? product.warmUp : null,
    timeZone: product.timeZone,
    receivers: receiversOf(product.receiverRates),
    claimedOn: new Map(),
  };
}

function limitedDay(tx: Tx, { warmUp, timeZone }: Limits): { day: string; allowance: number } | null {
  if (warmUp === null) return null;
  const day = dayOf(nowOf(tx), timeZone);
  const allowance = allowanceOn(warmUp, day);
  return allowance === null ? null : { day, allowance };
}

/**
 * Returns how many of `most` messages may be claimed now. The counts stay locked until the claim commits;
 * `noteTaken` stores how many were claimed. Asks the database only about limits that the account has.
 */
export async function roomNow(tx: Tx, limits: Limits, most: number): Promise<number> {
  const now = nowOf(tx);
  if (most === 0 || opensAt(now, limits.hours, limits.timeZone) > now) return 0;
  const limited = limitedDay(tx, limits);
  const left = limited === null ? most : limited.allowance - (await lockMailed(tx, limits.accountId, limited.day));
  const room = Math.max(0, Math.min(most, left));
  return limits.perMinute === null ? room : allowed(tx, limits.accountId, limits.perMinute, room);
}

interface Taken {
  claimed: readonly Claimed[];
  /** Outcomes of earlier claims of this run. */
  stored: readonly Outcome[];
}

/** Counts what was claimed. A message that came back the same day makes room again: its receiver never got it. */
export async function noteTaken(tx: Tx, limits: Limits, { claimed, stored }: Taken): Promise<void> {
  const { accountId, perMinute, claimedOn } = limits;
  if (perMinute !== null && claimed.length > 0) await noteClaimed(tx, accountId, claimed.length);
  const limited = limitedDay(tx, limits);
  if (limited === null) return;
  const { day } = limited;
  const back = stored.filter(({ id, state }) => state === 'queued' && claimedOn.get(id) === day).length;
  for (const { id } of stored) claimedOn.delete(id);
  for (const { id } of claimed) claimedOn.set(id, day);
  if (claimed.length !== back) await noteMailed(tx, accountId, claimed.length - back);
}

/** Returns when a run should claim a message that is due at a time, so that it waits for the limits without looking again and again. */
export async function nextClaim(tx: Tx, limits: Limits, due: Date): Promise<Date> {
  const { accountId, perMinute, hours, warmUp, timeZone } = limits;
  const now = nowOf(tx);
  if (due > now) return opensAt(due, hours, timeZone);
  const hold = holdOf(limits, warmUp === null ? 0 : await mailedToday(tx, accountId, timeZone), now);
  if (hold) return hold.until;
  const minute = perMinute === null ? null : await rateHold(tx, accountId, perMinute);
  return minute === null ? now : opensAt(minute, hours, timeZone);
}
