import { defineConfig } from 'vitest/config';

/** What needs no browser: tokens, arithmetic, rendering on a server. The rest are stories. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    name: 'design-system',
    root: import.meta.dirname,
    include: ['{src,tokens}/**/*.test.{ts,tsx}'],
  },
});
