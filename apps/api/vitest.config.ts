import { defineConfig } from 'vitest/config';
import { steadyTests } from '../checks/steadyTests.ts';

/** A soak does the same things a thousand times. */
const isSoak = process.env['SOAK_ROWS'] !== undefined;

export default defineConfig({
  // Without 'module': bundler builds of some packages don't load in Node.
  ssr: { resolve: { conditions: ['mailroom-source', 'node'], externalConditions: ['mailroom-source', 'node'] } },
  test: {
    ...steadyTests,
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // The first one is torn down last, so that its error doesn't leave the database running.
    globalSetup: ['./src/testing/statements/unrun.ts', './src/testing/globalSetup.ts'],
    setupFiles: [...steadyTests.setupFiles, './src/testing/statements/observe.ts'],
    // Two cores for everything; each file has its own database, so files are independent of each other.
    maxWorkers: 2,
    // A process of its own for each file costs half as much time again: the server's modules keep nothing from one test to
    // the next, and what a test opens it closes.
    isolate: false,
    ...(isSoak && { testTimeout: 1_800_000, hookTimeout: 1_800_000 }),
  },
});
