import { expect, it } from 'vitest';
import { suggestedDates } from './suggestions.ts';

/** Saturday, 10 AM in New York. */
const now = new Date('2026-11-21T15:00:00Z');
const calendar = { time_zone: 'America/New_York', deployment_delta_days: 1, hold_minutes: 10 };

it('suggests the account’s next working hour and an end a week later', () => {
  expect(suggestedDates(calendar, now)).toEqual({
    product_start_date: '2026-11-23T14:00:00.000Z',
    product_end_date: '2026-11-30T14:00:00.000Z',
  });
  const slow = suggestedDates({ ...calendar, deployment_delta_days: 4 }, now);
  expect(slow.product_start_date).toBe('2026-11-25T14:00:00.000Z');
});
