import { formatCountdown } from '../dates/durations.ts';

/** A count of an audience's people that is being renewed, because a suppression list changed. */
export interface Recount {
  /** How many people the audience has. */
  readonly people: number;
  /** How many of them have been compared with the lists. */
  readonly done: number;
  /** When the first of them was compared; null before. */
  readonly startedAt: Date | null;
}

const SECOND = 1000;
/** The time left is an estimate, so it is given in steps. */
const STEP = 10 * SECOND;

/** Milliseconds until the count is ready, at the speed until now; null before anybody was compared. */
export function recountLeft({ people, done, startedAt }: Recount, now: Date): number | null {
  if (startedAt === null || done === 0) return null;
  const spent = Math.max(0, now.getTime() - startedAt.getTime());
  return (spent * Math.max(0, people - done)) / done;
}

/**
 * Says that a count is being renewed, and for about how long: 'being recounted, ready in about 20 s'. `left` is in
 * milliseconds, null while that is unknown.
 */
export function recountText(left: number | null): string {
  if (left === null) return 'being recounted';
  return `being recounted, ready in about ${formatCountdown(Math.max(1, Math.ceil(left / STEP)) * STEP)}`;
}
