import { expect, test } from 'vitest';
import { startHeading } from './startHeading.ts';

// Monday, 10:00 AM in New York.
const NOW = new Date('2026-11-30T15:00:00Z');

function headed(start: string | null, shown: Parameters<typeof startHeading>[0]['shown'] = 'all', now = NOW) {
  return startHeading({ start: start === null ? null : new Date(start), shown, now, timeZone: 'America/New_York' });
}

test('a product is under the day of its start', () => {
  expect(headed('2026-11-30T23:00:00Z')).toBe('Today, Mon 11/30');
  expect(headed('2026-12-01T14:00:00Z')).toBe('Tomorrow, Tue 12/01');
  expect(headed('2026-12-02T14:00:00Z')).toBe('This week');
  expect(headed('2026-12-05T14:00:00Z')).toBe('This week');
  expect(headed('2026-12-06T14:00:00Z')).toBe('Later');
  expect(headed('2026-11-29T14:00:00Z')).toBe('Yesterday, Sun 11/29');
  expect(headed('2026-11-20T14:00:00Z')).toBe('Earlier');
  expect(headed(null)).toBe('Without a start');
});

test('a day begins in the reader’s zone, not in UTC', () => {
  expect(headed('2026-12-01T04:59:00Z')).toBe('Today, Mon 11/30');
  expect(headed('2026-12-01T05:00:00Z')).toBe('Tomorrow, Tue 12/01');
});

test('from Saturday on nothing is left of the week', () => {
  const saturday = new Date('2026-12-05T15:00:00Z');
  expect(headed('2026-12-06T15:00:00Z', 'all', saturday)).toBe('Tomorrow, Sun 12/06');
  expect(headed('2026-12-07T15:00:00Z', 'all', saturday)).toBe('Later');
});

test('a start that has passed says what it means for the part of the list', () => {
  expect(headed('2026-11-30T14:59:00Z', 'mine')).toBe('Overdue');
  expect(headed('2026-11-28T14:59:00Z', 'ahead')).toBe('Under way');
  expect(headed('2026-11-30T14:59:00Z', 'overdue')).toBe('Today, Mon 11/30');
  expect(headed('2026-11-30T15:01:00Z', 'mine')).toBe('Today, Mon 11/30');
});
