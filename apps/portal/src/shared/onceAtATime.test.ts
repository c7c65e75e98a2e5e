import { expect, it, vi } from 'vitest';
import { onceAtATime } from './onceAtATime.ts';

it('joins a second call with the same input, so that a double click writes once', async () => {
  const write = vi.fn(async ({ id }: { id: number }) => id);
  const once = onceAtATime(write);
  expect(await Promise.all([once({ id: 7 }), once({ id: 7 }), once({ id: 8 })])).toEqual([7, 7, 8]);
  expect(write).toHaveBeenCalledTimes(2);
});

it('calls again after a success and after a failure', async () => {
  const write = vi.fn(async (_input: string) => 'saved').mockRejectedValueOnce(new Error('offline'));
  const once = onceAtATime(write);
  await expect(once('a')).rejects.toThrow('offline');
  expect(await once('a')).toBe('saved');
  expect(await once('a')).toBe('saved');
  expect(write).toHaveBeenCalledTimes(3);
});
