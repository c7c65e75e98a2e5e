import { addDays, dayOf, startOfDay } from '../dates/dates.ts';
import { openingAt, opensAt, type SendHours } from './paceHours.ts';
import { allowanceOn, type PaceDay, type WarmUp } from './paceWarmUp.ts';

const MINUTE = 60_000;
/** An estimate looks no further ahead. */
export const MOST_PACE_DAYS = 60;

/** Everything that an account's sending keeps to. */
export interface PaceLimits {
  readonly perMinute: number | null;
  readonly hours: SendHours | null;
  readonly warmUp: WarmUp | null;
  /** The account's zone, whose clocks and days count. */
  readonly timeZone: string;
}

interface Hold {
  readonly until: Date;
  readonly because: 'hours' | 'warm_up';
}

/** How many people the account may still mail on the day of a moment; null without a limit. */
export function leftToday({ warmUp, timeZone }: PaceLimits, sentToday: number, at: Date): number | null {
  const allowance = warmUp && allowanceOn(warmUp, dayOf(at, timeZone));
  return allowance === null ? null : Math.max(0, allowance - sentToday);
}

function tomorrow(at: Date, zone: string): Date {
  return startOfDay(addDays(dayOf(at, zone), 1), zone);
}

/** Returns until when the hours or the warm-up hold messages back, and which of them; null when they may go out now. */
export function holdOf(limits: PaceLimits, sentToday: number, now: Date): Hold | null {
  const { hours, timeZone: zone } = limits;
  if (leftToday(limits, sentToday, now) === 0) {
    return { until: opensAt(tomorrow(now, zone), hours, zone), because: 'warm_up' };
  }
  const until = opensAt(now, hours, zone);
  return until > now ? { until, because: 'hours' } : null;
}

/** The messages of a delivery to a receiving domain that has a rate of its own. */
interface PaceShare {
  readonly perMinute: number;
  readonly messages: number;
}

interface Plan {
  readonly people: number;
  /** Which of the messages go to receivers with a rate of their own. Default: none. */
  readonly shares?: readonly PaceShare[];
  /** Live seeds keep to the rate and the hours, but no day of a warm-up counts them. Default 0. */
  readonly seeds?: number;
  /** How many people the account has mailed on the day of `from`, if that is today. */
  readonly sentToday: number;
  /** When the first message may leave. */
  readonly from: Date;
  /** Nothing is sent from then on. Default: no end. */
  readonly endsAt?: Date | null;
}

interface Pace {
  /** When the first message leaves. */
  readonly from: Date;
  /**
   * About when the last message leaves. Null when some never would, and when nothing but the relay sets the pace. Without a rate it is when
   * the last day's messages begin, or when the slowest receiver with a rate of its own has all of them.
   */
  readonly doneAt: Date | null;
  /** How many messages go out on each day; the first at most 60 days that have any. */
  readonly days: readonly PaceDay[];
  /** How many would not go out before the end, or within 60 days. */
  readonly left: number;
}

/** A stretch of time in which messages leave at a rate without a break. */
interface Stretch {
  readonly from: Date;
  readonly sent: number;
}

/** Messages that keep to a rate together. The last lane has none: its messages are those without a receiver's rate. */
interface Lane {
  readonly perMinute: number | null;
  readonly left: number;
  /** How many left in the current stretch. */
  readonly sent: number;
}

function doneIn({ from, sent }: Stretch, perMinute: number | null): Date {
  return perMinute === null ? from : new Date(from.getTime() + Math.ceil(sent / perMinute) * MINUTE);
}

function roomIn({ from, sent }: Stretch, closes: Date, perMinute: number | null): number {
  if (perMinute === null) return Infinity;
  return Math.ceil((closes.getTime() - from.getTime()) / MINUTE) * perMinute - sent;
}

function lanesOf(messages: number, shares: readonly PaceShare[]): readonly Lane[] {
  let others = messages;
  const lanes = shares.map((share) => {
    const left = Math.min(others, share.messages);
    others -= left;
    return { perMinute: share.perMinute, left, sent: 0 };
  });
  return [...lanes, { perMinute: null, left: others, sent: 0 }];
}

function leftIn(lanes: readonly Lane[]): number {
  return lanes.reduce((sum, { left }) => sum + left, 0);
}

/** Sends up to so many messages before an end. Slow lanes go first, as the claim does it, so that they don't wait for the others. */
function sendSome(lanes: readonly Lane[], room: number, { from, until }: { from: Date; until: Date }): readonly Lane[] {
  let free = room;
  return lanes.map(({ perMinute, left, sent }) => {
    const messages = Math.min(left, free, roomIn({ from, sent }, until, perMinute));
    free -= messages;
    return { perMinute, left: left - messages, sent: sent + messages };
  });
}

/**
 * Estimates how messages go out when the account sends nothing else. It may take longer: other products share the same
 * limits, and the relay may be slower.
 */
export function paceOf(
  limits: PaceLimits,
  { people, shares = [], seeds = 0, sentToday, from, endsAt = null }: Plan,
): Pace {
  const { perMinute, hours, timeZone: zone } = limits;
  const first = opensAt(from, hours, zone);
  const isToday = dayOf(first, zone) === dayOf(from, zone);
  const days: PaceDay[] = [];
  let lanes = lanesOf(people + seeds, shares);
  const hasShares = lanes.some((lane) => lane.perMinute !== null && lane.left > 0);
  let left = leftIn(lanes);
  let stretch: Stretch = { from: first, sent: 0 };
  for (let at = first; left > 0 && days.length < MOST_PACE_DAYS;) {
    if (endsAt !== null && at >= endsAt) break;
    const { closes } = openingAt(at, hours, zone);
    const last = endsAt !== null && endsAt < closes ? endsAt : closes;
    const allowance = leftToday(limits, at === first && isToday ? sentToday : 0, at);
    const may = allowance === null ? Infinity : allowance + (at === first ? seeds : 0);
    const room = Math.min(may, roomIn(stretch, last, perMinute));
    lanes = sendSome(lanes, room, { from: stretch.from, until: last });
    const messages = left - leftIn(lanes);
    days.push({ day: dayOf(at, zone), messages });
    left -= messages;
    stretch = { ...stretch, sent: stretch.sent + messages };
    if (left === 0) break;
    at = opensAt(closes, hours, zone);
    // The messages of one minute may leave on both sides of midnight; after a break the minutes are counted again.
    if (at > closes || messages === may) {
      stretch = { from: at, sent: 0 };
      lanes = lanes.map((lane) => ({ ...lane, sent: 0 }));
    }
  }
  const isDone = left === 0 && (perMinute !== null || hasShares || days.length > 1);
  const ends = [{ perMinute, sent: stretch.sent }, ...lanes].map((each) =>
    doneIn({ from: stretch.from, sent: each.sent }, each.perMinute),
  );
  return {
    from: first,
    doneAt: isDone ? new Date(Math.max(...ends.map(Number))) : null,
    days: days.filter(({ messages }) => messages > 0),
    left,
  };
}
