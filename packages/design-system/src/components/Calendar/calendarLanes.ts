import type { CalendarDate } from '@internationalized/date';
import { compareEntries, isOn, minutesOn, type PlacedEntry } from './calendarEntries.ts';

export interface LaneEntry {
  entry: PlacedEntry;
  /** How many days of this week it covers from here; 0 on its later days. */
  span: number;
  /** It began in an earlier week. */
  hasEarlierDays: boolean;
  hasLaterDays: boolean;
}

/** The lanes of each day of a week. An entry of several days keeps one lane, so that its bar is straight. */
export function lanesOf(week: readonly CalendarDate[], entries: readonly PlacedEntry[]): (LaneEntry | undefined)[][] {
  const days: (LaneEntry | undefined)[][] = week.map(() => []);
  for (const entry of entries.toSorted(compareEntries)) {
    const covered = week.flatMap((day, index) => (isOn(entry, day) ? [index] : []));
    const [first] = covered;
    const last = covered.at(-1);
    if (first === undefined || last === undefined) continue;
    let lane = 0;
    while (covered.some((day) => days[day]?.[lane] !== undefined)) lane += 1;
    for (const day of covered) {
      const lanes = days[day] ?? [];
      while (lanes.length < lane) lanes.push(undefined);
      lanes[lane] = {
        entry,
        span: day === first ? covered.length : 0,
        hasEarlierDays: day === first && week[first]?.compare(entry.first) !== 0,
        hasLaterDays: day === first && week[last]?.compare(entry.last) !== 0,
      };
    }
  }
  return days;
}

export interface HourEntry {
  entry: PlacedEntry;
  /** The minutes of the day that it covers. */
  from: number;
  to: number;
  /** The column of its day that it is drawn in, so that entries don't cover each other. */
  column: number;
  columns: number;
}

/** An entry is drawn at least half an hour high, because its name would be unreadable otherwise. */
const LEAST = 30;

/** The timed entries of a day, side by side where they overlap. */
export function hoursOf(entries: readonly PlacedEntry[], day: CalendarDate): HourEntry[] {
  const sorted = entries
    .map((entry) => ({ entry, ...minutesOn(entry, day) }))
    .toSorted((one, two) => one.from - two.from);
  const placed: HourEntry[] = [];
  let group: HourEntry[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.columns = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const { entry, from, to } of sorted) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = Math.max(from + LEAST, to);
    group.push({ entry, from, to, column, columns: 1 });
  }
  close();
  return placed;
}
