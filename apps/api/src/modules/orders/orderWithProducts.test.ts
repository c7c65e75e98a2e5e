import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const ALL = ['can_view_order', 'can_add_order', 'can_update_order', 'can_view_product'] as const;

async function manager(permissions: readonly (typeof ALL)[number][] = ALL) {
  const account = await app.account();
  const advertiser = await app.advertiser(account);
  const as = app.as(await app.user({ accounts: [account], permissions: [...permissions] }));
  const order = { account_id: account, advertiser_id: advertiser, name: 'Winter 2026' };
  const add = (products: object[], key?: string) =>
    as.post('/api/v1/orders', { ...order, products }, key ? { 'idempotency-key': key } : {});
  const count = async () => (await app.sql('select id from orders where account_id = $1', [account])).length;
  return { account, as, add, count };
}

const DATES = { product_start_date: '2026-03-09T14:00:00.000Z', product_end_date: '2026-03-16T14:00:00.000Z' };

it('adds an order and its product in one call, and a repeated call adds nothing', async () => {
  const { add, as, count } = await manager();
  const wave = { product_name: 'Wave 1', product_type: 'E-mail deployment', volume_ordered: 400, ...DATES };
  const made = await add([wave], 'twice');
  expect(made.status).toBe(201);
  const { product_id: id } = made.body.products[0];
  expect((await as.get(`/api/v1/product/${id}`)).body).toMatchObject({
    ...wave,
    order_id: made.body.id,
    product_status: 'Draft',
  });
  expect((await add([wave], 'twice')).body).toEqual(made.body);
  expect(await count()).toBe(1);
});

it('adds neither when the product is refused, and names its field', async () => {
  const foreign = await readyProduct(app);
  const { add, count } = await manager();
  const refusals: [object, Record<string, string>][] = [
    [{ product_name: ' ' }, { 'products.1.product_name': expect.stringContaining('is required') as string }],
    [{ volume_ordered: 0 }, { 'products.1.volume_ordered': 'Volume ordered should be greater than zero' }],
    [
      { product_start_date: '2020-01-01T00:00:00Z' },
      { 'products.1.product_start_date': 'Product start date is not valid' },
    ],
    [
      { ...DATES, product_end_date: DATES.product_start_date },
      { 'products.1.product_end_date': 'Product end date is earlier than required minimum date' },
    ],
    [{ audience_id: foreign.audienceId }, { 'products.1.audience_id': 'Audience is not valid' }],
    [{ creative_id: foreign.creativeId }, { 'products.1.creative_id': 'Creative is not valid' }],
  ];
  for (const [fields, problems] of refusals) {
    const { status, body } = await add([{ product_name: 'Wave 1' }, { product_name: 'Wave 2', ...fields }]);
    expect(status).toBe(422);
    expect(body.fields).toEqual(problems);
  }
  expect(await count()).toBe(0);
});

it('adds products only for those who may add them to an order', async () => {
  const { add, as, account, count } = await manager(['can_view_order', 'can_add_order', 'can_view_product']);
  expect(await add([{ product_name: 'Wave 1' }])).toMatchObject({ status: 403 });
  expect(await count()).toBe(0);
  const advertiser = await app.advertiser(account);
  const only = await as.post('/api/v1/orders', { account_id: account, advertiser_id: advertiser, name: 'Only' });
  expect(only.status).toBe(201);
});
