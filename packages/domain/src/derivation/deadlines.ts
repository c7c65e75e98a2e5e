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
 * By when it should be launched. Without days of notice the limit is the end of the start's own day, and keeping to it
 * would miss the start. A relaunch whose start has passed only has its end.
 */
export function launchDue(times: LaunchTimes, now: Date): Date | undefined {
  const isStartGone = times.launched && times.startsAt !== null && times.startsAt <= now;
  return earlier(launchLimit(times), isStartGone ? null : times.startsAt);
}

interface ConfirmTimes extends Times {
  readonly attempt: number;
}

/** When a waiting product counts as missed: as its first day ends; from the second attempt on, as it ends itself. */
export function confirmLimit({ attempt, startsAt, endsAt }: ConfirmTimes, timeZone: string): Date | null {
  if (attempt > 1) return endsAt;
  return startsAt && startOfDay(addDays(dayOf(startsAt, timeZone), 1), timeZone);
}

/** By when a waiting product should be confirmed: by its start; a repeated attempt that began after it, by its end. */
export function confirmDue({ attempt, startsAt, endsAt }: ConfirmTimes, now: Date): Date | null {
  return attempt > 1 && startsAt !== null && startsAt <= now ? endsAt : startsAt;
}
