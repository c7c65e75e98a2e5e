import { parseDate } from '@internationalized/date';
import { isMoment } from '../../provider/known.ts';
import { isWholeDay, type CalendarEntry } from './calendarEntries.ts';

/** An entry on its way to another place. */
export interface CalendarMove {
  /** The entry where it stands. */
  entry: CalendarEntry;
  /** Where it would start: an instant, or a day for an entry of whole days. */
  start: string;
  isByKeyboard: boolean;
}

/** Returns the entry at another start. It keeps its length. */
export function movedTo(entry: CalendarEntry, start: string): CalendarEntry {
  if (entry.end === undefined) return { ...entry, start };
  if (isWholeDay(start)) {
    const days = parseDate(start).compare(parseDate(entry.start));
    return { ...entry, start, end: String(parseDate(entry.end.slice(0, 10)).add({ days })) };
  }
  if (!isMoment(entry.end)) return { ...entry, start };
  const length = Date.parse(entry.end) - Date.parse(entry.start);
  return { ...entry, start, end: new Date(Date.parse(start) + length).toISOString() };
}
