import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../dates/dates.ts';
import { calendarDays, dayRangeProblems, minutesOf } from './calendarDays.ts';

const NY = 'America/New_York';

function range(from: string, to: string, time_zone = NY) {
  return { from, to, time_zone };
}

describe('a range of days', () => {
  it.each([
    [range('2026-11-22', '2026-11-28'), {}],
    [range('2026-11-22', '2026-11-22', 'utc'), {}],
    [range('2026-11-01', '2026-12-12'), {}],
    [range('2026-11-01', '2026-12-13'), { to: 'Choose at most 42 days' }],
    [range('2026-11-22', '2026-11-21'), { to: 'To must not be before from' }],
    [range('2026-02-29', '2026-03-01'), { from: 'From is not valid' }],
    [range('2026-11-22', '2026-11-31'), { to: 'To is not valid' }],
    [range('1969-12-31', '1970-01-01'), { from: 'From is not valid' }],
    [range('9998-12-31', '9999-01-01'), { to: 'To is not valid' }],
    [range('tomorrow', '2026-11-28'), { from: 'From is not valid' }],
    [range('2026-11-22', '2026-11-28', 'Mars/Olympus'), { time_zone: 'Time zone is not valid' }],
    [range('2026-11-22', '2026-11-28', ''), { time_zone: 'Time zone is not valid' }],
  ])('%j has the problems %j', (asked, problems) => {
    expect(dayRangeProblems(asked)).toEqual(problems);
  });

  it('R49 has each day from its first instant to that of the next, with the hours that its clocks give it', () => {
    const days = calendarDays(range('2026-10-31', '2026-11-02'));
    expect(days.map(({ date }) => date)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(days.map((day) => minutesOf(day) / 60)).toEqual([24, 25, 24]);
    expect(days[1]?.startsAt.toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(days[1]?.endsAt.toISOString()).toBe('2026-11-02T05:00:00.000Z');
    expect(calendarDays(range('2026-03-08', '2026-03-08')).map((day) => minutesOf(day) / 60)).toEqual([23]);
    expect(calendarDays(range('2026-04-05', '2026-04-05', 'Australia/Lord_Howe')).map(minutesOf)).toEqual([24.5 * 60]);
  });

  it('gives no minute to a day that a zone skipped', () => {
    expect(calendarDays(range('2011-12-29', '2011-12-31', 'Pacific/Apia')).map(minutesOf)).toEqual([1440, 0, 1440]);
  });

  it('is without gaps, and each instant is in the day that the clocks show', () => {
    const zones = fc.constantFrom(NY, 'UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Africa/Cairo', 'America/Santiago');
    const first = fc.date({ min: new Date('1975-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        zones,
        first,
        fc.integer({ min: 0, max: 41 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (zone, at, more, part) => {
          const from = at.toISOString().slice(0, 10);
          const days = calendarDays(range(from, addDays(from, more), zone));
          expect(days.length).toBe(more + 1);
          for (const [place, day] of days.entries()) {
            const within = new Date(day.startsAt.valueOf() + Math.floor(part * minutesOf(day)) * 60_000);
            expect(dayOf(within, zone)).toBe(day.date);
            if (place > 0) expect(days[place - 1]?.endsAt).toEqual(day.startsAt);
          }
        },
      ),
    );
  });
});
