import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessHoursBetween, dayOf, formatDateTime, formatDay, startOfDay } from './dates.ts';
import { instantAt } from './instants.ts';
import { isTimeZone, zoneAbbreviation } from './timeZones.ts';

const NY = 'America/New_York';

function instant(text: string): Date {
  return new Date(text);
}

const zones = fc.constantFrom(
  NY,
  'Europe/Berlin',
  'UTC',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Apia',
);
const moments = fc.date({ min: instant('2020-01-01'), max: instant('2030-01-01'), noInvalidDate: true });

describe('formatDateTime', () => {
  it.each([
    ['2026-11-22T13:00:00Z', NY, '11/22/2026 8:00 AM EST'],
    ['2026-07-01T16:05:00Z', NY, '07/01/2026 12:05 PM EDT'],
    ['2026-07-01T04:00:00Z', NY, '07/01/2026 12:00 AM EDT'],
    ['2026-11-22T13:00:00Z', 'Europe/Berlin', '11/22/2026 2:00 PM CET'],
    ['2026-07-01T13:00:00Z', 'Europe/Berlin', '07/01/2026 3:00 PM CEST'],
    ['2026-07-01T13:00:00Z', 'Asia/Tokyo', '07/01/2026 10:00 PM JST'],
    ['2026-07-01T13:00:00Z', 'Asia/Dubai', '07/01/2026 5:00 PM GMT+4'],
    ['2026-07-01T13:00:00Z', 'UTC', '07/01/2026 1:00 PM UTC'],
  ])('shows %s in %s as %s', (iso, zone, shown) => {
    expect(formatDateTime(iso, zone)).toBe(shown);
    expect(formatDateTime(instant(iso), zone)).toBe(shown);
  });

  it('R49 distinguishes the two hours that a change of clocks repeats', () => {
    expect(formatDateTime('2026-11-01T05:30:00Z', NY)).toBe('11/01/2026 1:30 AM EDT');
    expect(formatDateTime('2026-11-01T06:30:00Z', NY)).toBe('11/01/2026 1:30 AM EST');
    expect(formatDateTime('2026-03-08T06:59:00Z', NY)).toBe('03/08/2026 1:59 AM EST');
    expect(formatDateTime('2026-03-08T07:00:00Z', NY)).toBe('03/08/2026 3:00 AM EDT');
  });

  it('shows the day of the zone', () => {
    expect(formatDay('2026-11-22T02:00:00Z', NY)).toBe('11/21/2026');
  });
});

describe('time zones', () => {
  it('are known or not', () => {
    expect(isTimeZone(NY)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });

  it('have abbreviations that change with the clocks', () => {
    expect(zoneAbbreviation(instant('2026-01-01'), 'Pacific/Auckland')).toBe('NZDT');
    expect(zoneAbbreviation(instant('2026-07-01'), 'Pacific/Auckland')).toBe('NZST');
  });
});

describe('calendar days', () => {
  it('add and subtract across the ends of months', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('R49 begin at the change of clocks when it skips midnight, and only once when it repeats midnight', () => {
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toEqual(instant('2026-04-23T22:00:00Z'));
    expect(startOfDay('2026-11-01', 'America/Havana')).toEqual(instant('2026-11-01T04:00:00Z'));
    expect(startOfDay('2026-03-08', NY)).toEqual(instant('2026-03-08T05:00:00Z'));
    expect(startOfDay('2026-03-09', NY)).toEqual(instant('2026-03-09T04:00:00Z'));
    expect(startOfDay('2026-11-02', NY)).toEqual(instant('2026-11-02T05:00:00Z'));
  });

  it('R49 contain every instant in any zone: its day starts at or before it, the next day after it', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const day = dayOf(moment, zone);
        expect(startOfDay(day, zone).valueOf()).toBeLessThanOrEqual(moment.valueOf());
        expect(startOfDay(addDays(day, 1), zone).valueOf()).toBeGreaterThan(moment.valueOf());
        expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
      }),
    );
  });

  it('find an hour of a day', () => {
    expect(instantAt('2026-11-20', 9, NY)).toEqual(instant('2026-11-20T14:00:00Z'));
  });
});

describe('business hours', () => {
  const friday = instant('2026-11-20T21:00:00Z'); // 4 PM

  it('stop at 5 PM and for the weekend', () => {
    expect(businessHoursBetween(friday, instant('2026-11-23T15:00:00Z'), NY)).toBe(2);
  });

  it('begin at 9 AM for an earlier instant or a Sunday', () => {
    expect(businessHoursBetween(instant('2026-11-22T12:00:00Z'), instant('2026-11-23T14:30:00Z'), NY)).toBe(0.5);
    expect(businessHoursBetween(instant('2026-11-20T08:00:00Z'), instant('2026-11-20T15:30:00Z'), NY)).toBe(1.5);
  });

  it('are 0 when the second instant is earlier', () => {
    expect(businessHoursBetween(friday, instant('2026-11-19T15:00:00Z'), NY)).toBe(0);
    expect(businessHoursBetween(friday, instant('2026-11-20T20:00:00Z'), NY)).toBe(0);
  });

  it('are eight a working day and add up over any instant between, in any zone and across changes of clocks', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 200 }), zones, (from, hours, zone) => {
        const middle = new Date(from.valueOf() + hours * 3_600_000);
        const end = startOfDay(addDays(dayOf(from, zone), 14), zone);
        const start = startOfDay(dayOf(from, zone), zone);
        expect(businessHoursBetween(start, end, zone)).toBe(80);
        expect(businessHoursBetween(start, middle, zone) + businessHoursBetween(middle, end, zone)).toBeCloseTo(80, 6);
      }),
      { numRuns: 60 },
    );
  });
});
