import { defineConfig } from 'vitest/config';
import { steadyTests } from '../../apps/checks/steadyTests.ts';

/** Tests that need no browser: tokens, arithmetic, server rendering. All others are stories. */
export default defineConfig({
  test: {
    ...steadyTests,
    name: 'design-system',
    root: import.meta.dirname,
    include: ['{src,tokens}/**/*.test.{ts,tsx}'],
  },
});
