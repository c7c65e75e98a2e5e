import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { steadyTests } from '../apps/checks/steadyTests.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['mailroom-source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['mailroom-source', ...defaultServerConditions] } },
  test: { ...steadyTests, isolate: false, include: ['*.test.ts'], environment: 'node' },
});
