import { expect, it } from 'vitest';
import { loadAhead } from './loadAhead.ts';

it('reports no error when the reader leaves while a part loads, and loads it again later', async () => {
  const reported: unknown[] = [];
  const report = (reason: unknown) => reported.push(reason);
  process.on('unhandledRejection', report);
  let asked = 0;
  const part = () => {
    asked += 1;
    return Promise.reject(new TypeError('error loading dynamically imported module'));
  };
  loadAhead(part);
  loadAhead(part);
  // Node reports a rejection that nobody handles before the next turn of its loop.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', report);
  expect(reported).toEqual([]);
  expect(asked).toBe(2);
});
