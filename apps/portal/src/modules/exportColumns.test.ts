import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountColumn, installColumns } from '../components/installs/installColumns.ts';
import { accountColumns } from './administration/accounts/accounts.columns.ts';
import { senderColumns } from './administration/accounts/senders.columns.ts';
import { advertiserColumns } from './administration/advertisers/advertisers.columns.ts';
import { groupColumns, roleColumns } from './administration/roles/roles.columns.ts';
import { userColumns } from './administration/users/users.columns.ts';
import { audienceColumns } from './audience-builder/people/audiences.columns.ts';
import { suppressionColumns } from './audience-builder/suppressions/suppressions.columns.ts';
import { creativeColumns } from './campaign-creatives/list/creatives.columns.ts';
import { orderColumns } from './order-management/orders/orders.columns.ts';
import { rateColumns } from './order-management/rates/rates.columns.ts';
import { reportColumns } from './order-management/report/reports.columns.ts';
import { responseDataColumns } from './order-management/responses/responseData.columns.ts';
import { productColumns } from './order-management/products/products.columns.ts';
import { taskColumns } from './task-management/tasks.columns.ts';

const contracts = ['portal-v1.yaml', 'portal-v2.yaml']
  .map((file) => readFileSync(join(import.meta.dirname, '../../../../openapi', file), 'utf8'))
  .join('\n');

/** The header line in the example of an export. The server's tests compare it with the real one. */
function exported(operationId: string): string[] {
  const [, operation = ''] = contracts.split(`operationId: ${operationId}\n`);
  const header = /value: "(.*?)\\r\\n/.exec(operation)?.[1] ?? '';
  return header.split(',').map((cell) => cell.replaceAll('\\"', ''));
}

const tables: Readonly<Record<string, readonly { readonly header: string; readonly kind: string }[]>> = {
  exportAccounts: accountColumns,
  exportUsers: userColumns,
  exportAdvertisers: advertiserColumns,
  exportSenderProfiles: senderColumns,
  exportInstalls: [accountColumn, ...installColumns],
  exportRoles: roleColumns,
  exportGroups: groupColumns,
  exportCreatives: creativeColumns,
  exportAudiences: audienceColumns,
  exportSuppressions: suppressionColumns,
  exportOrders: orderColumns(undefined),
  exportProducts: productColumns({ timeZone: 'UTC', reader: undefined }),
  exportReports: reportColumns,
  exportProductRates: rateColumns,
  exportProductResponses: responseDataColumns,
  exportTasks: taskColumns({ timeZone: 'UTC', reader: undefined, onAct: () => undefined, openable: (path) => path }),
};

it.each(Object.keys(tables))('%s has the columns of its table', (operationId) => {
  // A row's buttons and a running import's progress say nothing about the row once it is in a file.
  const shown = (tables[operationId] ?? []).filter(({ kind }) => kind !== 'actions' && kind !== 'progress');
  expect(exported(operationId)).toEqual(shown.map(({ header }) => header));
});
