import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { steadyTests } from '../checks/steadyTests.ts';

/** Logic without a DOM: storages, channels and clocks are passed in. Screens are tested by their stories. */
export default defineConfig({
  resolve: { conditions: ['mailroom-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['mailroom-source', 'node', 'import', 'module', 'default'] } },
  test: {
    ...steadyTests,
    name: 'portal',
    environment: 'node',
    // Tests take back what they stub, so files can share a process.
    isolate: false,
    include: ['src/**/*.test.ts', '*.test.ts'],
  },
});
