import { expect, it } from 'vitest';
import { earliestEnd } from './dateRules.ts';
import { check } from './validation.ts';

it('takes an end that is later than its start, and no other', () => {
  const start = '2026-11-22T12:00:00.000Z';
  const rule = { rule: 'min_date', earliest: earliestEnd(start) } as const;
  const context = { field: 'product_end_date', now: new Date(start) };
  expect(check('2026-11-22T12:00:00.001Z', [rule], context)).toBeUndefined();
  expect(check(start, [rule], context)).toBe('Product end date is earlier than required minimum date');
});
