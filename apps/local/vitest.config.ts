import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: ['mailroom-source', ...defaultServerConditions] } },
  test: { name: 'local', include: ['src/**/*.test.ts', '*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
