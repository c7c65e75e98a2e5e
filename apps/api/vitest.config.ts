import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Without 'module': bundler builds of some packages don't load in Node.
  ssr: { resolve: { conditions: ['mailroom-source', 'node'], externalConditions: ['mailroom-source', 'node'] } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    // Two cores for everything; each file has its own database, so files are independent of each other.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
