import { addDays, dayOf, startOfDay } from '../dates/dates.ts';

interface Times {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

function earlier(one: Date | undefined, other: Date | null): Date | undefined {
  if (one === undefined || other === null) return one ?? undefined;
  return other < one ? other : one;
}

interface LaunchTimes extends Times {
  /** Whether it was launched before. The end then limits it instead of the start. */
  readonly launched: boolean;
  readonly timeZone: string;
  readonly deploymentDeltaDays: number;
}

/** The first instant at which a launch is too late: the end of the last day that leaves the account's days of notice. */
export function launchLimit({
  startsAt,
  endsAt,
  launched,
  timeZone,
  deploymentDeltaDays,
}: LaunchTimes): Date | undefined {
  if (launched) return endsAt ?? undefined;
  if (startsAt === null) return undefined;
  const lastDay = addDays(dayOf(startsAt, timeZone), -deploymentDeltaDays);
  return startOfDay(addDays(lastDay, 1), timeZone);
}

/**
 * The deadline that a launch is measured by: its limit, or the start where that is earlier. Without days of notice the
 * limit is the end of the start's own day, and keeping to it would miss the start.
 */
export function launchAim(times: LaunchTimes): Date | undefined {
  return earlier(launchLimit(times), times.startsAt);
}

/** When it should be launched: by its start or, once that has passed, by the limit, which for a relaunch is its end. */
export function launchDue(times: LaunchTimes, now: Date): Date | undefined {
  const isStartGone = times.startsAt !== null && times.startsAt <= now;
  return isStartGone ? launchLimit(times) : launchAim(times);
}

interface ConfirmTimes extends Times {
  readonly attempt: number;
}

/** When a waiting product counts as missed: as its first day ends; from the second attempt on, as it ends itself. */
export function confirmLimit({ attempt, startsAt, endsAt }: ConfirmTimes, timeZone: string): Date | null {
  if (attempt > 1) return endsAt;
  return startsAt && startOfDay(addDays(dayOf(startsAt, timeZone), 1), timeZone);
}

/**
 * Returns the deadline that a person gets: the first that still lies ahead, or now. A new deadline never lies in the past. One
 * that was given before and has passed stays, because what is overdue must not look punctual again.
 */
export function dueFrom(deadlines: readonly (Date | null)[], given: Date | undefined, now: Date): Date | null {
  const dates = deadlines.filter((date) => date !== null);
  const last = dates.at(-1);
  if (last === undefined) return null;
  if (given !== undefined && given <= now) {
    const isOneOfThem = dates.some((date) => date.getTime() === given.getTime());
    if (isOneOfThem || given >= last) return given;
  }
  return dates.find((date) => date >= now) ?? now;
}
