import { defineConfig } from 'vitest/config';

/** Tests the built Storybook as designers open it, with its own frame around the stories. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'designers',
    include: ['src/storybook/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
