import { afterEach, expect, it, vi } from 'vitest';
import { CheckFailure, pathIn, runStep } from './place.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives each step of a check ten seconds', async () => {
  vi.useFakeTimers();
  const step = runStep('read', 'The file could not be read back.', () => new Promise<never>(() => {}));
  const failure = step.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toEqual(new CheckFailure('read', 'There was no answer within 10 seconds.'));
});

it('joins a folder and a file', () => {
  expect([pathIn(null, 'a.txt'), pathIn('in', 'a.txt'), pathIn('in/lists/', 'a.txt')]).toEqual([
    'a.txt',
    'in/a.txt',
    'in/lists/a.txt',
  ]);
});
