import { defineConfig } from 'vitest/config';

/** What is published, seen from outside: both tarballs are packed once, into a folder that knows nothing of this workspace. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'package',
    include: ['src/package/*.test.ts'],
    globalSetup: ['src/package/pack.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
