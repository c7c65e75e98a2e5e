import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/dates.ts';
import { sendHoursProblems, warmUpProblems } from './paceRules.ts';
import { allowanceOn, warmUpDays } from './paceWarmUp.ts';

const plan = { starts_on: '2026-12-30', first_day: 500, grows_by_percent: 50, until: 5_000 };

it('grows each day until it reaches its end', () => {
  expect(warmUpDays(plan, 60)).toEqual([
    { day: '2026-12-30', messages: 500 },
    { day: '2026-12-31', messages: 750 },
    { day: '2027-01-01', messages: 1_125 },
    { day: '2027-01-02', messages: 1_687 },
    { day: '2027-01-03', messages: 2_531 },
    { day: '2027-01-04', messages: 3_796 },
  ]);
  expect(warmUpDays(plan, 2)).toHaveLength(2);
});

it('limits nothing before its first day and once it has ended', () => {
  expect(allowanceOn(plan, '2026-12-29')).toBeNull();
  expect(allowanceOn(plan, '2027-01-05')).toBeNull();
  expect(allowanceOn(plan, '2036-01-05')).toBeNull();
});

it('loses no message to the arithmetic of computers', () => {
  expect(allowanceOn({ ...plan, first_day: 200, grows_by_percent: 15 }, '2026-12-31')).toBe(230);
});

it('never shrinks, and lasts no longer than its end', () => {
  const plans = fc.record({
    starts_on: fc.constant('2026-02-27'),
    first_day: fc.integer({ min: 1, max: 100_000 }),
    grows_by_percent: fc.integer({ min: 1, max: 500 }),
    until: fc.integer({ min: 2, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(plans, (each) => {
      const days = warmUpDays(each, 60);
      days.forEach(({ day, messages }, at) => {
        expect(day).toBe(addDays(each.starts_on, at));
        expect(messages).toBeGreaterThanOrEqual(days[at - 1]?.messages ?? each.first_day);
        expect(messages).toBeLessThan(each.until);
      });
    }),
  );
});

it('has a day of the calendar, an end above its first day, and hours that end after they begin', () => {
  expect(warmUpProblems(plan)).toEqual({});
  expect(warmUpProblems({ ...plan, starts_on: '2026-02-30', until: 500 })).toEqual({
    starts_on: 'Choose a day of the calendar',
    until: 'Choose more than on the first day',
  });
  expect(sendHoursProblems({ from_hour: 8, until_hour: 20 })).toEqual({});
  expect(sendHoursProblems({ from_hour: 8, until_hour: 8 })).toEqual({
    until_hour: 'Choose an hour after the first one',
  });
});
