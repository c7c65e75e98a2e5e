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

/** A day, or an instant in the wall-clock time of a zone. */
export type End = CalendarDate | ZonedDateTime;

interface Ends<Value> {
  start: Value;
  end: Value;
}

/** The last minute of a day: the end is part of the range, and minutes are the smallest unit that can be typed. */
export const LAST_MINUTE = new Time(23, 59);

/** Converts a range to days, or to instants in the wall-clock time of the zone. */
export function toEnds({ start, end }: DateRange, hasTime: boolean, timeZone: string): Ends<End> {
  return { start: toEnd(start, hasTime, timeZone), end: toEnd(end, hasTime, timeZone) };
}

export function toEnd(text: string, hasTime: boolean, timeZone: string): End {
  return hasTime ? parseAbsolute(text, timeZone) : parseDate(text);
}

/** Whether an end is readable. A server may send anything. */
export function isEnd(text: string | undefined, hasTime: boolean): text is string {
  return readOr((end) => (hasTime ? parseAbsolute(end, 'UTC') : parseDate(end)), text) !== undefined;
}

interface Written {
  hasTime: boolean;
  timeZone: string;
  /** The previous value. */
  before: DateRange | null;
}

export function fromEnds({ start, end }: Ends<DateValue>, { hasTime, timeZone, before }: Written): DateRange {
  if (!hasTime) return { start: start.toString(), end: end.toString() };
  return { start: toInstant(start, timeZone, before?.start), end: toInstant(end, timeZone, before?.end) };
}

/** Converts whole days to the field's value: with times, from the first minute of the first day to the last of the last. */
export function ofDays(days: DateRange, hasTime: boolean, timeZone: string): DateRange {
  if (!hasTime) return days;
  const at = (day: string, time?: Time) =>
    toZoned(toCalendarDateTime(parseDate(day), time), timeZone).toAbsoluteString();
  return { start: at(days.start), end: at(days.end, LAST_MINUTE) };
}

/** An earlier year is half typed. */
const FIRST_WHOLE_YEAR = 1000;

/** 'EST', or 'EDT – EST' where clocks change in between. */
export function zoneNames(instants: readonly Date[], timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const whole = instants.filter((instant) => instant.getUTCFullYear() >= FIRST_WHOLE_YEAR);
  const names = whole.map(
    (instant) => format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
  );
  return [...new Set(names)].join(' – ');
}
