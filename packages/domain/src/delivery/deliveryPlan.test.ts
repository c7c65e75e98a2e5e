import { expect, it } from 'vitest';
import { deliveryPlan } from './deliveryPlan.ts';

const now = new Date('2026-11-21T15:00:00Z');
const startsAt = new Date('2026-11-23T12:15:00Z');

it('counts the minutes that have begun', () => {
  const plan = { startsAt, messages: 41_306, ratePerMinute: 500 };
  expect(deliveryPlan(plan, now)).toEqual({ from: startsAt, doneAt: new Date('2026-11-23T13:38:00Z') });
  expect(deliveryPlan({ ...plan, messages: 500 }, now).doneAt).toEqual(new Date('2026-11-23T12:16:00Z'));
  expect(deliveryPlan({ ...plan, messages: 0 }, now).doneAt).toEqual(startsAt);
});

it('counts from now once the start has passed', () => {
  const later = new Date('2026-11-23T13:00:00Z');
  const plan = deliveryPlan({ startsAt, messages: 100, ratePerMinute: 50 }, later);
  expect(plan).toEqual({ from: later, doneAt: new Date('2026-11-23T13:02:00Z') });
});

it('has no end without a limit', () => {
  expect(deliveryPlan({ startsAt, messages: 100, ratePerMinute: null }, now)).toEqual({ from: startsAt, doneAt: null });
});
