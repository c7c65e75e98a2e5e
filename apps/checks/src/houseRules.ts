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
  'apps/api/src/modules/orders/confirmBy.ts',
  'apps/api/src/modules/orders/orderParts.ts',
  'apps/api/src/modules/orders/orderStatus.ts',
  'apps/api/src/modules/orders/orders.handlers.ts',
  'apps/api/src/modules/orders/orders.jobs.ts',
  'apps/api/src/modules/orders/orders.service.ts',
  'apps/api/src/modules/orders/orders.uses.ts',
  'apps/api/src/modules/orders/person.ts',
  'apps/api/src/modules/orders/productEdit.ts',
  'apps/api/src/modules/orders/productRates.handlers.ts',
  'apps/api/src/modules/orders/productTransition.ts',
  'apps/api/src/modules/orders/products.service.ts',
  'apps/api/src/modules/orders/storeReasons.ts',
  'apps/api/src/platform/list/statusCounts.ts',
];

/** Files that still name another module's table, most of them in a list's join. The list only gets shorter. */
const FOREIGN_TABLES_STILL_IN = [
  'apps/api/src/modules/accounts/advertisers.resource.ts',
  'apps/api/src/modules/activity/activity.repository.ts',
  'apps/api/src/modules/activity/audit.resource.ts',
  'apps/api/src/modules/activity/downloads.repository.ts',
  'apps/api/src/modules/launches/launches.resource.ts',
  'apps/api/src/modules/launches/lifecycle/buildChunk.ts',
  'apps/api/src/modules/launches/lifecycle/buildPlan.ts',
  'apps/api/src/modules/launches/lifecycle/launchDetail.ts',
  'apps/api/src/modules/launches/lifecycle/manifest.ts',
  'apps/api/src/modules/launches/lifecycle/reconcile.repository.ts',
  'apps/api/src/modules/launches/lifecycle/turn.repository.ts',
  'apps/api/src/modules/launches/tracking/tracking.repository.ts',
  'apps/api/src/modules/orders/confirmBy.ts',
  'apps/api/src/modules/orders/deriveInput.repository.ts',
  'apps/api/src/modules/orders/orders.reads.ts',
  'apps/api/src/modules/orders/orders.repository.ts',
  'apps/api/src/modules/orders/orders.resource.ts',
  'apps/api/src/modules/orders/orders.uses.ts',
  'apps/api/src/modules/orders/person.ts',
  'apps/api/src/modules/orders/productDetail.repository.ts',
  'apps/api/src/modules/orders/productRates.handlers.ts',
  'apps/api/src/modules/orders/productRates.resource.ts',
  'apps/api/src/modules/orders/products.resource.ts',
  'apps/api/src/modules/orders/rate.reads.ts',
  'apps/api/src/modules/orders/storeReasons.ts',
  'apps/api/src/modules/reports/report.repository.ts',
  'apps/api/src/modules/reports/responses.repository.ts',
  'apps/api/src/modules/tasks/tasks.resource.ts',
  'apps/api/src/platform/auth/signedIn.repository.ts',
  'apps/api/src/platform/telemetry/metrics.repository.ts',
];

/** Files whose raw statements don't declare their columns yet. The list only gets shorter. */
const UNDECLARED_ROWS_STILL_IN = [
  'apps/api/src/modules/accounts/accounts.reads.ts',
  'apps/api/src/modules/accounts/users.repository.ts',
  'apps/api/src/modules/accounts/users.resource.ts',
  'apps/api/src/modules/activity/downloads.repository.ts',
  'apps/api/src/modules/launches/lifecycle/buildChunk.ts',
  'apps/api/src/modules/launches/lifecycle/buildPlan.ts',
  'apps/api/src/modules/launches/lifecycle/launch.repository.ts',
  'apps/api/src/modules/launches/lifecycle/launchDetail.ts',
  'apps/api/src/modules/launches/lifecycle/launchLinks.repository.ts',
  'apps/api/src/modules/launches/lifecycle/launchSteps.repository.ts',
  'apps/api/src/modules/launches/lifecycle/launchStop.ts',
  'apps/api/src/modules/launches/lifecycle/manifest.ts',
  'apps/api/src/modules/launches/lifecycle/oneAtATime.ts',
  'apps/api/src/modules/launches/lifecycle/reconcile.repository.ts',
  'apps/api/src/modules/launches/lifecycle/turn.repository.ts',
  'apps/api/src/modules/launches/sending/delivery.ts',
  'apps/api/src/modules/launches/sending/inDoubt.ts',
  'apps/api/src/modules/launches/sending/ledger.repository.ts',
  'apps/api/src/modules/launches/sending/ledgerCounts.repository.ts',
  'apps/api/src/modules/launches/sending/sendRate.repository.ts',
  'apps/api/src/modules/launches/sending/testSend.repository.ts',
  'apps/api/src/modules/launches/tracking/tracking.repository.ts',
  'apps/api/src/modules/orders/confirmBy.ts',
  'apps/api/src/modules/orders/deriveInput.repository.ts',
  'apps/api/src/modules/orders/orderParts.ts',
  'apps/api/src/modules/orders/orderStatus.ts',
  'apps/api/src/modules/orders/orders.jobs.ts',
  'apps/api/src/modules/orders/orders.reads.ts',
  'apps/api/src/modules/orders/orders.repository.ts',
  'apps/api/src/modules/orders/orders.uses.ts',
  'apps/api/src/modules/orders/person.ts',
  'apps/api/src/modules/orders/productDetail.repository.ts',
  'apps/api/src/modules/orders/productEdit.ts',
  'apps/api/src/modules/orders/productRates.handlers.ts',
  'apps/api/src/modules/orders/products.repository.ts',
  'apps/api/src/modules/orders/rate.reads.ts',
  'apps/api/src/modules/orders/storeReasons.ts',
  'apps/api/src/modules/orders/waitingProducts.reads.ts',
  'apps/api/src/modules/reports/report.repository.ts',
  'apps/api/src/modules/reports/responses.repository.ts',
  'apps/api/src/modules/tasks/tasks.repository.ts',
  'apps/api/src/platform/audit/seal.repository.ts',
  'apps/api/src/platform/list/rows.reads.ts',
  'apps/api/src/platform/list/statusCounts.ts',
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
    {
      files: ['apps/api/src/**/*.ts'],
      rules: { 'house/sql-place': 'error', 'house/own-tables': 'error', 'house/declared-rows': 'error' },
    },
    {
      // Tests arrange rows as they need them. The database's own room makes transactions, roles and checks of SQL.
      files: ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/**', 'apps/api/src/platform/database/**'],
      rules: { 'house/sql-place': 'off', 'house/own-tables': 'off', 'house/declared-rows': 'off' },
    },
    { files: SQL_STILL_IN, rules: { 'house/sql-place': 'off' } },
    { files: UNDECLARED_ROWS_STILL_IN, rules: { 'house/declared-rows': 'off' } },
    { files: FOREIGN_TABLES_STILL_IN, rules: { 'house/own-tables': 'off' } },
    // The loader of a module carries the name of its folder.
    { files: ['apps/portal/src/modules/*/*.routes.tsx'], rules: { 'unicorn/filename-case': 'off' } },
  ],
};
