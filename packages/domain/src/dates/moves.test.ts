import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, formatDateTime } from './dates.ts';
import { movedDates, moveProblems } from './moves.ts';
import { localTime } from './wallClock.ts';

const NY = 'America/New_York';
const DAY = 86_400_000;

function instant(text: string): Date {
  return new Date(text);
}

function moved(startsAt: string | null, endsAt: string | null, move: Parameters<typeof movedDates>[1], zone = NY) {
  const dates = {
    startsAt: startsAt === null ? null : instant(startsAt),
    endsAt: endsAt === null ? null : instant(endsAt),
  };
  const { startsAt: start, endsAt: end } = movedDates(dates, move, zone);
  return [start, end].map((date) => date && formatDateTime(date, zone));
}

describe('a move', () => {
  it.each([
    [{}, { move: 'Give either by_days or to' }],
    [{ by_days: 1, to: { date: '2026-03-09', time: '09:00' } }, { move: 'Give either by_days or to' }],
    [{ by_days: 0 }, { by_days: 'By days must not be 0' }],
    [{ by_days: -3 }, {}],
    [{ to: { date: '2026-03-09', time: '09:00' } }, {}],
    [{ to: { date: '2026-02-30', time: '09:00' } }, { date: 'Date is not valid' }],
    [{ to: { date: 'Monday', time: '09:00' } }, { date: 'Date is not valid' }],
    [{ to: { date: '2026-03-09', time: '9:00' } }, { time: 'Time is not valid' }],
    [{ to: { date: '2026-03-09', time: '24:00' } }, { time: 'Time is not valid' }],
    [{ to: { date: '2026-03-09', time: '' } }, { time: 'Time is not valid' }],
  ])('%j has the problems %j', (move, problems) => {
    expect(moveProblems(move)).toEqual(problems);
  });

  it('by days keeps both times of day', () => {
    expect(moved('2026-11-20T14:00:00Z', '2026-11-24T22:00:00Z', { by_days: -2 })).toEqual([
      '11/18/2026 9:00 AM EST',
      '11/22/2026 5:00 PM EST',
    ]);
  });

  it('R49 by days keeps them across a change of clocks, in both directions', () => {
    const [start, end] = ['2026-03-06T14:00:00Z', '2026-03-07T22:00:00Z'];
    expect(moved(start, end, { by_days: 7 })).toEqual(['03/13/2026 9:00 AM EDT', '03/14/2026 5:00 PM EDT']);
    expect(moved('2026-03-13T13:00:00Z', '2026-03-14T21:00:00Z', { by_days: -7 })).toEqual([
      '03/06/2026 9:00 AM EST',
      '03/07/2026 5:00 PM EST',
    ]);
    expect(moved(start, end, { by_days: 1 })).toEqual(['03/07/2026 9:00 AM EST', '03/08/2026 5:00 PM EDT']);
  });

  it('to a day and a time reads both in the zone, and keeps the length', () => {
    const to = { date: '2026-03-09', time: '09:00' };
    expect(moved('2026-03-06T19:30:00Z', '2026-03-08T02:00:00Z', { to })).toEqual([
      '03/09/2026 9:00 AM EDT',
      '03/10/2026 3:30 PM EDT',
    ]);
    expect(moved('2026-03-06T19:30:00Z', '2026-03-08T02:00:00Z', { to }, 'Asia/Tokyo')).toEqual([
      '03/09/2026 9:00 AM JST',
      '03/10/2026 3:30 PM JST',
    ]);
  });

  it('R49 to a time that a change of clocks skips is moved with the clocks', () => {
    const to = { date: '2026-03-08', time: '02:30' };
    expect(moved('2026-03-06T19:30:00Z', null, { to })).toEqual(['03/08/2026 3:30 AM EDT', null]);
  });

  it('R49 from an hour that comes twice keeps the elapsed time where the clocks would show the end first', () => {
    const [start, end] = ['2026-11-01T05:45:00Z', '2026-11-01T06:15:00Z'];
    expect(moved(start, end, { by_days: 1 })).toEqual(['11/02/2026 1:45 AM EST', '11/02/2026 2:15 AM EST']);
  });

  it('gives a start to what has none, and leaves an end without a start where it is', () => {
    const to = { date: '2026-11-20', time: '09:00' };
    const end = '2026-11-24T22:00:00Z';
    expect(moved(null, null, { to })).toEqual(['11/20/2026 9:00 AM EST', null]);
    expect(moved(null, end, { to })).toEqual(['11/20/2026 9:00 AM EST', '11/24/2026 5:00 PM EST']);
    expect(moved(null, end, { by_days: 1 })).toEqual([null, '11/24/2026 5:00 PM EST']);
  });
});

const zones = fc.constantFrom(
  NY,
  'Europe/Berlin',
  'UTC',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Havana',
);
const moments = fc.date({ min: instant('2020-01-01'), max: instant('2030-01-01'), noInvalidDate: true });
const lengths = fc.integer({ min: 1, max: 30 * DAY });
const days = fc.integer({ min: -366, max: 366 });

/** How far the clocks of these zones change at most. */
const CHANGE = 3_600_000;

describe('any move by days', () => {
  it('R49 keeps both times of day, but those that a change of clocks skips move with the clocks', () => {
    fc.assert(
      fc.property(moments, lengths, days, zones, (startsAt, length, by, zone) => {
        const endsAt = new Date(startsAt.valueOf() + length);
        const { startsAt: start, endsAt: end } = movedDates({ startsAt, endsAt }, { by_days: by }, zone);
        if (start === null || end === null) throw new Error('lost a date');
        const skipped = localTime(start, zone) - (localTime(startsAt, zone) + by * DAY);
        expect(skipped).toBeGreaterThanOrEqual(0);
        expect(skipped).toBeLessThanOrEqual(CHANGE);
        expect(end.valueOf()).toBeGreaterThan(start.valueOf());
        const drift = end.valueOf() - start.valueOf() - length;
        expect(Math.abs(drift)).toBeLessThanOrEqual(2 * CHANGE);
        if (skipped === 0) expect(dayOf(start, zone)).toBe(addDays(dayOf(startsAt, zone), by));
      }),
    );
  });

  it('and back again leaves no trace, unless the clocks skip or repeat the hour', () => {
    fc.assert(
      fc.property(moments, lengths, days, (startsAt, length, by) => {
        const dates = { startsAt, endsAt: new Date(startsAt.valueOf() + length) };
        const there = movedDates(dates, { by_days: by }, 'Asia/Kolkata');
        expect(movedDates(there, { by_days: -by }, 'Asia/Kolkata')).toEqual(dates);
      }),
    );
  });
});
