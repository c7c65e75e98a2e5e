import { defineConfig } from 'vitest/config';

/** Tests the published packages from outside: packs both tarballs once, into a folder outside this workspace. */
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
