import { expect, it } from 'vitest';
import { lastDays, lastMonth, monthToDate, nextDays } from './rangePresets.ts';
import { fromEnds, ofDays, toEnds, zoneNames } from './rangeValues.ts';

const NEW_YORK = 'America/New_York';

it('R49 a day of 25 hours is complete, and so is one of 23', () => {
  const hours = (day: string) => {
    const { start, end } = ofDays({ start: day, end: day }, true, NEW_YORK);
    return (Date.parse(end) - Date.parse(start)) / 3_600_000 + 1 / 60;
  };
  expect(hours('2026-11-01')).toBeCloseTo(25);
  expect(hours('2026-03-08')).toBeCloseTo(23);
  expect(hours('2026-06-01')).toBeCloseTo(24);
});

it('R49 keeps the second of two equal times', () => {
  const second = { start: '2026-11-01T06:30:00.000Z', end: '2026-11-01T07:30:00.000Z' };
  expect(fromEnds(toEnds(second, true, NEW_YORK), { hasTime: true, timeZone: NEW_YORK, before: null })).toEqual(second);
});

it('names both zones where clocks change in between', () => {
  const at = (text: string) => new Date(text);
  expect(zoneNames([at('2026-10-31T12:00:00Z'), at('2026-11-02T12:00:00Z')], NEW_YORK, 'en-US')).toBe('EDT – EST');
  expect(zoneNames([at('2026-11-03T12:00:00Z'), at('2026-11-04T12:00:00Z')], NEW_YORK, 'en-US')).toBe('EST');
  expect(zoneNames([at('0202-11-03T12:00:00Z'), at('2026-11-04T12:00:00Z')], NEW_YORK, 'en-US')).toBe('EST');
});

it('calculates presets from the given day', () => {
  expect(lastDays(7).range('2026-03-03')).toEqual({ start: '2026-02-25', end: '2026-03-03' });
  expect(nextDays(2).range('2026-12-31')).toEqual({ start: '2026-12-31', end: '2027-01-01' });
  expect(monthToDate().range('2026-11-21')).toEqual({ start: '2026-11-01', end: '2026-11-21' });
  expect(lastMonth().range('2026-03-31')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
});
