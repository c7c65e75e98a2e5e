import { isMoment, readOr } from '../../provider/known.ts';
import { fromDate, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import type { Tone } from '../../theme/tones.ts';

export interface CalendarEntry {
  id: string;
  title: string;
  /** An instant (ISO 8601 with zone) or a whole day ('YYYY-MM-DD'). */
  start: string;
  /** When it ends: an instant, or its last day. Default: the entry has no length. */
  end?: string | undefined;
  /** Its status. Default 'end', the quiet one. */
  tone?: Tone | undefined;
  /** The page that the entry links to. */
  href?: string | undefined;
  /** A few more words, shown in the week and in the list, where there is room. */
  detail?: string | undefined;
  /** The word of its status. It is shown in its tone, in the week and in the list, where there is room. */
  status?: string | undefined;
  /** More lines below the others, in the week and in the list, where there is room. */
  lines?: readonly string[] | undefined;
  /** How much of it is done, from 0 to 1, as a bar at its end in the week. Say it in a line too. Default: no bar. */
  progress?: number | undefined;
  /** Whether people can move it, by pointer and by keyboard. Only with `onMove` of the calendar. Default false. */
  isMovable?: boolean | undefined;
}

export interface PlacedEntry extends CalendarEntry {
  first: CalendarDate;
  /** Its last day; an entry that ends at midnight doesn't extend into the next day. */
  last: CalendarDate;
  /** Wall-clock minutes; undefined without a time. */
  from: number | undefined;
  to: number | undefined;
  /** The wall-clock minute at which it ends on its last day. */
  until: number | undefined;
  /** Whether the week draws it by the hour. Whole days, and what lasts a day or longer, are bars above the hours. */
  isByHour: boolean;
  /** Somebody is moving it. */
  isMoving?: boolean;
}

const DAY_ONLY = /^\d{4}-\d\d-\d\d$/;
const MINUTE = 60_000;
const DAY = 24 * 60;

export function isWholeDay(start: string): boolean {
  return DAY_ONLY.test(start);
}

/**
 * Places an entry on the days of the reader's zone. Its length follows the wall clock: in the night when the clock goes
 * back, an entry from 1:30 to 1:30 has a length of zero.
 */
export function placeEntry(entry: CalendarEntry, timeZone: string): PlacedEntry {
  const { start } = entry;
  const end = isMoment(entry.end) ? entry.end : start;
  if (isWholeDay(start)) {
    const first = parseDate(start);
    const last = readOr(parseDate, end.slice(0, 10)) ?? first;
    const whole = { from: undefined, to: undefined, until: undefined, isByHour: false };
    return { ...entry, first, last: last.compare(first) < 0 ? first : last, ...whole };
  }
  const begin = fromDate(new Date(start), timeZone);
  const reach = Math.max(Date.parse(start), Date.parse(end) - MINUTE);
  const finish = fromDate(new Date(end), timeZone);
  const first = toCalendarDate(begin);
  const last = toCalendarDate(fromDate(new Date(reach), timeZone));
  const from = begin.hour * 60 + begin.minute;
  const lastMinute = finish.hour * 60 + finish.minute;
  const to = Math.max(from, toCalendarDate(finish).compare(first) > 0 ? DAY : lastMinute);
  const until = last.compare(first) > 0 && toCalendarDate(finish).compare(last) === 0 ? lastMinute : to;
  return { ...entry, first, last, from, to, until, isByHour: Date.parse(end) - Date.parse(start) < DAY * MINUTE };
}

/** Places the entries with a valid start and drops the others, so that one bad row doesn't break the calendar. */
export function placeEntries(entries: readonly CalendarEntry[], timeZone: string): PlacedEntry[] {
  const canPlace = ({ start }: CalendarEntry) =>
    isWholeDay(start) ? readOr(parseDate, start) !== undefined : isMoment(start);
  return entries.filter(canPlace).map((entry) => placeEntry(entry, timeZone));
}

/** Returns the minutes of a day that an entry covers: one past midnight covers the evening, then the early morning. */
export function minutesOn(entry: PlacedEntry, day: CalendarDate): { from: number; to: number } {
  const from = entry.first.compare(day) < 0 ? 0 : (entry.from ?? 0);
  return { from, to: Math.max(from, entry.last.compare(day) > 0 ? DAY : (entry.until ?? 0)) };
}

/** Whether the month draws an entry across days: whole days and entries past midnight. */
function spansDays(entry: PlacedEntry): boolean {
  return entry.from === undefined || entry.last.compare(entry.first) > 0;
}

export function isOn(entry: PlacedEntry, day: CalendarDate): boolean {
  return entry.first.compare(day) <= 0 && entry.last.compare(day) >= 0;
}

/** Sorts the entry that is moved first, so that it stays visible; then those across days, the longest on top; the rest by time. */
export function compareEntries(one: PlacedEntry, two: PlacedEntry): number {
  const moving = Number(two.isMoving ?? false) - Number(one.isMoving ?? false);
  if (moving !== 0) return moving;
  const across = Number(spansDays(two)) - Number(spansDays(one));
  if (across !== 0) return across;
  return one.first.compare(two.first) || two.last.compare(one.last) || (one.from ?? 0) - (two.from ?? 0);
}

/** The entries of a day, in reading order: those without hours, then the others by the time at which they are on this day. */
export function entriesOn(entries: readonly PlacedEntry[], day: CalendarDate): PlacedEntry[] {
  const from = (entry: PlacedEntry) => (entry.isByHour ? minutesOn(entry, day).from : -1);
  return entries
    .filter((entry) => isOn(entry, day))
    .toSorted((one, two) => from(one) - from(two) || compareEntries(one, two));
}
