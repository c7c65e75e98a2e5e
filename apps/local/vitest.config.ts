import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { steadyTests } from '../checks/steadyTests.ts';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: ['mailroom-source', ...defaultServerConditions] } },
  test: {
    ...steadyTests,
    name: 'local',
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
