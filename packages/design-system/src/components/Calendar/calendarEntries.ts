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
}

export interface PlacedEntry extends CalendarEntry {
  first: CalendarDate;
  /** Its last day; an entry that ends at midnight doesn't extend into the next day. */
  last: CalendarDate;
  /** Wall-clock minutes; undefined without a time. */
  from: number | undefined;
  to: number | undefined;
}

const DAY_ONLY = /^\d{4}-\d\d-\d\d$/;
const MINUTE = 60_000;

/**
 * Places an entry on the days of the reader's zone. Its length follows the wall clock: in the night when the clock goes
 * back, an entry from 1:30 to 1:30 has a length of zero.
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

/** Places the entries with a valid start and drops the others, so that one bad row doesn't break the calendar. */
export function placeEntries(entries: readonly CalendarEntry[], timeZone: string): PlacedEntry[] {
  const canPlace = ({ start }: CalendarEntry) =>
    DAY_ONLY.test(start) ? readOr(parseDate, start) !== undefined : isMoment(start);
  return entries.filter(canPlace).map((entry) => placeEntry(entry, timeZone));
}

/** Whether an entry is drawn across days: whole days and entries past midnight. The others are drawn by the hour. */
export function spansDays(entry: PlacedEntry): boolean {
  return entry.from === undefined || entry.last.compare(entry.first) > 0;
}

export function isOn(entry: PlacedEntry, day: CalendarDate): boolean {
  return entry.first.compare(day) <= 0 && entry.last.compare(day) >= 0;
}

/** Sorts entries across days first, the longest on top; the rest by time. */
export function compareEntries(one: PlacedEntry, two: PlacedEntry): number {
  const across = Number(spansDays(two)) - Number(spansDays(one));
  if (across !== 0) return across;
  return one.first.compare(two.first) || two.last.compare(one.last) || (one.from ?? 0) - (two.from ?? 0);
}

/** The entries of a day, in reading order. */
export function entriesOn(entries: readonly PlacedEntry[], day: CalendarDate): PlacedEntry[] {
  return entries.filter((entry) => isOn(entry, day)).toSorted(compareEntries);
}
