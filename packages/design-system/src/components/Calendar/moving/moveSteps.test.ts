import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { movedTo } from '../calendarMove.ts';
import { atMinute, byStep, dayOf, minuteOf, onDay } from './moveSteps.ts';

const NEW_YORK = 'America/New_York';

it('keeps the time of day on another day, also across a change of clocks', () => {
  expect(onDay('2026-10-31T13:00:00Z', parseDate('2026-11-02'), NEW_YORK)).toBe('2026-11-02T14:00:00.000Z');
  expect(onDay('2026-11-02', parseDate('2026-11-04'), NEW_YORK)).toBe('2026-11-04');
  expect(String(dayOf('2026-11-03T03:00:00Z', NEW_YORK))).toBe('2026-11-02');
});

it('puts a time that the clocks skip after the gap', () => {
  const skipped = onDay('2026-03-07T07:30:00Z', parseDate('2026-03-08'), NEW_YORK);
  expect(minuteOf(skipped, NEW_YORK)).toBe(3 * 60 + 30);
});

it('finds the nearest step of the day, and stays within it', () => {
  const day = parseDate('2026-11-24');
  expect(atMinute(day, 9 * 60 + 8, 15, NEW_YORK)).toBe('2026-11-24T14:15:00.000Z');
  expect(atMinute(day, 9 * 60 + 8, 5, NEW_YORK)).toBe('2026-11-24T14:10:00.000Z');
  expect(atMinute(day, -40, 15, NEW_YORK)).toBe('2026-11-24T05:00:00.000Z');
  expect(atMinute(day, 26 * 60, 15, NEW_YORK)).toBe('2026-11-25T04:45:00.000Z');
});

it('goes to the next and the previous step from any time', () => {
  expect(byStep('2026-11-24T14:07:30Z', 1, 15, NEW_YORK)).toBe('2026-11-24T14:15:00.000Z');
  expect(byStep('2026-11-24T14:07:30Z', -1, 15, NEW_YORK)).toBe('2026-11-24T14:00:00.000Z');
  expect(byStep('2026-11-24T14:00:00Z', -1, 5, NEW_YORK)).toBe('2026-11-24T13:55:00.000Z');
});

it('moves an entry with its length', () => {
  const entry = { id: 'a', title: 'A', start: '2026-11-24T14:00:00Z', end: '2026-11-24T18:00:00Z' };
  expect(movedTo(entry, '2026-11-25T15:00:00.000Z').end).toBe('2026-11-25T19:00:00.000Z');
  const days = { id: 'b', title: 'B', start: '2026-11-24', end: '2026-11-26' };
  expect(movedTo(days, '2026-11-30')).toMatchObject({ start: '2026-11-30', end: '2026-12-02' });
  expect(movedTo({ id: 'c', title: 'C', start: '2026-11-24' }, '2026-11-25')).toEqual({
    id: 'c',
    title: 'C',
    start: '2026-11-25',
  });
  expect(movedTo({ ...entry, end: 'soon' }, '2026-11-25T15:00:00.000Z').end).toBe('soon');
});
