import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'checks', include: ['src/*.test.ts', '../bench/src/*.test.ts'], testTimeout: 60_000 },
});
