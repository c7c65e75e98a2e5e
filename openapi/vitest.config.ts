import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['mailroom-source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['mailroom-source', ...defaultServerConditions] } },
  test: { isolate: false, testTimeout: 30_000, include: ['*.test.ts'], environment: 'node' },
});
