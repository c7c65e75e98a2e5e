import { dayNumber } from '../../../shared/dates/dayNumber.ts';
import type { Shown } from './useProductGroup.ts';

const DAYS = 7;
/** The week ends on Saturday, as in the calendar. 1/1/1970 was a Thursday. */
const SATURDAY = 2;

const NEAR = ['Yesterday', 'Today', 'Tomorrow'];

/** Words for a start that has passed, where all such products of the list have something in common. */
const PASSED: Readonly<Partial<Record<Shown, string>>> = { ahead: 'Under way', mine: 'Overdue' };

interface StartHeading {
  /** Null: it has no start yet. */
  readonly start: Date | null;
  /** The part of the list that is shown. */
  readonly shown: Shown;
  readonly now: Date;
  readonly timeZone: string;
}

/** Returns the heading of a product in a list by start: 'Tomorrow, Tue 12/01'. Days are those of the reader's zone. */
export function startHeading({ start, shown, now, timeZone }: StartHeading): string {
  if (start === null) return 'Without a start';
  const passed = PASSED[shown];
  if (passed && start <= now) return passed;
  const today = dayNumber(now, timeZone);
  const ahead = dayNumber(start, timeZone) - today;
  const near = NEAR[ahead + 1];
  if (near) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: '2-digit', day: '2-digit' });
    return `${near}, ${format.format(start).replace(',', '')}`;
  }
  if (ahead < 0) return 'Earlier';
  return ahead <= (SATURDAY - (today % DAYS) + DAYS) % DAYS ? 'This week' : 'Later';
}
