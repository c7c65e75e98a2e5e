import { permissionNames } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../../../openapi/readContract.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { readyProduct, type Campaign } from '../testing/orders.ts';

const operations = await readContracts();
const lists = operations.filter(({ operationId, 'x-list': list }) => operationId.startsWith('list') && list);
const exported = operations.filter(({ operationId }) => operationId.startsWith('export'));

let app: TestApp;
let campaign: Campaign;
let everything: TestClient;
let nothing: TestClient;

beforeAll(async () => {
  app = await testApp({ partial: true });
  campaign = await readyProduct(app);
  await app.insert('suppression_list', { account_id: campaign.accountId, name: 'Stop;=1' });
  const accounts = [campaign.accountId];
  everything = app.as(await app.user({ accounts, permissions: [...permissionNames] }));
  nothing = app.as(await app.user({ accounts, permissions: [] }));
});
afterAll(() => app.close());

function urlOf({ version, path, operationId }: (typeof exported)[number]): string {
  const filter = operationId === 'exportProductResponses' ? `?product_id:eq=${campaign.productId}` : '';
  return `/api/${version}${path}${filter}`;
}

describe.each(exported)('$operationId', (operation) => {
  it('asks for a sign-in and for the permission of its list', async () => {
    const [list] = lists.filter(
      ({ version, path }) => `${path}/export` === operation.path && version === operation.version,
    );
    // The list of accounts shows only names to those who may not view accounts; its export has all columns.
    const needs = operation.operationId === 'exportAccounts' ? [['can_view_account']] : list?.['x-permission'];
    expect(operation['x-permission']).toEqual(needs ?? operation['x-permission']);
    expect(operation['x-list']?.filterable).toEqual(list?.['x-list']?.filterable);
    expect((await app.nobody.post(urlOf(operation))).status).toBe(401);
    const mayAny = operation['x-permission'] === 'signed-in';
    expect((await nothing.post(urlOf(operation))).status).toBe(mayAny ? 200 : 403);
  });

  it('has the columns of its example, quotes every cell, and is noted with its rows', async () => {
    const { status, text } = await everything.post(urlOf(operation));
    expect(status).toBe(200);
    const example = Object.values(operation.responses['200']?.content?.['text/csv']?.examples ?? {})[0]?.value;
    const records = text.split('\r\n').slice(0, -1);
    expect(records[0]).toBe(String(example).split('\r\n')[0]);
    for (const line of records) expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/);
    const [event] = await app.sql<{ detail: string }>(
      "select detail from security_event where operation = $1 and kind = 'download' order by id desc limit 1",
      [operation.operationId],
    );
    expect(JSON.parse(event?.detail ?? '{}')).toMatchObject({ rows: records.length - 1, filters: expect.anything() });
  });
});

it('S52 neutralises what a spreadsheet with semicolons would run', async () => {
  expect((await everything.post('/api/v1/suppression/export')).text).toContain(`"Stop;'=1"`);
});

it('notes the filter and the search of an export', async () => {
  await everything.post(`/api/v1/suppression/export?account_id:eq=${campaign.accountId}&name:like=stop`);
  const [event] = await app.sql<{ detail: string }>('select detail from security_event order by id desc limit 1');
  expect(JSON.parse(event?.detail ?? '')).toEqual({
    rows: 1,
    filters: { account_id: [String(campaign.accountId)] },
    search: { field: 'name', text: 'stop' },
  });
});
