import { wallClock } from '../dates/wallClock.ts';
import { fieldName } from './fields.ts';
import { isEmpty, toTime } from './ruleShape.ts';
import type { Rule } from './ruleShape.ts';

const DAY = 86_400_000;

/** The calendar day in that zone, as a count. Every form loads these rules, so they do without a library of dates. */
function dayNumber(date: Date, zone: string): number {
  return Math.floor(wallClock(date, zone) / DAY);
}

/** Compares calendar days, so that a date is valid from the first to the last minute of its day. */
export const future_date: Rule = (value, { field, now, offset_days = 0, time_zone = 'UTC' }) => {
  // Without a clock every date would pass, or none. That is the caller's mistake and must not look like a result.
  if (now === undefined) throw new Error('future_date needs now');
  if (isEmpty(value)) return undefined;
  const time = toTime(value);
  const earliest = dayNumber(now, time_zone) + offset_days;
  const isBeyond = !Number.isNaN(time) && dayNumber(new Date(time), time_zone) >= earliest;
  return isBeyond ? undefined : `${fieldName(field)} is not valid`;
};

export const min_date: Rule = (value, { field, earliest }) => {
  if (earliest === undefined) throw new Error('min_date needs earliest');
  return isEmpty(value) || toTime(value) >= toTime(earliest)
    ? undefined
    : `${fieldName(field)} is earlier than required minimum date`;
};

/** The earliest end for a start: an end must be later than its start. */
export function earliestEnd(start: Date | string): Date {
  return new Date(new Date(start).valueOf() + 1);
}
