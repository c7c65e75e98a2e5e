import { expect, it } from 'vitest';
import { pump } from './pump.ts';

function wait() {
  return new Promise<void>((resolve) => setImmediate(resolve));
}

/** A queue of numbers; the outcome of each is the number itself. */
function lane(count: number, fails = Infinity) {
  let next = 0;
  let underWay = 0;
  const seen = { stored: [] as number[], most: 0, rescued: [] as number[] };
  return {
    seen,
    size: 5,
    exchange: async (outcomes: readonly number[], room: number) => {
      await wait();
      if (seen.stored.length + outcomes.length > fails) throw new Error('the database is gone');
      seen.stored.push(...outcomes);
      underWay -= outcomes.length;
      const items = Array.from({ length: Math.min(room, count - next) }, () => next++);
      underWay += items.length;
      seen.most = Math.max(seen.most, underWay);
      return items;
    },
    send: async (item: number) => {
      for (let turns = item % 4; turns >= 0; turns -= 1) await wait();
      return item;
    },
    rescue: async (outcomes: readonly number[]) => {
      seen.rescued.push(...outcomes);
    },
  };
}

it('sends each item once, and never has more than its size without a stored outcome', async () => {
  const all = lane(103);
  await pump(all);
  expect(all.seen.stored.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 103 }, (_, at) => at));
  expect(all.seen.most).toBe(5);
});

it('ends immediately when there is nothing to send', async () => {
  const none = lane(0);
  await pump(none);
  expect(none.seen.stored).toEqual([]);
});

it('passes the items under way to the rescue when an exchange fails', async () => {
  const broken = lane(100, 20);
  await expect(pump(broken)).rejects.toThrow('the database is gone');
  const { stored, rescued } = broken.seen;
  expect(rescued.length).toBeGreaterThan(0);
  expect(new Set([...stored, ...rescued]).size).toBe(stored.length + rescued.length);
  expect(stored.length + rescued.length).toBeLessThanOrEqual(25);
});
