import { expect, it } from 'vitest';
import { launchSafely, safeState } from './safeTimes.ts';

const now = new Date('2026-11-21T15:00:00Z');
const startsAt = new Date('2026-11-24T13:00:00Z');
const times = { startsAt, holdMinutes: 10, undoSeconds: 60 };

it('leaves room for the hold time and the undo time before the start', () => {
  expect(launchSafely({ ...times, dueAt: startsAt }, now)).toEqual(new Date('2026-11-24T12:49:00Z'));
});

it('is the deadline where that is earlier, and once the start has passed', () => {
  const dueAt = new Date('2026-11-24T05:00:00Z');
  expect(launchSafely({ ...times, dueAt }, now)).toEqual(dueAt);
  expect(launchSafely({ ...times, dueAt: startsAt, startsAt: null }, now)).toEqual(startsAt);
  const late = new Date('2026-11-25T05:00:00Z');
  expect(launchSafely({ ...times, dueAt: late }, startsAt)).toEqual(late);
});

it('names the part that has to be ready', () => {
  expect(safeState('creative_unchecked')).toBe('creative approved');
  expect(safeState('volume_short')).toBe('audience ready');
  expect(safeState('install_failed')).toBe('destination ready');
  expect(safeState('no_rate')).toBeUndefined();
});
