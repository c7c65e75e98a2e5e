import { expect, it } from 'vitest';
import { dayIn, periodText, readDay, stepped } from './calendarPlace.ts';

it.each(['2026-11-24', '2028-02-29'])('reads %s from the address', (day) => {
  expect(readDay(day)).toBe(day);
});

it.each(['', '2026-02-30', '2026-13-01', '24.11.2026', '2026-11-24T00:00', 'today'])('takes %j for no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});

it('knows the day of a zone', () => {
  const at = new Date('2026-11-22T03:00:00Z');
  expect([dayIn(at, 'America/New_York'), dayIn(at, 'Asia/Tokyo')]).toEqual(['2026-11-21', '2026-11-22']);
});

it('steps by a week, and by a month of any length', () => {
  expect(stepped('2026-11-28', 'week', 1)).toBe('2026-12-05');
  expect(stepped('2026-11-03', 'week', -1)).toBe('2026-10-27');
  expect(stepped('2026-01-31', 'month', 1)).toBe('2026-02-01');
  expect(stepped('2026-01-31', 'month', -1)).toBe('2025-12-01');
});

it('names a page', () => {
  expect(periodText('2026-11-24', 'month', 'en-US')).toBe('November 2026');
  expect(periodText('2026-11-24', 'week', 'en-US')).toBe('Sun, Nov 22 – Sat, Nov 28, 2026');
});
