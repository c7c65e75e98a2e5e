import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct } from '../../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

interface Copied {
  product_name: string;
  product_start_date: string | null;
  product_end_date: string | null;
}

/** An order of an account in New York, whose day is 2026-03-02 by the tests' clock, with a second and an undated product. */
async function order() {
  const { accountId, advertiserId, orderId } = await readyProduct(app, {
    account: { deployment_delta_days: 2 },
    product: { starts_at: '2026-03-03T14:00:00Z', ends_at: '2026-03-05T22:00:00Z' },
  });
  const rows = [
    { name: 'Earlier', starts_at: '2026-01-30T14:00:00Z', ends_at: '2026-02-06T14:00:00Z' },
    { name: 'Undated', starts_at: null, ends_at: '2026-03-06T14:00:00Z' },
  ];
  const owner = { account_id: accountId, advertiser_id: advertiserId, order_id: orderId };
  for (const row of rows) await app.insert('product', { ...owner, ...row });
  const permissions = ['can_view_order', 'can_add_order', 'can_view_product'] as const;
  const as = app.as(await app.user({ accounts: [accountId], permissions: [...permissions] }));
  const url = `/api/v1/orders/${orderId}/duplicate`;
  const datesWith = async (body?: object) =>
    ((await as.post(url, body)).body.products as Copied[]).map((one) => [
      one.product_name,
      one.product_start_date,
      one.product_end_date,
    ]);
  return { as, url, orderId, datesWith };
}

it('moves dates by whole days on the account’s clocks, and leaves those out that a new product couldn’t have', async () => {
  const { datesWith } = await order();
  expect(await datesWith({ days: 28 })).toEqual([
    // The clocks change on March 8: 9 AM stays 9 AM.
    ['Tyres, first wave', '2026-03-31T13:00:00.000Z', '2026-04-02T21:00:00.000Z'],
    ['Earlier', null, null],
    ['Undated', null, null],
  ]);
  expect(await datesWith({ days: 0 })).toEqual([
    ['Tyres, first wave', null, null],
    ['Earlier', null, null],
    ['Undated', null, null],
  ]);
  expect((await datesWith({ days: 35 }))[1]).toEqual([
    'Earlier',
    '2026-03-06T14:00:00.000Z',
    '2026-03-13T13:00:00.000Z',
  ]);
  for (const body of [undefined, {}, { name: 'April' }])
    expect((await datesWith(body)).map(([, start, end]) => [start, end])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
});

it('gives the copy its name, refuses what can’t be one, and copies once for a repeated call', async () => {
  const { as, url, orderId } = await order();
  const key = { 'idempotency-key': 'april' };
  const copy = await as.post(url, { name: 'April', days: 28 }, key);
  expect(copy).toMatchObject({ status: 201, body: { name: 'April', product_count: 3 } });
  expect((await as.post(url, { name: 'April', days: 28 }, key)).body).toEqual(copy.body);
  const names = (await as.get('/api/v1/orders?order_by=id:asc')).body.objects.map((one: { name: string }) => one.name);
  expect(names).toEqual(['Winter 2026', 'April']);
  for (const body of [{ name: ' ' }, { name: 'x'.repeat(201) }, { days: 3651 }, { days: -1 }])
    expect((await as.post(url, body)).status).toBe(422);
  for (const body of [{ days: 1.5 }, { days: '28' }, { dates: 28 }])
    expect((await as.post(url, body)).status).toBe(400);
  expect((await as.get(`/api/v1/orders/${orderId}`)).body).toMatchObject({ name: 'Winter 2026', version: 1 });
});

it('is refused for another account’s order as for none', async () => {
  const { url } = await order();
  const { as } = await order();
  expect((await as.post(url, { days: 28 })).status).toBe(404);
});
