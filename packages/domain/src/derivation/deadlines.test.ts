import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmDue, confirmLimit, launchDue, launchLimit } from './deadlines.ts';

const ZONES = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/Berlin'] as const;
function at(text: string): Date {
  return new Date(text);
}

const times = {
  startsAt: at('2026-12-01T07:00:00Z'),
  endsAt: at('2026-12-08T07:00:00Z'),
  launched: false,
  timeZone: 'America/New_York',
  deploymentDeltaDays: 0,
};

it('names the start where the last day of a launch ends after it', () => {
  const now = at('2026-11-25T12:00:00Z');
  expect(launchLimit(times)).toEqual(at('2026-12-02T05:00:00Z'));
  expect(launchDue(times, now)).toEqual(times.startsAt);
  expect(launchDue({ ...times, deploymentDeltaDays: 1 }, now)).toEqual(at('2026-12-01T05:00:00Z'));
  expect(launchDue({ ...times, startsAt: null }, now)).toBeUndefined();
});

it('lets a relaunch aim at its start while that lies ahead, and then at its end', () => {
  const again = { ...times, launched: true };
  expect(launchDue(again, at('2026-11-25T12:00:00Z'))).toEqual(times.startsAt);
  expect(launchDue(again, times.startsAt)).toEqual(times.endsAt);
});

it('asks for a go-ahead by the start, and gives up when its day ends', () => {
  const first = { ...times, attempt: 1 };
  expect(confirmDue(first, at('2026-12-01T09:00:00Z'))).toEqual(times.startsAt);
  expect(confirmLimit(first, 'America/New_York')).toEqual(at('2026-12-02T05:00:00Z'));
  const second = { ...times, attempt: 2 };
  expect(confirmDue(second, at('2026-12-01T09:00:00Z'))).toEqual(times.endsAt);
  expect(confirmDue(second, at('2026-11-30T09:00:00Z'))).toEqual(times.startsAt);
  expect(confirmLimit(second, 'America/New_York')).toEqual(times.endsAt);
});

it('never sets a deadline after a start that lies ahead', () => {
  const instant = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.record({
        startsAt: instant,
        now: instant,
        days: fc.integer({ min: 0, max: 30 }),
        launched: fc.boolean(),
        attempt: fc.integer({ min: 1, max: 3 }),
        timeZone: fc.constantFrom(...ZONES),
        deploymentDeltaDays: fc.integer({ min: 0, max: 5 }),
      }),
      ({ now, days, ...one }) => {
        const dates = { ...one, endsAt: new Date(one.startsAt.valueOf() + days * 86_400_000) };
        const due = [launchDue(dates, now), confirmDue(dates, now)] as Date[];
        const isAhead = dates.startsAt > now;
        for (const by of due) expect(by <= (isAhead ? dates.startsAt : dates.endsAt)).toBe(true);
        // Keeping the deadline also keeps the limit.
        expect(launchDue(dates, now)?.valueOf()).toBeLessThanOrEqual(launchLimit(dates)?.valueOf() ?? 0);
      },
    ),
  );
});
