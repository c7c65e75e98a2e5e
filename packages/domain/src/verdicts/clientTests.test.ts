import { expect, it } from 'vitest';
import { isOldTest, oldestTest } from './clientTests.ts';

it('finds the oldest test, as far as tests have a date', () => {
  const dates = ['2021-03-09', null, '2020-02-06', '2023-12-20'];
  expect(oldestTest(dates.map((tested_on) => ({ tested_on })))).toBe('2020-02-06');
  expect(oldestTest([{ tested_on: null }])).toBeNull();
  expect(oldestTest([])).toBeNull();
});

it('takes a test for old after three years', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  expect(isOldTest('2023-11-27', now)).toBe(true);
  expect(isOldTest('2023-11-28', now)).toBe(false);
  expect(isOldTest('2026-02-11', now)).toBe(false);
});
