import { defineConfig } from 'vitest/config';
import { steadyTests } from './steadyTests.ts';

/** Tests the published packages from outside: packs both tarballs once, into a folder outside this workspace. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...steadyTests,
    name: 'package',
    include: ['src/package/*.test.ts'],
    globalSetup: ['src/package/pack.setup.ts'],
  },
});
