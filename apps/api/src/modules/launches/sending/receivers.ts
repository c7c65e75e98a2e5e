import type { ReceiverRate } from '@mailroom/domain/delivery/receiverRates';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { OTHER_RECEIVERS } from '../ledger/lanes.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { saveReceivers, type Launch } from '../lifecycle/launch.repository.ts';
import type { Claimed, LaneRoom, LaunchQueue } from './ledger.repository.ts';
import { divideHeld, divideSome, dueByLane, FIRST_PLACE } from './receivers.repository.ts';
import { claimedNow, lockReceivers, minuteOf, nextMinute, noteReceivers } from './sendRate.repository.ts';

/** The receiving domains with a rate of their own, and what a run knows of them. */
export interface Receivers {
  readonly rates: readonly ReceiverRate[];
  /** The minute in which a domain has nothing more for this run, as milliseconds: its rate is used up, or none of its messages is due. */
  readonly closedIn: Map<string, number>;
}

export function receiversOf(rates: readonly ReceiverRate[]): Receivers {
  return { rates, closedIn: new Map() };
}

function domainsOf(rates: readonly ReceiverRate[]): string[] {
  return rates.map(({ domain }) => domain);
}

/** Whether the launch's messages are divided by exactly these receivers. */
export function isDividedBy({ receivers }: Pick<Launch, 'receivers'>, rates: readonly ReceiverRate[]): boolean {
  return receivers?.length === rates.length && rates.every(({ domain }) => receivers.includes(domain));
}

/**
 * Divides the messages of a launch into lanes when the account's receivers are others than those by which they are divided. It goes on
 * after a kill: until all messages are divided, the launch counts as undivided.
 */
export async function divide(
  context: JobContext,
  ref: LaunchRef,
  { launch, queues, rates }: { launch: Launch; queues: readonly LaunchQueue[]; rates: readonly ReceiverRate[] },
): Promise<void> {
  if (rates.length === 0 || isDividedBy(launch, rates)) return;
  const domains = domainsOf(rates);
  await context.write(ref.accountId, async (tx) => {
    await saveReceivers(tx, ref.launchId, null);
    await divideHeld(tx, ref.launchId, domains);
  });
  for (const queue of queues) {
    const divideAfter = (place: typeof FIRST_PLACE) =>
      context.write(ref.accountId, (tx) => divideSome(tx, queue, domains, place));
    for (let place = await divideAfter(FIRST_PLACE); place !== null; place = await divideAfter(place)) {
      // The next run goes on. This one claims nothing more.
      if (context.signal.aborted) return;
    }
  }
  await context.write(ref.accountId, (tx) => saveReceivers(tx, ref.launchId, domains));
}

/**
 * Returns how many messages may be claimed from each lane now, at most `room`; null without receivers' rates. The counts stay locked until
 * the claim commits, and `noteLanes` stores how many were claimed. Slow lanes come first, so that they don't wait until all
 * others are out; they take no more than their minute allows.
 */
export async function lanesNow(
  tx: Tx,
  accountId: number,
  receivers: Receivers,
  room: number,
): Promise<LaneRoom[] | null> {
  const { rates, closedIn } = receivers;
  if (rates.length === 0) return null;
  if (room === 0) return [];
  const minute = minuteOf(nowOf(tx)).getTime();
  const open = rates.filter(({ domain }) => closedIn.get(domain) !== minute);
  const claimed = open.length === 0 ? new Map<string, number>() : await lockReceivers(tx, accountId, domainsOf(open));
  const lanes: LaneRoom[] = [];
  for (const { domain, rate_per_minute: rate } of open) {
    const most = Math.min(room, rate - (claimed.get(domain) ?? 0));
    if (most > 0) lanes.push({ receiver: domain, most });
    else closedIn.set(domain, minute);
  }
  return [...lanes, { receiver: OTHER_RECEIVERS, most: room }];
}

interface TakenFromLanes {
  lanes: readonly LaneRoom[];
  claimed: readonly Claimed[];
  room: number;
}

/** Counts what was claimed from the lanes. One that had fewer messages than it might give is not looked at again in this minute. */
export async function noteLanes(
  tx: Tx,
  accountId: number,
  { closedIn }: Receivers,
  { lanes, claimed, room }: TakenFromLanes,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { receiver } of claimed) {
    if (receiver !== null && receiver !== OTHER_RECEIVERS) counts.set(receiver, (counts.get(receiver) ?? 0) + 1);
  }
  if (counts.size > 0) await noteReceivers(tx, accountId, counts);
  if (claimed.length === room) return;
  const minute = minuteOf(nowOf(tx)).getTime();
  for (const { receiver, most } of lanes) {
    if (receiver !== OTHER_RECEIVERS && (counts.get(receiver) ?? 0) < most) closedIn.set(receiver, minute);
  }
}

/** Returns when the next message may leave as far as the receivers' rates decide it; null when none is queued. */
export async function laneDue(
  tx: Tx,
  accountId: number,
  { rates }: Receivers,
  queue: LaunchQueue,
): Promise<Date | null> {
  const now = nowOf(tx);
  const lanes = await dueByLane(tx, queue, [...domainsOf(rates), OTHER_RECEIVERS]);
  if (lanes.length === 0) return null;
  const claimed = await claimedNow(tx, accountId);
  const isUsedUp = new Set(
    rates.filter(({ domain, rate_per_minute: rate }) => (claimed.get(domain) ?? 0) >= rate).map(({ domain }) => domain),
  );
  const times = lanes.map(({ receiver, at }) => (at <= now && isUsedUp.has(receiver) ? nextMinute(now) : at));
  return new Date(Math.min(...times.map(Number)));
}
