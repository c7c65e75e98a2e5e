import { addDays, dayOf } from '../dates/dates.ts';
import { instantAt } from '../dates/instants.ts';

/** The hours of the day in which an account sends, by the clocks of its zone. */
export interface SendHours {
  /** 0 to 23. */
  readonly from_hour: number;
  /** 1 to 24, later than `from_hour`. Nothing is sent from then on. */
  readonly until_hour: number;
  /** Sends from Monday to Friday only. */
  readonly weekdays_only: boolean;
}

interface Opening {
  readonly opens: Date;
  readonly closes: Date;
}

const ANY_HOUR: SendHours = { from_hour: 0, until_hour: 24, weekdays_only: false };

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** The hours of one day. A day whose hours a change of clocks skips has none, and one that repeats an hour has it twice. */
function openingOn(day: string, hours: SendHours | null, zone: string): Opening | undefined {
  const { from_hour: from, until_hour: until, weekdays_only: weekdays } = hours ?? ANY_HOUR;
  if (weekdays && isWeekend(day)) return undefined;
  const opens = instantAt(day, from, zone);
  const closes = until === 24 ? instantAt(addDays(day, 1), 0, zone) : instantAt(day, until, zone);
  return opens < closes ? { opens, closes } : undefined;
}

/**
 * Returns the opening in which a moment lies, or the next one after it. It never crosses midnight: without hours it is the
 * moment's whole day.
 */
export function openingAt(at: Date, hours: SendHours | null, zone: string): Opening {
  let day = dayOf(at, zone);
  for (;;) {
    const opening = openingOn(day, hours, zone);
    if (opening !== undefined && opening.closes > at) return opening;
    day = addDays(day, 1);
  }
}

/** Returns the moment if it lies in the hours, or else when they begin next. */
export function opensAt(at: Date, hours: SendHours | null, zone: string): Date {
  if (hours === null) return at;
  const { opens } = openingAt(at, hours, zone);
  return opens > at ? opens : at;
}
