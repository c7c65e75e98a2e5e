import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import { sentProduct, waitingProduct, type Sendable } from '../../testing/launches.ts';
import { askTracking, trackedIn } from '../../testing/responses/tracked.ts';

const LIST = '/api/v2/report';
const EXPORT = '/api/v2/report/export';

let app: TestApp;
let weak: Sendable;
let good: Sendable;
let reader: TestUser;

/** A product that 100 people got, of whom some opened and some clicked. */
async function answered(accountId: number, name: string, { opens, clicks }: { opens: number; clicks: number }) {
  app.mail.sent.length = 0;
  const campaign = await sentProduct(app, { accountId, product: { name } });
  for (let at = 1; at <= opens; at += 1) await askTracking(app, trackedIn(app, `person${at}@mailroom.test`).open);
  for (let at = 1; at <= clicks; at += 1)
    await askTracking(app, trackedIn(app, `person${at}@mailroom.test`).clicks[0] ?? '');
  return campaign;
}

beforeAll(async () => {
  app = await testApp({ partial: true });
  weak = await answered(await app.account({ hold_minutes: 0, deployment_delta_days: 0 }), 'Weak mail', {
    opens: 2,
    clicks: 1,
  });
  good = await answered(weak.accountId, 'Good mail', { opens: 5, clicks: 0 });
  await waitingProduct(app, { accountId: weak.accountId, product: { name: 'Not sent' } });
  reader = await app.user({ accounts: [weak.accountId], permissions: ['can_view_product', 'can_view_report'] });
});
afterAll(() => app.close());

function names({ body }: { body: { objects: { product_name: string }[] } }) {
  return body.objects.map((row) => row.product_name);
}

it('lists what went out, with the people who opened and clicked', async () => {
  const list = await app.as(reader).get(`${LIST}?order_by=product_name:asc`);
  expect(list.status).toBe(200);
  expect(list.body.total_rows).toBe(2);
  expect(list.body.objects).toMatchObject([
    {
      product_id: good.productId,
      product_name: 'Good mail',
      account_id: weak.accountId,
      volume_ordered: 100,
      volume_delivered: 100,
      unique_opens: 5,
      unique_clicks: 0,
      unsubscribes: 0,
      complaints: 0,
    },
    { product_id: weak.productId, product_name: 'Weak mail', unique_opens: 2, unique_clicks: 1 },
  ]);
});

it('sorts by the shares, finds by name and filters', async () => {
  const get = (query: string) => app.as(reader).get(`${LIST}?${query}`);
  expect(names(await get('order_by=open_rate:desc'))).toEqual(['Good mail', 'Weak mail']);
  expect(names(await get('order_by=click_rate:desc'))).toEqual(['Weak mail', 'Good mail']);
  expect(names(await get('product_name:like=good'))).toEqual(['Good mail']);
  expect(names(await get('product_status:eq=Ended'))).toEqual([]);
  expect((await get('order_by=unsubscribes')).status).toBe(400);
});

it('says the same as the report itself', async () => {
  const list = await app.as(reader).get(LIST);
  for (const row of list.body.objects) {
    const report = await app.as(reader).get(`/api/v1/product/${row.product_id}/report`);
    const { volume_ordered, volume_delivered, totals, account_name, advertiser_name, product_status } = report.body;
    const { unique_opens, unique_clicks, unsubscribes, complaints } = totals;
    const figures = { volume_ordered, volume_delivered, unique_opens, unique_clicks, unsubscribes, complaints };
    expect(row).toMatchObject({ ...figures, account_name, advertiser_name, product_status });
  }
});

it('is streamed as CSV', async () => {
  const { text, status } = await app.as(reader).post(`${EXPORT}?order_by=product_name:asc`);
  const [head, first] = text.split('\r\n');
  expect([status, head]).toEqual([
    200,
    '"Product","Advertiser","Account","Start","Ordered","Delivered","Opened","Clicked","Status"',
  ]);
  expect(first).toMatch(/^"Good mail",.*,"100","100","5","0","(Live|Completed)"$/);
});

it('asks for a sign-in and both permissions, and hides other accounts', async () => {
  const accounts = [weak.accountId];
  const noReports = await app.user({ accounts, permissions: ['can_view_product'] });
  const noProducts = await app.user({ accounts, permissions: ['can_view_report'] });
  for (const [method, url] of [
    ['get', LIST],
    ['post', EXPORT],
  ] as const) {
    expect((await app.nobody[method](url)).status).toBe(401);
    for (const user of [noReports, noProducts]) expect((await app.as(user)[method](url)).status).toBe(403);
  }
  const permissions = ['can_view_product', 'can_view_report'] as const;
  const stranger = await app.user({ accounts: [await app.account()], permissions });
  expect((await app.as(stranger).get(LIST)).body).toMatchObject({ objects: [], total_rows: 0 });
  const other = await app.as(stranger).get(`${LIST}?account_id:eq=${weak.accountId}`);
  expect(other.body.objects ?? []).toEqual([]);
  expect((await app.as(stranger).post(EXPORT)).text).not.toContain('mail');
});
