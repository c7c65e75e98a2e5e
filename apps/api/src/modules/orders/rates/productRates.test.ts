import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobActor, systemActor } from '../../../platform/database/actor.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct } from '../../../testing/orders.ts';
import { pagePlan } from '../../../testing/plans/pagePlan.ts';
import { productRates } from './productRates.resource.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

async function manager(accountId: number) {
  return app.as(await app.user({ accounts: [accountId], permissions: ['can_view_product', 'can_update_order'] }));
}

it('of an account are added and changed by its users, and hidden from other accounts', async () => {
  const account = await app.account();
  const vertical = await app.vertical();
  const as = await manager(account);
  const rate = { account_id: account, product_type: 'E-mail deployment', vertical_id: vertical, cpm_cents: 900 };
  const made = await as.post('/api/v1/product_rate', rate);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ account_id: account, cpm_cents: 900, currency: 'USD', vertical: { id: vertical } });
  expect((await as.post('/api/v1/product_rate', rate)).status).toBe(409);
  const url = `/api/v1/product_rate/${made.body.id}`;
  const changed = await as.patch(url, { cpm_cents: 950 }, { 'if-match': made.headers['etag'] ?? '' });
  expect(changed.body).toMatchObject({ cpm_cents: 950, version: 2 });
  expect((await as.patch(url, { cpm_cents: 990 }, { 'if-match': made.headers['etag'] ?? '' })).status).toBe(412);
  expect((await as.patch(url, { cpm_cents: -1 })).status).toBe(422);
  expect((await as.patch(url, { currency: 'XXX' })).status).toBe(422);

  const other = await manager(await app.account());
  expect((await other.get(`/api/v1/product_rate?account_id:eq=${account}`)).body).toEqual({
    objects: [],
    total_rows: 0,
  });
  expect((await other.patch(url, { cpm_cents: 1 })).status).toBe(404);
  expect((await other.post('/api/v1/product_rate', rate)).status).toBe(404);
});

it('of the house apply to all accounts, and only a Super Admin changes them', async () => {
  const account = await app.account();
  const as = await manager(account);
  const house = { product_type: 'Data delivery', cpm_cents: 400 };
  expect((await as.post('/api/v1/product_rate', house)).status).toBe(403);
  const robin = app.as(await app.user({ superAdmin: true, permissions: [] }));
  // The role of that name reaches every account, but its permissions decide what it may do, as for any role.
  await app.sql(`insert into permission_group (name) values ('Rates') on conflict do nothing`);
  await app.sql(`insert into permission_group_permission (group_id, permission)
    select g.id, p from permission_group g, unnest(array['can_view_product', 'can_update_order']) p where g.name = 'Rates'`);
  await app.sql(`insert into role_permission_group (role_id, group_id)
    select r.id, g.id from role r, permission_group g where r.name = 'Super Admin' and g.name = 'Rates'`);
  const made = await robin.post('/api/v1/product_rate', house);
  expect(made.status).toBe(201);
  expect(made.body.account_id).toBeNull();
  const seen = (await as.get('/api/v1/product_rate?product_type:eq=Data%20delivery')).body.objects[0];
  expect(seen).toMatchObject({ id: made.body.id, cpm_cents: 400 });
  expect(seen.actions[0]).toMatchObject({
    name: 'update',
    allowed: false,
    reason: 'Only a Super Admin can change rates for all accounts',
  });
  expect((await as.patch(`/api/v1/product_rate/${made.body.id}`, { cpm_cents: 1 })).status).toBe(403);
});

it('of a product is its own, else its account’s, else the house’s', async () => {
  const { accountId, productId } = await readyProduct(app, { product: { rate_cpm_cents: null } });
  const as = await manager(accountId);
  const shown = async () => (await as.get(`/api/v1/product/${productId}`)).body;
  expect(await shown()).toMatchObject({ rate: null, product_status: 'Needs Attention' });
  expect((await shown()).reasons[0].code).toBe('no_rate');
  await as.post('/api/v1/product_rate', { account_id: accountId, product_type: 'E-mail deployment', cpm_cents: 700 });
  await app.runJobs();
  expect(await shown()).toMatchObject({
    rate: { cpm_cents: 700, currency: 'USD', source: 'account' },
    product_status: 'Ready To Launch',
  });
  await as.patch(`/api/v1/product/${productId}`, { rate_cpm_cents: 650 });
  expect((await shown()).rate).toMatchObject({ cpm_cents: 650, source: 'product' });
});

it('of a new product is the one that it then has, by advertiser and type', async () => {
  const account = await app.account();
  const vertical = await app.vertical();
  const tyres = await app.advertiser(account, { vertical_id: vertical });
  const boots = await app.advertiser(account);
  const as = app.as(
    await app.user({ accounts: [account], permissions: ['can_view_product', 'can_add_order', 'can_update_order'] }),
  );
  const product_type = 'E-mail deployment';
  const rateFor = async (advertiser: number, type = product_type) =>
    (await as.get(`/api/v2/product_rate/in_use?account_id=${account}&advertiser_id=${advertiser}&product_type=${type}`))
      .body.rate;
  const rateOfNew = async (advertiser: number) => {
    const order = { account_id: account, advertiser_id: advertiser, name: 'Rates' };
    const made = await as.post('/api/v1/orders', { ...order, products: [{ product_name: 'A', product_type }] });
    return (await as.get(`/api/v1/product/${made.body.products[0].product_id}`)).body.rate;
  };
  const add = (row: object) => app.insert('product_rate', { product_type, account_id: account, ...row });
  expect(await rateFor(tyres)).toBeNull();
  const general = await add({ cpm_cents: 700 });
  await add({ cpm_cents: 800, vertical_id: vertical });
  await add({ cpm_cents: 900, currency: 'CHF' });
  for (const [advertiser, cpm_cents] of [
    [tyres, 800],
    [boots, 700],
  ] as const) {
    expect(await rateFor(advertiser)).toEqual({ cpm_cents, currency: 'USD', source: 'account' });
    expect(await rateOfNew(advertiser)).toEqual(await rateFor(advertiser));
  }
  await app.sql('delete from product_rate where id = $1', [general]);
  await app.insert('house_rate', { product_type, cpm_cents: 600 });
  expect(await rateFor(boots)).toEqual({ cpm_cents: 600, currency: 'USD', source: 'house' });
  await app.sql('delete from house_rate where cpm_cents = 600');

  const stranger = await app.account();
  const path = (owner: number, advertiser: number) =>
    `/api/v2/product_rate/in_use?account_id=${owner}&advertiser_id=${advertiser}&product_type=${product_type}`;
  const foreign = await app.advertiser(stranger);
  for (const url of [path(stranger, foreign), path(account, foreign), path(account, 2_000_000_000)])
    expect((await as.get(url)).status).toBe(404);
  expect((await as.get(`/api/v2/product_rate/in_use?account_id=${account}`)).status).toBe(400);
});

it('of house and account come in one page, which merges the order of two indexes', async () => {
  const account = await app.account();
  const as = await manager(account);
  const type = 'E-mail deployment';
  const add = (table: string, row: object) => app.insert(table, { product_type: type, cpm_cents: 1, ...row });
  const ids = [
    await add('house_rate', { currency: 'CHF' }),
    await add('product_rate', { account_id: account, currency: 'CHF' }),
    await add('house_rate', { currency: 'CAD' }),
  ];
  await add('product_rate', { account_id: await app.account(), currency: 'CHF' });
  const page = async (query: string) => {
    const { body } = await as.get(`/api/v1/product_rate?product_type:eq=${encodeURIComponent(type)}&${query}`);
    return [body.total_rows, ...body.objects.map(({ id }: { id: number }) => id)];
  };
  expect(await page('order_by=id:asc')).toEqual([3, ...ids]);
  expect(await page('order_by=id:desc&count=2')).toEqual([3, ...ids.toReversed().slice(0, 2)]);
  expect(await page('order_by=id:desc&count=2&start=2')).toEqual([3, ids[0]]);
  expect(await page(`account_id:eq=${account}`)).toEqual([1, ids[1]]);
  for (const actor of [systemActor('test'), jobActor('test', account, 'test')])
    expect(await pagePlan(app, actor, productRates, 'id')).toMatch(
      /Merge Append[^]*Index Scan using product_rate_[^]*Index Scan using house_rate_pkey/,
    );
});
