import { join } from 'node:path';
import type { Override } from './importLaw.ts';

interface HouseRules {
  jsPlugins: { name: string; specifier: string }[];
  rules: Record<string, unknown>;
  overrides: Override[];
}

const CASES = { cases: { camelCase: true, pascalCase: true } };

/** Files that still hold SQL under another name. The list only gets shorter. */
const SQL_STILL_IN = [
  'apps/api/src/modules/launches/lifecycle/buildChunk.ts',
  'apps/api/src/modules/launches/lifecycle/buildPlan.ts',
  'apps/api/src/modules/launches/lifecycle/launchDetail.ts',
  'apps/api/src/modules/launches/lifecycle/launchStop.ts',
  'apps/api/src/modules/launches/lifecycle/manifest.ts',
  'apps/api/src/modules/launches/lifecycle/oneAtATime.ts',
  'apps/api/src/modules/launches/sending/delivery.ts',
  'apps/api/src/modules/launches/sending/inDoubt.ts',
  'apps/api/src/modules/launches/sending/testSend.job.ts',
];

/** Files that still name another module's table, most of them in a list's join. The list only gets shorter. */
const FOREIGN_TABLES_STILL_IN = [
  'apps/api/src/modules/accounts/advertisers.resource.ts',
  'apps/api/src/modules/activity/activity.repository.ts',
  'apps/api/src/modules/activity/audit.resource.ts',
  'apps/api/src/modules/activity/downloads.repository.ts',
  'apps/api/src/modules/audiences/audiences.resource.ts',
  'apps/api/src/modules/audiences/import/import.repository.ts',
  'apps/api/src/modules/audiences/import/uploads.repository.ts',
  'apps/api/src/modules/audiences/suppressions/suppressions.repository.ts',
  'apps/api/src/modules/audiences/suppressions/suppressions.resource.ts',
  'apps/api/src/modules/launches/launches.resource.ts',
  'apps/api/src/modules/launches/lifecycle/buildChunk.ts',
  'apps/api/src/modules/launches/lifecycle/buildPlan.ts',
  'apps/api/src/modules/launches/lifecycle/launchDetail.ts',
  'apps/api/src/modules/launches/lifecycle/manifest.ts',
  'apps/api/src/modules/launches/lifecycle/reconcile.repository.ts',
  'apps/api/src/modules/launches/lifecycle/turn.repository.ts',
  'apps/api/src/modules/launches/tracking/tracking.repository.ts',
  'apps/api/src/modules/reports/report.repository.ts',
  'apps/api/src/modules/reports/responses.repository.ts',
  'apps/api/src/modules/tasks/tasks.resource.ts',
  'apps/api/src/platform/auth/signedIn.repository.ts',
  'apps/api/src/platform/telemetry/metrics.repository.ts',
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
    { files: ['apps/api/src/**/*.ts'], rules: { 'house/sql-place': 'error', 'house/own-tables': 'error' } },
    {
      // Tests arrange rows as they need them. The database's own room makes transactions, roles and checks of SQL.
      files: ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/**', 'apps/api/src/platform/database/**'],
      rules: { 'house/sql-place': 'off', 'house/own-tables': 'off' },
    },
    { files: SQL_STILL_IN, rules: { 'house/sql-place': 'off' } },
    { files: FOREIGN_TABLES_STILL_IN, rules: { 'house/own-tables': 'off' } },
    // The loader of a module carries the name of its folder.
    { files: ['apps/portal/src/modules/*/*.routes.tsx'], rules: { 'unicorn/filename-case': 'off' } },
  ],
};
