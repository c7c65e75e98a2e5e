import { join } from 'node:path';
import type { Override } from './importLaw.ts';

interface HouseRules {
  jsPlugins: { name: string; specifier: string }[];
  rules: Record<string, unknown>;
  overrides: Override[];
}

const CASES = { cases: { camelCase: true, pascalCase: true } };

/** Files that still hold SQL under another name. The list only gets shorter. */
const SQL_STILL_IN = [];

/** Files that still name another module's table, most of them in a list's join. The list only gets shorter. */
const FOREIGN_TABLES_STILL_IN = [
  'apps/api/src/modules/audiences/audiences.resource.ts',
  'apps/api/src/modules/audiences/import/import.repository.ts',
  'apps/api/src/modules/audiences/import/uploads.repository.ts',
  'apps/api/src/modules/audiences/suppressions/suppressions.repository.ts',
  'apps/api/src/modules/audiences/suppressions/suppressions.resource.ts',
];

/** Files whose raw statements don't declare their columns yet. The list only gets shorter. */
const UNDECLARED_ROWS_STILL_IN = [
  'apps/api/src/modules/audiences/audiences.reads.ts',
  'apps/api/src/modules/audiences/audiences.repository.ts',
  'apps/api/src/modules/audiences/import/import.repository.ts',
  'apps/api/src/modules/audiences/import/largeImport.repository.ts',
  'apps/api/src/modules/audiences/import/people.repository.ts',
  'apps/api/src/modules/audiences/import/uploads.repository.ts',
  'apps/api/src/modules/audiences/members.repository.ts',
  'apps/api/src/modules/audiences/suppressions/recount.repository.ts',
  'apps/api/src/modules/audiences/suppressions/suppressions.commands.ts',
  'apps/api/src/modules/audiences/suppressions/suppressions.repository.ts',
  'apps/api/src/modules/creatives/check/check.repository.ts',
  'apps/api/src/modules/creatives/check/findings.repository.ts',
  'apps/api/src/modules/creatives/check/results.repository.ts',
  'apps/api/src/modules/creatives/creativeDetail.repository.ts',
  'apps/api/src/modules/creatives/creativeStatus.repository.ts',
  'apps/api/src/modules/creatives/creatives.reads.ts',
  'apps/api/src/modules/creatives/creatives.repository.ts',
  'apps/api/src/modules/creatives/host/host.repository.ts',
  'apps/api/src/modules/creatives/revision/revision.repository.ts',
  'apps/api/src/modules/creatives/seeds/seeds.repository.ts',
  'apps/api/src/platform/list/rows.reads.ts',
];

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
    { files: UNDECLARED_ROWS_STILL_IN, rules: { 'house/declared-rows': 'off' } },
    { files: FOREIGN_TABLES_STILL_IN, rules: { 'house/own-tables': 'off' } },
    // The loader of a module carries the name of its folder.
    { files: ['apps/portal/src/modules/*/*.routes.tsx'], rules: { 'unicorn/filename-case': 'off' } },
  ],
};
