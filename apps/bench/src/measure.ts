/** One line of the report. `ratio` is ours against the peer; the budget says on which side of it we must be. */
export interface Figure {
  what: string;
  ours: string;
  peer: string;
  ratio: number;
  budget: { is: 'at least' | 'at most'; value: number };
}

export const holds = ({ ratio, budget }: Figure): boolean =>
  budget.is === 'at least' ? ratio >= budget.value : ratio <= budget.value;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

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
  return { perSecond: (count * 1000) / (performance.now() - began), p50: median(times), p99: percentile(times, 0.99) };
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
    p99: median(loads.map(({ p99 }) => p99)),
  });
  return { ours: middle(results.ours), peer: middle(results.peer) };
}
