import { defineConfig } from 'vitest/config';
import { steadyTests } from './steadyTests.ts';

/** Follows OPERATING.md on Debian's PostgreSQL, PgBouncer and nginx. Its steps depend on each other. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...steadyTests,
    name: 'production',
    include: ['src/production/*.test.ts'],
    bail: 1,
  },
});
