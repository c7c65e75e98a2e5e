import { instantOf, localTime } from './wallClock.ts';

/** How far something is moved: by whole days, or to a day and a time by the clocks of its account. */
export interface Move {
  /** Negative moves it back. */
  readonly by_days?: number | undefined;
  /** The day as YYYY-MM-DD, the time as HH:MM. */
  readonly to?: DayAndTime | undefined;
}

interface DayAndTime {
  readonly date: string;
  readonly time: string;
}

interface Dates {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const DAY = 24 * 3_600_000;

/** The local time as if it were UTC; NaN for a day or a time that no calendar and no clock has. */
function localTimeOf({ date, time }: DayAndTime): number {
  const local = Date.parse(`${date}T${time}:00.000Z`);
  // February 30 is read as a day of March.
  const isReal = !Number.isNaN(local) && new Date(local).toISOString().startsWith(`${date}T${time}:`);
  return isReal ? local : Number.NaN;
}

/** Returns what is wrong with a move, by the field's name; empty when nothing is. */
export function moveProblems({ by_days: days, to }: Move): Record<string, string> {
  if (to === undefined) {
    if (days === undefined) return { move: 'Give either by_days or to' };
    return days === 0 ? { by_days: 'By days must not be 0' } : {};
  }
  if (days !== undefined) return { move: 'Give either by_days or to' };
  if (Number.isNaN(localTimeOf({ date: to.date, time: '00:00' }))) return { date: 'Date is not valid' };
  return Number.isNaN(localTimeOf(to)) ? { time: 'Time is not valid' } : {};
}

function movedStart(startsAt: Date | null, { by_days: days = 0, to }: Move, zone: string): Date | null {
  if (to !== undefined) return instantOf(localTimeOf(to), zone);
  return startsAt && instantOf(localTime(startsAt, zone) + days * DAY, zone);
}

/**
 * Moves start and end together. Both are read by the clocks of the zone, so that 9 AM stays 9 AM across a change of
 * clocks, and what ends at 5 PM four days later still does. An end without a start stays where it is.
 */
export function movedDates({ startsAt, endsAt }: Dates, move: Move, zone: string): Dates {
  const start = movedStart(startsAt, move, zone);
  if (startsAt === null || endsAt === null || start === null) return { startsAt: start, endsAt };
  const length = localTime(endsAt, zone) - localTime(startsAt, zone);
  const end = instantOf(localTime(start, zone) + length, zone);
  // Within an hour that comes twice, the clocks may show the end before the start.
  const elapsed = endsAt.valueOf() - startsAt.valueOf();
  return { startsAt: start, endsAt: end > start ? end : new Date(start.valueOf() + elapsed) };
}
