import { expect, it } from 'vitest';
import { formatCountdown, formatDuration } from './durations.ts';

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

it.each([
  [-5, '0 s'],
  [1, '1 s'],
  [59_001, '1 min'],
  [52_000, '52 s'],
  [60_000, '1 min'],
  [65_000, '1 min 5 s'],
])('counts %d ms down as %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});
