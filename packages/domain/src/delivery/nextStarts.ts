import { instantOf, localTime, wallClock } from '../dates/wallClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** When a start is suggested that had no hour of its own. */
const MORNING = 9 * HOUR;
const AFTERNOON = 14 * HOUR;
/** How long a deployment runs whose own length isn't known. */
const USUAL_DAYS = 7;

interface StartRules {
  /** The account's zone, whose days and hours count. */
  readonly timeZone: string;
  /** How many days before its start it has to be launched; 0 for a relaunch. */
  readonly noticeDays: number;
  /** How long a launch takes until somebody can give the go-ahead, in minutes. Default 0. */
  readonly leadMinutes?: number;
}

interface Dates {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

function dayStart(local: number): number {
  return Math.floor(local / DAY) * DAY;
}

function isWorkday(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The first working day from a day on. */
function workday(from: number): number {
  return isWorkday(from) ? from : workday(from + DAY);
}

/** The first instant that `future_date` accepts as a start and that hasn't passed. */
export function earliestStart({ timeZone, noticeDays }: StartRules, now: Date): Date {
  const day = instantOf(dayStart(wallClock(now, timeZone)) + noticeDays * DAY, timeZone);
  return day > now ? day : now;
}

/**
 * Returns starts to choose from: the next working day at the same hour, the afternoon of that day, and the working day
 * after it. A start that still is allowed comes first.
 */
export function nextStarts(before: Date | null, rules: StartRules, now: Date): readonly [Date, ...Date[]] {
  const { timeZone, leadMinutes = 0 } = rules;
  const ready = new Date(now.getTime() + leadMinutes * MINUTE);
  const earliest = new Date(Math.max(ready.getTime(), earliestStart(rules, now).getTime()));
  const hour = before === null ? MORNING : Math.floor((localTime(before, timeZone) % DAY) / MINUTE) * MINUTE;
  const at = (day: number, ofDay = hour) => instantOf(day + ofDay, timeZone);
  const first = workday(dayStart(localTime(earliest, timeZone)));
  const day = at(first) < earliest ? workday(first + DAY) : first;
  const others = [...(hour < AFTERNOON ? [at(day, AFTERNOON)] : []), at(workday(day + DAY))];
  return before !== null && before >= earliest ? [before, at(day), ...others] : [at(day), ...others];
}

/**
 * Returns the end beside another start: the same one where it still lies after the start, or else one as long after the
 * start as before, by the clocks of the zone.
 */
export function endBeside(start: Date, { startsAt, endsAt }: Dates, timeZone: string): Date {
  if (endsAt !== null && endsAt > start) return endsAt;
  const length =
    startsAt === null || endsAt === null
      ? USUAL_DAYS * DAY
      : localTime(endsAt, timeZone) - localTime(startsAt, timeZone);
  return instantOf(localTime(start, timeZone) + length, timeZone);
}
