import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmLimit, dueFrom, launchAim, launchDue, launchLimit } from './deadlines.ts';

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
  expect(launchDue(times, times.startsAt)).toEqual(launchLimit(times));
  expect(launchAim(times)).toEqual(times.startsAt);
});

it('lets a relaunch aim at its start while that lies ahead, and then at its end', () => {
  const again = { ...times, launched: true };
  expect(launchDue(again, at('2026-11-25T12:00:00Z'))).toEqual(times.startsAt);
  expect(launchDue(again, times.startsAt)).toEqual(times.endsAt);
  expect(launchAim({ ...again, startsAt: null })).toEqual(times.endsAt);
});

it('gives up a first attempt when the day of its start ends, and a later one when it ends itself', () => {
  expect(confirmLimit({ ...times, attempt: 1 }, 'America/New_York')).toEqual(at('2026-12-02T05:00:00Z'));
  expect(confirmLimit({ ...times, attempt: 1, startsAt: null }, 'America/New_York')).toBeNull();
  expect(confirmLimit({ ...times, attempt: 2 }, 'America/New_York')).toEqual(times.endsAt);
});

it('gives the first deadline that lies ahead, or now, and keeps one that has passed since', () => {
  const { startsAt, endsAt } = times;
  const both = [startsAt, endsAt];
  const before = at('2026-11-30T09:00:00Z');
  const between = at('2026-12-01T09:00:00Z');
  const after = at('2026-12-09T09:00:00Z');
  expect(dueFrom([null], undefined, before)).toBeNull();
  expect(dueFrom(both, undefined, before)).toEqual(startsAt);
  expect(dueFrom(both, startsAt, between)).toEqual(startsAt);
  expect(dueFrom(both, undefined, between)).toEqual(endsAt);
  // The dates were changed.
  expect(dueFrom(both, at('2026-11-29T09:00:00Z'), before)).toEqual(startsAt);
  expect(dueFrom(both, endsAt, before)).toEqual(startsAt);
  // Nothing lies ahead: it is due now, and stays due from then on.
  expect(dueFrom(both, undefined, after)).toEqual(after);
  expect(dueFrom(both, after, at('2026-12-10T09:00:00Z'))).toEqual(after);
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
        const limit = confirmLimit(dates, dates.timeZone);
        const confirm = dueFrom([dates.startsAt, limit], undefined, now) as Date;
        expect(confirm >= now).toBe(true);
        const isAhead = dates.startsAt > now;
        if (isAhead)
          for (const by of [launchDue(dates, now), confirm] as Date[]) expect(by <= dates.startsAt).toBe(true);
        // Keeping the deadline also keeps the limit.
        expect(launchDue(dates, now)?.valueOf()).toBeLessThanOrEqual(launchLimit(dates)?.valueOf() ?? 0);
      },
    ),
  );
});
