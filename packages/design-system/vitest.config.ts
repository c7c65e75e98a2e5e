import { defineConfig } from 'vitest/config';

/** Tests that need no browser: tokens, arithmetic, server rendering. All others are stories. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    name: 'design-system',
    root: import.meta.dirname,
    include: ['{src,tokens}/**/*.test.{ts,tsx}'],
  },
});
