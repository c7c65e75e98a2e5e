import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-22T09:04:00Z', 'in 21 h 4 min'],
  ['2026-11-21T12:00:20Z', 'now'],
  ['2026-11-21T11:15:00Z', '45 min ago'],
  ['2026-11-18T10:00:00Z', '3 d 2 h ago'],
  ['2026-11-23T12:00:00Z', 'in 2 d'],
  ['2026-11-21T12:59:40Z', 'in 1 h'],
])('%s is %s', (value, words) => {
  expect(relativeTime(value, now)).toBe(words);
});

it('uses the words it is given', () => {
  const words = {
    now: 'jetzt',
    ahead: (distance: string) => `in ${distance}`,
    ago: (distance: string) => `vor ${distance}`,
    days: (count: number) => `${count} T.`,
    hours: (count: number) => `${count} Std.`,
    minutes: (count: number) => `${count} Min.`,
  };
  expect(relativeTime('2026-11-18T10:00:00Z', now, words)).toBe('vor 3 T. 2 Std.');
});
