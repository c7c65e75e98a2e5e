import { addDays } from '../dates/dates.ts';

/** A plan that lets an account send more each day, so that receivers get to know it. */
export interface WarmUp {
  /** The plan's first day in the account's zone, as YYYY-MM-DD. Before it nothing is limited. */
  readonly starts_on: string;
  /** How many people are mailed on the first day. */
  readonly first_day: number;
  /** By how much each day is larger than the one before. */
  readonly grows_by_percent: number;
  /** The plan ends on the day that would reach this many. */
  readonly until: number;
}

export interface PaceDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly messages: number;
}

const DAY = 24 * 3_600_000;
/** Keeps a product such as 200 × 1.15, which computers make a little less than 230. */
const ROUNDING = 1e-6;

/** How many people may be mailed on a day; null when the plan doesn't limit it: before its start and once it has ended. */
export function allowanceOn({ starts_on: start, first_day: first, ...plan }: WarmUp, day: string): number | null {
  const days = (Date.parse(day) - Date.parse(start)) / DAY;
  if (days < 0) return null;
  const messages = Math.floor(first * (1 + plan.grows_by_percent / 100) ** days + ROUNDING);
  return messages < plan.until ? messages : null;
}

/** Returns the plan day by day, at most so many days of it. */
export function warmUpDays(plan: WarmUp, most: number): readonly PaceDay[] {
  const days: PaceDay[] = [];
  for (let day = plan.starts_on; days.length < most; day = addDays(day, 1)) {
    const messages = allowanceOn(plan, day);
    if (messages === null) break;
    days.push({ day, messages });
  }
  return days;
}
