import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { HANGS_AFTER } from './hangsAfter.ts';

function keyOf({ moduleId, project }: TestSpecification): string {
  return `${moduleId} ${project.name}`;
}

/**
 * Runs test files in the order of their paths. By default Vitest orders them by how long they took the last time: files that
 * share a process would meet other leftovers on a used checkout than on a fresh one.
 */
export class ByPath extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)));
  }
}

/** A soak tries another order each time, and prints its seed. */
const seed = process.env['SOAK_SEED'];

/** Settings of every runner in Node: the same order, time zone and random values on every machine, and patient waits. */
export const steadyTests = {
  sequence: seed === undefined ? { sequencer: ByPath } : { shuffle: { files: true }, seed: Number(seed) },
  env: { TZ: 'UTC' },
  setupFiles: [fileURLToPath(new URL('./seed.setup.ts', import.meta.url))],
  // A wait that succeeds costs nothing.
  expect: { poll: { timeout: 120_000 } },
  testTimeout: HANGS_AFTER,
  hookTimeout: HANGS_AFTER,
};
