import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressOf, type Progress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('reports at most twice a second, and each time all that is done', async () => {
  const seen: Progress[] = [];
  const { advance, settled } = progressOf(41, async (progress) => void seen.push(progress));
  for (let at = 0; at < 41; at += 1) {
    advance(1, 'Checking links');
    vi.advanceTimersByTime(50);
  }
  await settled();
  expect(seen.map(({ done }) => done)).toEqual([1, 11, 21, 31, 41]);
});

it('writes one report after the other, however long each takes', async () => {
  let writing = 0;
  const together: number[] = [];
  const { advance, settled } = progressOf(3, async () => {
    together.push((writing += 1));
    await Promise.resolve();
    writing -= 1;
  });
  for (let at = 0; at < 3; at += 1) {
    advance(1, 'Fetching images');
    vi.advanceTimersByTime(500);
  }
  await settled();
  expect(together).toEqual([1, 1, 1]);
});

it('tells of a report that failed when the work is done', async () => {
  const { advance, settled } = progressOf(1, () => Promise.reject(new Error('The database is gone')));
  advance(1, 'Checking links');
  await expect(settled()).rejects.toThrow('The database is gone');
});
