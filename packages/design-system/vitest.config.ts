import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { steadyTests } from '../../apps/checks/steadyTests.ts';

/** Tests that need no browser: tokens, arithmetic, server rendering. All others are stories. */
export default defineConfig({
  // The package's own imports, as '#early-columns', lead to its sources: what was built before is of another commit, or missing.
  ssr: { resolve: { conditions: ['mailroom-source', ...defaultServerConditions] } },
  test: {
    ...steadyTests,
    name: 'design-system',
    root: import.meta.dirname,
    include: ['{src,tokens}/**/*.test.{ts,tsx}'],
  },
});
