import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { instantAt } from './instants.ts';
import { zoneAbbreviation } from './timeZones.ts';
import { wallClock } from './wallClock.ts';

dayjs.extend(utc);

const HOUR = 3_600_000;

/** A calendar day in some time zone, as YYYY-MM-DD. */
type Day = string;

function inZone(date: Date | string, zone: string): dayjs.Dayjs {
  return dayjs.utc(wallClock(new Date(date), zone));
}

/** Formats an instant for display: 11/22/2026 8:00 AM EST. */
export function formatDateTime(date: Date | string, zone: string): string {
  return `${inZone(date, zone).format('MM/DD/YYYY h:mm A')} ${zoneAbbreviation(new Date(date), zone)}`;
}

/** Formats the day of an instant for display: 11/22/2026. */
export function formatDay(date: Date | string, zone: string): string {
  return inZone(date, zone).format('MM/DD/YYYY');
}

export function dayOf(date: Date, zone: string): Day {
  return inZone(date, zone).format('YYYY-MM-DD');
}

export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');
}

export function startOfDay(day: Day, zone: string): Date {
  return instantAt(day, 0, zone);
}

/** When work starts and ends on a day: Monday to Friday, 9 AM to 5 PM. */
function workingHours(day: Day, zone: string): { opens: number; closes: number } | undefined {
  const weekday = dayjs.utc(day).day();
  if (weekday === 0 || weekday === 6) return undefined;
  return { opens: instantAt(day, 9, zone).valueOf(), closes: instantAt(day, 17, zone).valueOf() };
}

/** Working hours between two instants; 0 when the second is not later. */
export function businessHoursBetween(from: Date, to: Date, zone: string): number {
  let worked = 0;
  for (let day = dayOf(from, zone); day <= dayOf(to, zone); day = addDays(day, 1)) {
    const hours = workingHours(day, zone);
    if (hours === undefined) continue;
    worked += Math.max(0, Math.min(to.valueOf(), hours.closes) - Math.max(from.valueOf(), hours.opens));
  }
  return worked / HOUR;
}
