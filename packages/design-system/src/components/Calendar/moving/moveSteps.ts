import {
  fromAbsolute,
  parseDate,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
  Time,
  type CalendarDate,
} from '@internationalized/date';
import { isWholeDay } from '../calendarEntries.ts';

const HOUR = 60;
const LAST_MINUTE = 24 * HOUR - 1;

/** Minutes of a step, and of a small one with Shift. */
export function stepOf(isSmall: boolean): number {
  return isSmall ? 5 : 15;
}

/** The day of a start in the calendar's zone. */
export function dayOf(start: string, timeZone: string): CalendarDate {
  return isWholeDay(start) ? parseDate(start) : toCalendarDate(fromAbsolute(Date.parse(start), timeZone));
}

export function minuteOf(start: string, timeZone: string): number {
  const { hour, minute } = fromAbsolute(Date.parse(start), timeZone);
  return hour * HOUR + minute;
}

/** Returns the start at the same time of another day. A time that the clocks skip on that day becomes the next one. */
export function onDay(start: string, day: CalendarDate, timeZone: string): string {
  if (isWholeDay(start)) return String(day);
  const time = toTime(fromAbsolute(Date.parse(start), timeZone));
  return toZoned(toCalendarDateTime(day, time), timeZone).toAbsoluteString();
}

/** Returns the start on a day at the step that is nearest to a minute. */
export function atMinute(day: CalendarDate, minute: number, step: number, timeZone: string): string {
  const nearest = Math.round(minute / step) * step;
  const within = Math.min(Math.floor(LAST_MINUTE / step) * step, Math.max(0, nearest));
  const time = new Time(Math.floor(within / HOUR), within % HOUR);
  return toZoned(toCalendarDateTime(day, time), timeZone).toAbsoluteString();
}

/** Returns the start at the next or the previous step. Steps lie at full hours and their parts. */
export function byStep(start: string, direction: 1 | -1, step: number, timeZone: string): string {
  const at = fromAbsolute(Date.parse(start), timeZone);
  const minute = at.minute + at.second / HOUR;
  const next = direction > 0 ? Math.floor(minute / step) * step + step : Math.ceil(minute / step) * step - step;
  return at
    .set({ second: 0, millisecond: 0 })
    .add({ minutes: next - at.minute })
    .toAbsoluteString();
}
