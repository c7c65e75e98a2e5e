import { expect } from 'vitest';

const samples = process.env['SOAK_SAMPLES'];
const isSoak = samples !== undefined;

/** Prints a time or a size. Fails only in a soak when it is too large: in other runs the load of the machine would decide. */
export function expectMeasured(what: string, value: number, most: number): void {
  process.stdout.write(`${what}: ${Math.round(value)}, at most ${most}\n`);
  if (isSoak) expect(value, what).toBeLessThan(most);
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

/** Prints by how many milliseconds the medians of two ways differ. They take turns, so that both meet the same load. */
export async function expectSameTime(what: string, ways: readonly [() => unknown, () => unknown]): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < Number(samples ?? 10); turn += 1) {
    for (const at of [turn % 2, (turn + 1) % 2] as (0 | 1)[]) {
      const started = performance.now();
      await ways[at]();
      times[at].push(performance.now() - started);
    }
  }
  expectMeasured(`${what}, difference of medians, ms`, Math.abs(median(times[0]) - median(times[1])), 10);
}
