import { businessHoursBetween } from './dates.ts';
import type { Severity } from './record-statuses.ts';

const CRITICAL_BELOW_HOURS = 4;
/** Two working days of eight hours. */
const MODERATE_BELOW_HOURS = 16;

export interface TaskTimes {
  /** When it must be done; null when nothing presses. */
  readonly due: Date | null;
  /** It concerns something that is launched already. */
  readonly isAfterLaunch: boolean;
  readonly now: Date;
  /** The account's. */
  readonly timeZone: string;
}

/** A task's severity is the time left for it, in working hours. */
export function taskSeverity({ due, isAfterLaunch, now, timeZone }: TaskTimes): Severity {
  if (isAfterLaunch) return 'Critical';
  if (due === null) return 'Minor';
  const hours = businessHoursBetween(now, due, timeZone);
  if (hours < CRITICAL_BELOW_HOURS) return 'Critical';
  return hours < MODERATE_BELOW_HOURS ? 'Moderate' : 'Minor';
}
