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

interface Plan {
  readonly people: number;
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
   * the last day's messages begin.
   */
  readonly doneAt: Date | null;
  /** How many messages go out on each day; the first at most 60 days that have any. */
  readonly days: readonly PaceDay[];
  /** How many would not go out before the end, or within 60 days. */
  readonly left: number;
}

/** A stretch of time in which messages leave at the account's rate without a break. */
interface Stretch {
  readonly from: Date;
  readonly sent: number;
}

function doneIn({ from, sent }: Stretch, perMinute: number | null): Date {
  return perMinute === null ? from : new Date(from.getTime() + Math.ceil(sent / perMinute) * MINUTE);
}

function roomIn({ from, sent }: Stretch, closes: Date, perMinute: number | null): number {
  if (perMinute === null) return Infinity;
  return Math.ceil((closes.getTime() - from.getTime()) / MINUTE) * perMinute - sent;
}

/**
 * Estimates how messages go out when the account sends nothing else. It may take longer: other products share the same
 * limits, and the relay may be slower.
 */
export function paceOf(limits: PaceLimits, { people, seeds = 0, sentToday, from, endsAt = null }: Plan): Pace {
  const { perMinute, hours, timeZone: zone } = limits;
  const first = opensAt(from, hours, zone);
  const isToday = dayOf(first, zone) === dayOf(from, zone);
  const days: PaceDay[] = [];
  let left = people + seeds;
  let stretch: Stretch = { from: first, sent: 0 };
  for (let at = first; left > 0 && days.length < MOST_PACE_DAYS;) {
    if (endsAt !== null && at >= endsAt) break;
    const { closes } = openingAt(at, hours, zone);
    const last = endsAt !== null && endsAt < closes ? endsAt : closes;
    const allowance = leftToday(limits, at === first && isToday ? sentToday : 0, at);
    const may = allowance === null ? Infinity : allowance + (at === first ? seeds : 0);
    const messages = Math.min(left, may, roomIn(stretch, last, perMinute));
    days.push({ day: dayOf(at, zone), messages });
    left -= messages;
    stretch = { ...stretch, sent: stretch.sent + messages };
    if (left === 0) break;
    at = opensAt(closes, hours, zone);
    // The messages of one minute may leave on both sides of midnight; after a break the minutes are counted again.
    if (at > closes || messages === may) stretch = { from: at, sent: 0 };
  }
  const isDone = left === 0 && (perMinute !== null || days.length > 1);
  return {
    from: first,
    doneAt: isDone ? doneIn(stretch, perMinute) : null,
    days: days.filter(({ messages }) => messages > 0),
    left,
  };
}
