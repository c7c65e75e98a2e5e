import { setTimeout as wait } from 'node:timers/promises';

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

function loadOf(times: readonly number[], seconds: number): Load {
  return {
    perSecond: times.length / seconds,
    p50: median(times),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/** Makes `count` calls, `atOnce` of them in parallel, and returns calls per second and percentiles in milliseconds. */
export async function load(call: () => Promise<void>, count: number, atOnce: number): Promise<Load> {
  const times: number[] = [];
  let left = count;
  const began = performance.now();
  const worker = async () => {
    while (left-- > 0) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return loadOf(times, (performance.now() - began) / 1000);
}

/** Milliseconds between two calls. Calls without a pause would measure their own load. */
const PAUSE = 100;

/** Repeats a call, with pauses, while `work` runs: this is what a person feels in the meantime. */
export async function loadWhile<T>(call: () => Promise<void>, work: Promise<T>): Promise<{ load: Load; result: T }> {
  const times: number[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const began = performance.now();
  const calls = (async () => {
    while (!isDone) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
      await wait(PAUSE);
    }
  })();
  const [result] = await Promise.all([done, calls]);
  return { load: loadOf(times, (performance.now() - began) / 1000), result };
}

/** Runs several rounds of both in turn, so that neither gets the quieter minute, and returns the medians. */
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
  const medianLoad = (loads: readonly Load[]): Load => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p95: median(loads.map(({ p95 }) => p95)),
    p99: median(loads.map(({ p99 }) => p99)),
  });
  return { ours: medianLoad(results.ours), peer: medianLoad(results.peer) };
}
