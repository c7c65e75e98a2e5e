import type { CalendarDate } from '@internationalized/date';
import { inOrder, isOn, type PlacedEntry } from './calendarEntries.ts';

export interface LaneEntry {
  entry: PlacedEntry;
  /** How many days of this week it covers from here; 0 where it only goes on. */
  span: number;
  /** It began in an earlier week, or goes on in a later one. */
  comesFrom: boolean;
  goesOn: boolean;
}

/** For each day of a week what stands in its lanes; an entry of several days keeps one lane, so that its bar is straight. */
export function lanesOf(week: readonly CalendarDate[], entries: readonly PlacedEntry[]): (LaneEntry | undefined)[][] {
  const days: (LaneEntry | undefined)[][] = week.map(() => []);
  for (const entry of entries.toSorted(inOrder)) {
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
        comesFrom: day === first && week[first]?.compare(entry.first) !== 0,
        goesOn: day === first && week[last]?.compare(entry.last) !== 0,
      };
    }
  }
  return days;
}

export interface HourEntry {
  entry: PlacedEntry;
  /** Which of how many columns of its day it stands in, so that none covers another. */
  column: number;
  columns: number;
}

/** What is drawn takes at least half an hour's height, else its name couldn't be read. */
const LEAST = 30;

/** A day's timed entries side by side where they overlap. */
export function hoursOf(entries: readonly PlacedEntry[]): HourEntry[] {
  const sorted = entries.toSorted((one, two) => (one.from ?? 0) - (two.from ?? 0));
  const placed: HourEntry[] = [];
  let group: HourEntry[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.columns = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const entry of sorted) {
    const from = entry.from ?? 0;
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = Math.max(from + LEAST, entry.to ?? from);
    group.push({ entry, column, columns: 1 });
  }
  close();
  return placed;
}
