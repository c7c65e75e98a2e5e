import { readOr } from '../../provider/known.ts';
import {
  parseAbsolute,
  parseDate,
  Time,
  toCalendarDateTime,
  toZoned,
  type CalendarDate,
  type DateValue,
  type ZonedDateTime,
} from '@internationalized/date';
import { toInstant } from '../DateTimeInput/instants.ts';
import type { DateRange } from './rangePresets.ts';

/** A day, or a moment as the zone's clocks show it. */
export type End = CalendarDate | ZonedDateTime;

interface Ends<Value> {
  start: Value;
  end: Value;
}

/** The last minute of a day: ends belong to the range, and minutes are what can be typed. */
export const LAST_MINUTE = new Time(23, 59);

/** Days, or instants as the zone's clocks show them. */
export function toEnds({ start, end }: DateRange, hasTime: boolean, timeZone: string): Ends<End> {
  return { start: toEnd(start, hasTime, timeZone), end: toEnd(end, hasTime, timeZone) };
}

export function toEnd(text: string, hasTime: boolean, timeZone: string): End {
  return hasTime ? parseAbsolute(text, timeZone) : parseDate(text);
}

/** Whether an end can be read; from the server may come anything. */
export function isEnd(text: string | undefined, hasTime: boolean): text is string {
  return readOr((end) => (hasTime ? parseAbsolute(end, 'UTC') : parseDate(end)), text) !== undefined;
}

interface Written {
  hasTime: boolean;
  timeZone: string;
  /** What stood there before. */
  before: DateRange | null;
}

export function fromEnds({ start, end }: Ends<DateValue>, { hasTime, timeZone, before }: Written): DateRange {
  if (!hasTime) return { start: start.toString(), end: end.toString() };
  return { start: toInstant(start, timeZone, before?.start), end: toInstant(end, timeZone, before?.end) };
}

/** Whole days as the field keeps them: with a time, from the first day's first minute to the last day's last. */
export function ofDays(days: DateRange, hasTime: boolean, timeZone: string): DateRange {
  if (!hasTime) return days;
  const at = (day: string, time?: Time) =>
    toZoned(toCalendarDateTime(parseDate(day), time), timeZone).toAbsoluteString();
  return { start: at(days.start), end: at(days.end, LAST_MINUTE) };
}

/** 'EST', or 'EDT – EST' where clocks change in between. */
export function zoneNames(instants: readonly Date[], timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const names = instants.map(
    (instant) => format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
  );
  return [...new Set(names)].join(' – ');
}
