import { businessHoursBetween } from '../dates/dates.ts';
import type { Severity } from '../statuses/recordStatuses.ts';

const CRITICAL_BELOW_HOURS = 4;
/** Two working days of eight hours. */
const MODERATE_BELOW_HOURS = 16;

/** Causes whose severity doesn't depend on the time left, by the code of the task's blocker. */
const FIXED: Readonly<Record<string, Severity>> = { step_failed: 'Critical', in_doubt: 'Moderate' };

interface TaskTimes {
  /** The code of what the task is about; null for a task that a person opened. */
  readonly blocker: string | null;
  /** Whether the platform paused the product, not a person. */
  readonly isPausedBySystem: boolean;
  /** When it must be done; null without a deadline. */
  readonly due: Date | null;
  readonly now: Date;
  /** The account's time zone, which decides its working hours. */
  readonly timeZone: string;
}

/** Computes a task's severity from the working hours left until it is due, before a launch and after it. */
export function taskSeverity({ blocker, isPausedBySystem, due, now, timeZone }: TaskTimes): Severity {
  if (blocker === 'paused' && isPausedBySystem) return 'Critical';
  const fixed = blocker === null ? undefined : FIXED[blocker];
  if (fixed !== undefined) return fixed;
  if (due === null) return 'Minor';
  const hours = businessHoursBetween(now, due, timeZone);
  if (hours < CRITICAL_BELOW_HOURS) return 'Critical';
  return hours < MODERATE_BELOW_HOURS ? 'Moderate' : 'Minor';
}
