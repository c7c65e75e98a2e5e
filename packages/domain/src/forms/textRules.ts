import { fieldName, fieldWords } from './fields.ts';
import { fits, isEmpty } from './ruleShape.ts';
import type { Rule } from './ruleShape.ts';

function isBlank(value: unknown): boolean {
  return isEmpty(value) || (typeof value === 'string' && value.trim() === '');
}

export const required: Rule = (value, { field }) =>
  isBlank(value)
    ? `${fieldName(field)} is required, the ${fieldWords(field)} must not contain only whitespace`
    : undefined;

export const password: Rule = (value) => (isBlank(value) ? 'Password cannot be blank' : undefined);

/** The length of a text in characters or of a list in items. Anything else is NaN; numbers have the rule max. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : Number.NaN;
}

export function lessThan(field: string, min: number): string {
  return `${fieldName(field)} can not be less than ${min}`;
}

export function greaterThan(field: string, max: number): string {
  return `${fieldName(field)} can not be greater than ${max}`;
}

export const length: Rule = (value, { field, min, max }) => {
  if (isEmpty(value)) return undefined;
  const size = sizeOf(value);
  // Written as `!(size >= min)` instead of `size < min`, so that NaN fails.
  if (min !== undefined && !(size >= min)) return lessThan(field, min);
  if (max !== undefined && !(size <= max)) return greaterThan(field, max);
  return undefined;
};

/** Allows letters, digits and marks of every script, because names are not all English. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_. -]*$/u;

export const name_pattern: Rule = (value, { field }) =>
  fits(value, (text) => NAME.test(text))
    ? undefined
    : `${fieldName(field)} must start with a letter or digit, and contain only word characters, dots, spaces or hyphens`;
