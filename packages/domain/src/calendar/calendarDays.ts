import { instantAt } from '../dates/instants.ts';
import { zoneNamed } from '../dates/timeZones.ts';

/** Six weeks: the longest page of a month. */
const MOST_CALENDAR_DAYS = 42;

// Intl and the clocks of a zone are reliable between these days, and an instant of them has four digits of a year.
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '9998-12-31';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

/** A day of a time zone, from its first instant to the first instant of the next day. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly time_zone: string;
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00.000Z`);
  // February 30 is read as a day of March.
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${day}T`);
  return isReal && day >= FIRST_DAY && day <= LAST_DAY;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** Returns what is wrong with a range of days, by the field's name; empty when nothing is. */
export function dayRangeProblems({ from, to, time_zone: zone }: DayRange): Record<string, string> {
  if (zoneNamed(zone) === undefined) return { time_zone: 'Time zone is not valid' };
  if (!isDay(from)) return { from: 'From is not valid' };
  if (!isDay(to)) return { to: 'To is not valid' };
  if (to < from) return { to: 'To must not be before from' };
  return daysBetween(from, to) < MOST_CALENDAR_DAYS ? {} : { to: `Choose at most ${MOST_CALENDAR_DAYS} days` };
}

/** The days of a range without problems, both ends included. */
export function calendarDays({ from, to, time_zone: zone }: DayRange): readonly CalendarDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const [date, next] = [dayAfter(from, at), dayAfter(from, at + 1)];
    return { date, startsAt: instantAt(date, 0, zone), endsAt: instantAt(next, 0, zone) };
  });
}

/** How many minutes the day has: fewer or more where the clocks change. */
export function minutesOf({ startsAt, endsAt }: Pick<CalendarDay, 'startsAt' | 'endsAt'>): number {
  return Math.floor((endsAt.valueOf() - startsAt.valueOf()) / MINUTE);
}
