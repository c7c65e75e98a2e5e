import { defineConfig } from 'vitest/config';
import { steadyTests } from './steadyTests.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...steadyTests,
    name: 'checks',
    include: ['src/*.test.ts', 'src/browser/*.test.ts', 'src/stages/*.test.ts', '../bench/src/*.test.ts'],
    // The files read the repository and change nothing, so they can share a process.
    isolate: false,
  },
});
