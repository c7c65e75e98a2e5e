import { CalendarDateTime, parseAbsolute } from '@internationalized/date';
import { expect, it } from 'vitest';
import { toInstant, twinInstants } from './instants.ts';

const ZONE = 'America/New_York';
const FIRST = '2026-11-01T05:30:00.000Z';
const SECOND = '2026-11-01T06:30:00.000Z';

it('R49 steps through the hour that comes twice, twice', () => {
  const next = parseAbsolute(FIRST, ZONE).cycle('hour', 1);
  expect(toInstant(next, ZONE, FIRST)).toBe(SECOND);
  expect(toInstant(parseAbsolute(SECOND, ZONE).cycle('hour', 1), ZONE, SECOND)).toBe('2026-11-01T07:30:00.000Z');
});

it('R49 stays in the second of two equal hours while its minutes change', () => {
  expect(toInstant(parseAbsolute(SECOND, ZONE).set({ minute: 45 }), ZONE, SECOND)).toBe('2026-11-01T06:45:00.000Z');
  expect(toInstant(parseAbsolute(FIRST, ZONE).set({ minute: 45 }), ZONE, FIRST)).toBe('2026-11-01T05:45:00.000Z');
  expect(toInstant(parseAbsolute('2026-11-23T13:00:00Z', ZONE).set({ minute: 5 }), ZONE, '2026-11-23T13:00:00Z')).toBe(
    '2026-11-23T13:05:00.000Z',
  );
});

it('R49 moves a skipped time one hour later', () => {
  expect(toInstant(new CalendarDateTime(2026, 3, 8, 2, 30), ZONE, undefined)).toBe('2026-03-08T07:30:00.000Z');
});

it('R49 knows both instants of the hour that comes twice', () => {
  expect(twinInstants(parseAbsolute(FIRST, ZONE))).toEqual([FIRST, SECOND]);
  expect(twinInstants(parseAbsolute(SECOND, ZONE))).toEqual([FIRST, SECOND]);
  expect(twinInstants(parseAbsolute('2026-10-25T01:30:00Z', 'Europe/Berlin'))).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ]);
  expect(twinInstants(parseAbsolute('2026-11-01T07:30:00Z', ZONE))).toBeUndefined();
  expect(twinInstants(parseAbsolute('2026-03-08T07:30:00Z', ZONE))).toBeUndefined();
});
