import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'checks',
    include: ['src/*.test.ts', '../bench/src/*.test.ts'],
    // The files read the repository and change nothing, so they can share a process.
    isolate: false,
    testTimeout: 60_000,
    // Reading every file takes longer than the usual ten seconds while other stages run.
    hookTimeout: 60_000,
  },
});
