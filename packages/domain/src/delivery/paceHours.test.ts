import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from '../dates/wallClock.ts';
import { openingAt, opensAt } from './paceHours.ts';

const NY = 'America/New_York';
const HOUR = 3_600_000;

function hours(from_hour: number, until_hour: number, weekdays_only = false) {
  return { from_hour, until_hour, weekdays_only };
}

function lengthOn(iso: string, [from, until]: readonly [number, number], zone = NY): number {
  const { opens, closes } = openingAt(new Date(iso), hours(from, until), zone);
  return (closes.getTime() - opens.getTime()) / HOUR;
}

describe('the hours', () => {
  it.each([
    ['before they begin', '2026-11-24T12:00:00Z', '2026-11-24T13:00:00Z'],
    ['when they begin', '2026-11-24T13:00:00Z', '2026-11-24T13:00:00Z'],
    ['within them', '2026-11-24T20:30:00Z', '2026-11-24T20:30:00Z'],
    ['when they end', '2026-11-25T01:00:00Z', '2026-11-25T13:00:00Z'],
    ['on Friday night', '2026-11-28T02:00:00Z', '2026-11-30T13:00:00Z'],
    ['on Sunday', '2026-11-29T18:00:00Z', '2026-11-30T13:00:00Z'],
  ])('%s', (_, at, opens) => {
    expect(opensAt(new Date(at), hours(8, 20, true), NY)).toEqual(new Date(opens));
  });

  it('are any hour without a choice', () => {
    const night = new Date('2026-11-29T08:00:00Z');
    expect(opensAt(night, null, NY)).toEqual(night);
    expect(openingAt(night, null, NY)).toEqual({
      opens: new Date('2026-11-29T05:00:00Z'),
      closes: new Date('2026-11-30T05:00:00Z'),
    });
    expect(openingAt(night, hours(0, 24), NY)).toEqual(openingAt(night, null, NY));
  });

  it('R49 lose the hour that a change of clocks skips, and have the one that it repeats twice', () => {
    expect(lengthOn('2026-03-08T05:00:00Z', [1, 4])).toBe(2);
    expect(lengthOn('2026-11-01T04:00:00Z', [1, 4])).toBe(4);
    expect(lengthOn('2026-11-01T04:00:00Z', [0, 1])).toBe(1);
    expect(lengthOn('2026-11-01T04:00:00Z', [2, 3])).toBe(1);
    expect(lengthOn('2026-10-04T00:00:00Z', [1, 4], 'Australia/Lord_Howe')).toBe(3);
    expect(lengthOn('2026-10-03T14:00:00Z', [1, 4], 'Australia/Lord_Howe')).toBe(2.5);
  });

  it('R49 begin on the next day when a change of clocks skips all of them', () => {
    expect(opensAt(new Date('2026-03-08T05:30:00Z'), hours(2, 3), NY)).toEqual(new Date('2026-03-09T06:00:00Z'));
  });

  it('R49 are what the clocks of the zone show, in any zone', () => {
    const zones = fc.constantFrom(NY, 'Europe/Berlin', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Auckland', 'UTC');
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    const choices = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }), fc.boolean())
      .filter(([from, until]) => from < until);
    fc.assert(
      fc.property(moments, choices, zones, (at, [from, until, weekdays], zone) => {
        const local = new Date(localTime(at, zone));
        const isShown = local.getUTCHours() >= from && local.getUTCHours() < until;
        const isDay = !weekdays || (local.getUTCDay() > 0 && local.getUTCDay() < 6);
        const opens = opensAt(at, hours(from, until, weekdays), zone);
        expect(opens.getTime() === at.getTime()).toBe(isShown && isDay);
        expect(opens >= at).toBe(true);
        expect(opensAt(opens, hours(from, until, weekdays), zone)).toEqual(opens);
      }),
    );
  });
});
