import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDays } from '../calendar/calendarDays.ts';
import { capacityWithin } from './capacity.ts';
import { paceOf, type PaceLimits } from './pace.ts';

const ZONE = 'America/New_York';
const open: PaceLimits = { perMinute: null, hours: null, warmUp: null, timeZone: ZONE };
const office = { from_hour: 8, until_hour: 20, weekdays_only: true };
const plan = { starts_on: '2026-03-06', first_day: 500, grows_by_percent: 50, until: 1_100 };

/** Friday to Monday. On Sunday the clocks change. */
const DAYS = calendarDays({ from: '2026-03-06', to: '2026-03-09', time_zone: ZONE });

function capacities(limits: Partial<PaceLimits>, days = DAYS) {
  return days.map((day) => capacityWithin({ ...open, ...limits }, day));
}

it('is what the rate allows in the hours, and what the warm-up allows', () => {
  expect(capacities({})).toEqual([null, null, null, null]);
  expect(capacities({ perMinute: 10 })).toEqual([14_400, 14_400, 13_800, 14_400]);
  expect(capacities({ perMinute: 10, hours: office })).toEqual([7_200, 0, 0, 7_200]);
  expect(capacities({ hours: office })).toEqual([null, 0, 0, null]);
  expect(capacities({ warmUp: plan })).toEqual([500, 750, null, null]);
  expect(capacities({ warmUp: plan, hours: office, perMinute: 1 })).toEqual([500, 0, 0, 720]);
});

it('is that of the days of the account’s zone, as far as they overlap', () => {
  const days = calendarDays({ from: '2026-03-06', to: '2026-03-07', time_zone: 'UTC' });
  // Five hours of Thursday, and 19 of Friday.
  expect(capacities({ warmUp: { ...plan, starts_on: '2026-03-05' } }, days)).toEqual([
    Math.floor((500 * 5) / 24 + (750 * 19) / 24),
    null,
  ]);
  expect(capacities({ perMinute: 10, hours: office }, days)).toEqual([7_200 - 0, 600]);
});

it('is what a launch would get done that begins with the day', () => {
  const some = fc.record({
    perMinute: fc.integer({ min: 1, max: 100 }),
    hours: fc.option(fc.constant(office)),
    warmUp: fc.option(fc.constant(plan)),
  });
  fc.assert(
    fc.property(some, fc.constantFrom(...DAYS), (limits, { startsAt, endsAt }) => {
      const pace = paceOf({ ...open, ...limits }, { people: 10_000_000, sentToday: 0, from: startsAt, endsAt });
      const sent = pace.days.reduce((sum, { messages }) => sum + messages, 0);
      expect(capacityWithin({ ...open, ...limits }, { startsAt, endsAt })).toBe(sent);
    }),
  );
});
