import { defineConfig } from 'vitest/config';
import { steadyTests } from '../checks/steadyTests.ts';

/** The built product in Debian's Firefox and WebKitGTK. `npm test -- --all` runs it; `SOAK_ENGINES=all` opens more screens. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...steadyTests,
    name: 'engines',
    include: ['src/engines/*.test.ts'],
  },
});
