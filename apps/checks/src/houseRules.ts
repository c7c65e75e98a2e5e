import { join } from 'node:path';
import type { Override } from './importLaw.ts';

interface HouseRules {
  jsPlugins: { name: string; specifier: string }[];
  rules: Record<string, unknown>;
  overrides: Override[];
}

const CASES = { cases: { camelCase: true, pascalCase: true } };

/** One style for the repository, and the server's layers, as lint rules. */
export const houseRules: HouseRules = {
  jsPlugins: [{ name: 'house', specifier: join(import.meta.dirname, 'rules/plugin.ts') }],
  rules: {
    'house/top-level-functions': 'error',
    'house/literal-constants': 'error',
    'house/plain-english': 'error',
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'unicorn/filename-case': ['error', CASES],
  },
  overrides: [
    {
      files: ['apps/api/src/**/*.ts'],
      rules: {
        'house/sql-place': 'error',
        'house/own-tables': 'error',
        'house/declared-rows': 'error',
        'house/contract-types': 'error',
      },
    },
    {
      // Tests arrange rows as they need them. The database's own room makes transactions, roles and checks of SQL.
      files: ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/**', 'apps/api/src/platform/database/**'],
      rules: { 'house/sql-place': 'off', 'house/own-tables': 'off', 'house/declared-rows': 'off' },
    },
    // The loader of a module carries the name of its folder.
    { files: ['apps/portal/src/modules/*/*.routes.tsx'], rules: { 'unicorn/filename-case': 'off' } },
  ],
};
