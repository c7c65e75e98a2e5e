import { expect, it } from 'vitest';
import { formatShare } from './formatShare.ts';

it.each([
  [1, 9_863, '< 0.1%'],
  [0, 9_863, '0%'],
  [9_862, 9_863, '> 99.9%'],
  [9_863, 9_863, '100%'],
  [5, 10_000, '0.1%'],
  [714, 1_000, '71.4%'],
  [3, 2, '150%'],
  [0, 0, ''],
])('%i of %i is %s', (part, whole, words) => {
  expect(formatShare('en-US', part, whole)).toBe(words);
});

it('uses the locale and rounds to the given digits', () => {
  expect(formatShare('de-DE', 1, 9_863)).toBe('< 0,1\u00a0%');
  expect(formatShare('en-US', 1, 9_863, 2)).toBe('0.01%');
  expect(formatShare('en-US', 1, 9_863, 0)).toBe('< 1%');
});
