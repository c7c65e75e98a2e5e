import { defineConfig } from 'vitest/config';

/** Tests that need no browser: tokens, arithmetic, server rendering. All others are stories. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Isolation imports everything again for each file, which takes three times as long.
    isolate: false,
    name: 'design-system',
    root: import.meta.dirname,
    include: ['{src,tokens}/**/*.test.{ts,tsx}'],
  },
});
