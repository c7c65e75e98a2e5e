import { defineConfig } from 'vitest/config';
import { steadyTests } from '../../apps/checks/steadyTests.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...steadyTests,
    // Pure rules leave nothing behind that another file could meet.
    isolate: false,
    include: ['src/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      reporter: ['text-summary'],
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
