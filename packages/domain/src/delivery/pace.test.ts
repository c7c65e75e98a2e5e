import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../dates/dates.ts';
import { holdOf, leftToday, MOST_PACE_DAYS, paceOf, type PaceLimits } from './pace.ts';
import { openingAt } from './paceHours.ts';

const ZONE = 'America/New_York';
const open: PaceLimits = { perMinute: null, hours: null, warmUp: null, timeZone: ZONE };
const office = { from_hour: 8, until_hour: 20, weekdays_only: false };
const warmUp = { starts_on: '2026-11-30', first_day: 500, grows_by_percent: 50, until: 2_000 };

/** Monday, 7 AM in New York. */
const monday = new Date('2026-11-30T12:00:00Z');

describe('paceOf', () => {
  it('counts the minutes that have begun, and has no end when only the relay sets the pace', () => {
    const plan = { people: 41_306, sentToday: 0, from: monday };
    expect(paceOf({ ...open, perMinute: 500 }, plan)).toEqual({
      from: monday,
      doneAt: new Date('2026-11-30T13:23:00Z'),
      days: [{ day: '2026-11-30', messages: 41_306 }],
      left: 0,
    });
    expect(paceOf(open, plan)).toMatchObject({ doneAt: null, left: 0 });
    expect(paceOf({ ...open, hours: office }, plan)).toMatchObject({
      from: new Date('2026-11-30T13:00:00Z'),
      doneAt: null,
      left: 0,
    });
    expect(paceOf({ ...open, perMinute: 500 }, { ...plan, people: 0 })).toEqual({
      from: monday,
      doneAt: monday,
      days: [],
      left: 0,
    });
  });

  it('goes on in the hours of the next day', () => {
    const from = new Date('2026-12-01T00:30:00Z'); // 7:30 PM on Monday
    const pace = paceOf({ ...open, perMinute: 10, hours: office }, { people: 1_000, sentToday: 0, from });
    expect(pace.days).toEqual([
      { day: '2026-11-30', messages: 300 },
      { day: '2026-12-01', messages: 700 },
    ]);
    expect(pace.doneAt).toEqual(new Date('2026-12-01T14:10:00Z'));
  });

  it('keeps to the warm-up of each day, less what went out today, until the plan has ended', () => {
    const limits = { ...open, hours: office, warmUp };
    const pace = paceOf(limits, { people: 5_000, sentToday: 200, from: monday });
    expect(pace.days).toEqual([
      { day: '2026-11-30', messages: 300 },
      { day: '2026-12-01', messages: 750 },
      { day: '2026-12-02', messages: 1_125 },
      { day: '2026-12-03', messages: 1_687 },
      { day: '2026-12-04', messages: 1_138 },
    ]);
    expect(pace.doneAt).toEqual(new Date('2026-12-04T13:00:00Z'));
    const paced = paceOf({ ...limits, perMinute: 100 }, { people: 5_000, sentToday: 200, from: monday });
    expect(paced.doneAt).toEqual(new Date('2026-12-04T13:12:00Z'));
  });

  it('counts no live seeds in a warm-up, and nothing of today on the day of a later start', () => {
    const limits = { ...open, warmUp };
    expect(paceOf(limits, { people: 500, seeds: 4, sentToday: 0, from: monday })).toMatchObject({
      days: [{ day: '2026-11-30', messages: 504 }],
    });
    const used = paceOf(limits, { people: 500, seeds: 4, sentToday: 500, from: monday });
    expect(used.days).toEqual([
      { day: '2026-11-30', messages: 4 },
      { day: '2026-12-01', messages: 500 },
    ]);
    const evening = new Date('2026-12-01T03:00:00Z'); // 10 PM on Monday
    expect(paceOf({ ...limits, hours: office }, { people: 700, sentToday: 500, from: evening }).days).toEqual([
      { day: '2026-12-01', messages: 700 },
    ]);
    expect(paceOf(limits, { people: 500, sentToday: 500, from: monday }).days[0]?.day).toBe('2026-12-01');
  });

  it('says how many would not go out before the end', () => {
    const limits = { ...open, perMinute: 10, hours: office };
    const plan = { people: 10_000, sentToday: 0, from: monday };
    const pace = paceOf(limits, { ...plan, endsAt: new Date('2026-12-01T14:00:00Z') });
    expect(pace).toMatchObject({ doneAt: null, left: 10_000 - 7_200 - 600 });
    expect(paceOf(limits, { ...plan, endsAt: new Date('2026-12-01T12:00:00Z') }).left).toBe(2_800);
    expect(paceOf(limits, { ...plan, endsAt: monday }).left).toBe(10_000);
  });

  it('lasts as long as the slowest receiver with a rate of its own, and the others don’t wait for it', () => {
    const plan = { people: 10_000, sentToday: 0, from: monday };
    const shares = [
      { perMinute: 100, messages: 4_000 },
      { perMinute: 10, messages: 350 },
    ];
    expect(paceOf(open, { ...plan, shares })).toMatchObject({ doneAt: new Date('2026-11-30T12:40:00Z'), left: 0 });
    // The account's rate is slower than that: 100 minutes.
    expect(paceOf({ ...open, perMinute: 100 }, { ...plan, shares }).doneAt).toEqual(new Date('2026-11-30T13:40:00Z'));
    expect(paceOf(open, { ...plan, shares: [{ perMinute: 1, messages: 0 }] }).doneAt).toBeNull();
    const endsAt = new Date('2026-11-30T12:10:00Z');
    expect(paceOf(open, { ...plan, shares, endsAt })).toMatchObject({ doneAt: null, left: 3_000 + 250 });
  });

  it('continues with a slow receiver in the hours of the next days', () => {
    const shares = [{ perMinute: 1, messages: 1_000 }];
    const pace = paceOf({ ...open, hours: office }, { people: 1_500, shares, sentToday: 0, from: monday });
    expect(pace.days).toEqual([
      { day: '2026-11-30', messages: 720 + 500 },
      { day: '2026-12-01', messages: 280 },
    ]);
    expect(pace.doneAt).toEqual(new Date('2026-12-01T17:40:00Z'));
  });

  it('looks no further than 60 days', () => {
    const pace = paceOf({ ...open, perMinute: 1, hours: office }, { people: 50_000, sentToday: 0, from: monday });
    expect(pace.days).toHaveLength(MOST_PACE_DAYS);
    expect(pace).toMatchObject({ doneAt: null, left: 50_000 - 60 * 720 });
  });

  const zones = fc.constantFrom(ZONE, 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kolkata');
  const hoursOf = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }), fc.boolean())
    .filter(([from, until]) => from < until)
    .map(([from_hour, until_hour, weekdays_only]) => ({ from_hour, until_hour, weekdays_only }));
  const starts = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

  it('is the plain division when only a rate limits it', () => {
    fc.assert(
      fc.property(starts, zones, fc.integer({ min: 0, max: 20_000 }), (from, timeZone, people) => {
        const pace = paceOf({ ...open, perMinute: 1, timeZone }, { people, sentToday: 0, from });
        expect(pace.doneAt).toEqual(new Date(from.getTime() + people * 60_000));
        expect(pace.days.reduce((sum, { messages }) => sum + messages, 0)).toBe(people);
      }),
    );
  });

  it('sends each message once, on different days, in the hours, and never more than a day allows', () => {
    fc.assert(
      fc.property(
        fc.record({
          people: fc.integer({ min: 1, max: 30_000 }),
          rate: fc.option(fc.integer({ min: 1, max: 200 })),
          first: fc.integer({ min: 1, max: 800 }),
          shares: fc.array(
            fc.record({ perMinute: fc.integer({ min: 1, max: 50 }), messages: fc.integer({ min: 0, max: 20_000 }) }),
            { maxLength: 3 },
          ),
        }),
        fc.option(hoursOf),
        starts,
        zones,
        ({ people, rate, first, shares }, hours, from, timeZone) => {
          const plan = { starts_on: dayOf(from, timeZone), first_day: first, grows_by_percent: 30, until: 20_000 };
          const limits = { perMinute: rate, hours, warmUp: plan, timeZone };
          const pace = paceOf(limits, { people, shares, sentToday: 0, from });
          expect(pace.days.reduce((sum, { messages }) => sum + messages, pace.left)).toBe(people);
          // A receiver with a rate of its own never makes it faster.
          expect(pace.left).toBeGreaterThanOrEqual(paceOf(limits, { people, sentToday: 0, from }).left);
          expect(new Set(pace.days.map(({ day }) => day)).size).toBe(pace.days.length);
          for (const { day, messages } of pace.days) {
            const limit = leftToday(limits, 0, openingAt(new Date(`${day}T12:00:00Z`), null, timeZone).opens);
            expect(messages).toBeLessThanOrEqual(limit ?? Infinity);
          }
          if (pace.doneAt) expect(pace.doneAt >= pace.from).toBe(true);
        },
      ),
    );
  });
});

describe('holdOf', () => {
  it('waits for the hours, and for tomorrow once the day’s share is used up', () => {
    const limits = { ...open, hours: office, warmUp };
    expect(holdOf(limits, 0, monday)).toEqual({ until: new Date('2026-11-30T13:00:00Z'), because: 'hours' });
    const noon = new Date('2026-11-30T17:00:00Z');
    expect(holdOf(limits, 499, noon)).toBeNull();
    expect(holdOf(limits, 500, noon)).toEqual({ until: new Date('2026-12-01T13:00:00Z'), because: 'warm_up' });
    expect(holdOf({ ...limits, hours: null }, 900, noon)).toEqual({
      until: new Date('2026-12-01T05:00:00Z'),
      because: 'warm_up',
    });
    expect(holdOf(open, 900, noon)).toBeNull();
  });
});
