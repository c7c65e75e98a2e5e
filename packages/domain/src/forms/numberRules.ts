import { fieldName } from './fields.ts';
import { isEmpty, toNumber } from './ruleShape.ts';
import type { Rule } from './ruleShape.ts';

const MAX_PORT = 65_535;

export const greater_than_zero: Rule = (value, { field }) =>
  isEmpty(value) || toNumber(value) > 0 ? undefined : `${fieldName(field)} should be greater than zero`;

export const non_negative: Rule = (value, { field }) =>
  isEmpty(value) || toNumber(value) >= 0 ? undefined : `${fieldName(field)} can not be negative`;

/** The specification has no text for a fraction. */
export const whole: Rule = (value, { field }) =>
  isEmpty(value) || Number.isInteger(toNumber(value)) ? undefined : `${fieldName(field)} should be a whole number`;

export const port: Rule = (value, options) => {
  if (isEmpty(value)) return undefined;
  const number = toNumber(value);
  if (number <= 0) return greater_than_zero(value, options);
  // A fraction is not a port. The specification has no text for that; the one about the range fits better than 'zero'.
  return Number.isInteger(number) && number <= MAX_PORT
    ? undefined
    : `${fieldName(options.field)} can not be greater than ${MAX_PORT}`;
};

/** 'greather' is the specification's spelling. */
export const max: Rule = (value, { field, max: limit = Number.POSITIVE_INFINITY }) =>
  isEmpty(value) || toNumber(value) <= limit ? undefined : `${fieldName(field)} cannot be greather than ${limit}`;
