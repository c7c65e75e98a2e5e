import { defineConfig } from 'vitest/config';
import { steadyTests } from './steadyTests.ts';

/** Tests the built Storybook as designers open it, with its own frame around the stories. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...steadyTests,
    name: 'designers',
    include: ['src/storybook/*.test.ts'],
  },
});
