import { expect, it } from 'vitest';
import { formatDuration } from './durations.ts';

const MINUTE = 60_000;

it.each([
  [0, '0 min'],
  [59_999, '0 min'],
  [5.5 * MINUTE, '5 min'],
  [120 * MINUTE, '2 h'],
  [(21 * 60 + 4) * MINUTE, '21 h 4 min'],
  [72 * 60 * MINUTE, '3 d'],
  [(76 * 60 + 20) * MINUTE, '3 d 4 h'],
])('%i ms are %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});
