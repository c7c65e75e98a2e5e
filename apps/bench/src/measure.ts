import { setTimeout as wait } from 'node:timers/promises';

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

const loadOf = (times: readonly number[], seconds: number): Load => ({
  perSecond: times.length / seconds,
  p50: median(times),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

/** Calls `call` `count` times, `atOnce` under way at any moment. */
export async function load(call: () => Promise<void>, count: number, atOnce: number): Promise<Load> {
  const times: number[] = [];
  let left = count;
  const began = performance.now();
  const walker = async () => {
    while (left-- > 0) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walker));
  return loadOf(times, (performance.now() - began) / 1000);
}

/** Milliseconds between two calls of somebody who looks at a list: a machine that asks without a pause would be measured itself. */
const glance = 100;

/** Calls `call` now and then for as long as `work` takes; what a person feels meanwhile. */
export async function loadWhile<T>(call: () => Promise<void>, work: Promise<T>): Promise<{ load: Load; result: T }> {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const began = performance.now();
  const calls = (async () => {
    while (!isOver) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
      await wait(glance);
    }
  })();
  const [result] = await Promise.all([over, calls]);
  return { load: loadOf(times, (performance.now() - began) / 1000), result };
}

/** Several rounds of both, in turn, so that neither side gets the quieter minute; the medians count. */
export async function sideBySide(
  ours: () => Promise<Load>,
  peer: () => Promise<Load>,
  rounds = 3,
): Promise<{ ours: Load; peer: Load }> {
  const results: { ours: Load[]; peer: Load[] } = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.peer.push(await peer());
    results.ours.push(await ours());
  }
  const middle = (loads: readonly Load[]): Load => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p95: median(loads.map(({ p95 }) => p95)),
    p99: median(loads.map(({ p99 }) => p99)),
  });
  return { ours: middle(results.ours), peer: middle(results.peer) };
}
