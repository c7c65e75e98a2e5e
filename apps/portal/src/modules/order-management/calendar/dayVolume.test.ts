import { expect, it } from 'vitest';
import { volumeAfter } from './dayVolume.ts';

const day = { date: '2026-11-24', volume: 274_600, waiting: 0, capacity: 420_000, over: [] };
const moved = { from: '2026-11-24', to: '2026-11-26', volume: 250_000 };

it('takes a moved deployment from its day, and adds it to the next', () => {
  expect(volumeAfter(day, moved)).toBe(24_600);
  expect(volumeAfter({ ...day, date: '2026-11-26', volume: 41_200 }, moved)).toBe(291_200);
  expect(volumeAfter({ ...day, date: '2026-11-25' }, moved)).toBe(274_600);
});

it('leaves a day as it is while nothing leaves it', () => {
  expect(volumeAfter(day, undefined)).toBe(274_600);
  expect(volumeAfter(day, { ...moved, to: '2026-11-24' })).toBe(274_600);
  // A cancelled deployment counts with what had gone out only.
  expect(volumeAfter({ ...day, volume: 100 }, moved)).toBe(0);
});
