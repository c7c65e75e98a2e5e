import { isMoment, readOr } from '../../provider/known.ts';
import { fromDate, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import type { Tone } from '../../theme/tones.ts';

export interface CalendarEntry {
  id: string;
  title: string;
  /** A moment (ISO 8601 with zone), or a whole day ('YYYY-MM-DD'). */
  start: string;
  /** When it ends: a moment, or its last day. Absent: it has no length. */
  end?: string | undefined;
  /** Its status. Default 'end', the quiet one. */
  tone?: Tone | undefined;
  /** Where it leads. */
  href?: string | undefined;
  /** A few words more, where there is room: in the week and in the list. */
  detail?: string | undefined;
}

export interface PlacedEntry extends CalendarEntry {
  first: CalendarDate;
  /** Its last day; what ends at midnight doesn't reach into the next. */
  last: CalendarDate;
  /** Minutes of the clock on the wall; undefined when it has no time. */
  from: number | undefined;
  to: number | undefined;
}

const DAY_ONLY = /^\d{4}-\d\d-\d\d$/;
const MINUTE = 60_000;

/**
 * On which days of the reader's zone an entry lies. A length is measured on the clock on the wall: in the night when the
 * clock goes back, what lasts from 1:30 to 1:30 has none.
 */
export function placeEntry(entry: CalendarEntry, timeZone: string): PlacedEntry {
  const { start } = entry;
  const end = isMoment(entry.end) ? entry.end : start;
  if (DAY_ONLY.test(start)) {
    const first = parseDate(start);
    const last = readOr(parseDate, end.slice(0, 10)) ?? first;
    return { ...entry, first, last: last.compare(first) < 0 ? first : last, from: undefined, to: undefined };
  }
  const begin = fromDate(new Date(start), timeZone);
  const reach = Math.max(Date.parse(start), Date.parse(end) - MINUTE);
  const finish = fromDate(new Date(end), timeZone);
  const first = toCalendarDate(begin);
  const last = toCalendarDate(fromDate(new Date(reach), timeZone));
  const from = begin.hour * 60 + begin.minute;
  const until = toCalendarDate(finish).compare(first) > 0 ? 24 * 60 : finish.hour * 60 + finish.minute;
  return { ...entry, first, last, from, to: Math.max(from, until) };
}

/** Those that begin on a day that there is: one bad row must not take the others down. */
export function placeEntries(entries: readonly CalendarEntry[], timeZone: string): PlacedEntry[] {
  const canPlace = ({ start }: CalendarEntry) =>
    DAY_ONLY.test(start) ? readOr(parseDate, start) !== undefined : isMoment(start);
  return entries.filter(canPlace).map((entry) => placeEntry(entry, timeZone));
}

/** Whole days and what goes on past midnight lie across the days; the rest stands in its day, by the hour. */
export function isAcross(entry: PlacedEntry): boolean {
  return entry.from === undefined || entry.last.compare(entry.first) > 0;
}

export function isOn(entry: PlacedEntry, day: CalendarDate): boolean {
  return entry.first.compare(day) <= 0 && entry.last.compare(day) >= 0;
}

/** What lies across days first, the longest on top; then by the hour. */
export function inOrder(one: PlacedEntry, two: PlacedEntry): number {
  const across = Number(isAcross(two)) - Number(isAcross(one));
  if (across !== 0) return across;
  return one.first.compare(two.first) || two.last.compare(one.last) || (one.from ?? 0) - (two.from ?? 0);
}

/** A day's entries in the order they are read. */
export function entriesOn(entries: readonly PlacedEntry[], day: CalendarDate): PlacedEntry[] {
  return entries.filter((entry) => isOn(entry, day)).toSorted(inOrder);
}
