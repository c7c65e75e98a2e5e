import { businessHoursBetween } from '../dates/dates.ts';
import type { Severity } from '../statuses/recordStatuses.ts';

const CRITICAL_BELOW_HOURS = 4;
/** Two working days of eight hours. */
const MODERATE_BELOW_HOURS = 16;

interface TaskTimes {
  /** When it must be done; null without a deadline. */
  readonly due: Date | null;
  /** Whether it is about something that is already launched. */
  readonly isAfterLaunch: boolean;
  readonly now: Date;
  /** The account's time zone, which decides its working hours. */
  readonly timeZone: string;
}

/** Computes a task's severity from the working hours left until it is due. */
export function taskSeverity({ due, isAfterLaunch, now, timeZone }: TaskTimes): Severity {
  if (isAfterLaunch) return 'Critical';
  if (due === null) return 'Minor';
  const hours = businessHoursBetween(now, due, timeZone);
  if (hours < CRITICAL_BELOW_HOURS) return 'Critical';
  return hours < MODERATE_BELOW_HOURS ? 'Moderate' : 'Minor';
}
