import { fieldName } from './fields.ts';
import { isEmpty, toTime } from './ruleShape.ts';
import type { Rule } from './ruleShape.ts';

const DAY = 86_400_000;

export const future_date: Rule = (value, { field, now, offset_days = 0 }) => {
  // Without a clock every date would pass, or none. That is the caller's mistake and must not look like a result.
  if (now === undefined) throw new Error('future_date needs now');
  const isBeyond = toTime(value) > now.valueOf() + offset_days * DAY;
  return isEmpty(value) || isBeyond ? undefined : `${fieldName(field)} is not valid`;
};

export const min_date: Rule = (value, { field, earliest }) => {
  if (earliest === undefined) throw new Error('min_date needs earliest');
  return isEmpty(value) || toTime(value) >= toTime(earliest)
    ? undefined
    : `${fieldName(field)} is earlier than required minimum date`;
};
