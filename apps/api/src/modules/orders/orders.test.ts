import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const ALL = ['can_view_order', 'can_add_order', 'can_update_order', 'can_delete_order', 'can_view_product'] as const;

async function someone() {
  const account = await app.account();
  const advertiser = await app.advertiser(account);
  const noor = await app.user({ accounts: [account], permissions: [...ALL] });
  return { account, advertiser, noor, as: app.as(noor) };
}

function orderOf(account: number, advertiser: number, more: object = {}) {
  return {
    account_id: account,
    advertiser_id: advertiser,
    name: 'Winter 2026',
    ...more,
  };
}

describe('who may call', () => {
  const calls: [string, 'get' | 'post' | 'patch' | 'delete', string, object | undefined][] = [
    ['listOrders', 'get', '/api/v1/orders', undefined],
    ['createOrder', 'post', '/api/v1/orders', orderOf(1, 1)],
    ['getOrder', 'get', '/api/v1/orders/1', undefined],
    ['updateOrder', 'patch', '/api/v1/orders/1', { name: 'B' }],
    [
      'replaceOrder',
      'post',
      '/api/v1/orders/1',
      { advertiser_id: 1, name: 'B', po_number: null, notes: null, owner_id: null },
    ],
    ['submitOrder', 'post', '/api/v1/orders/1/submit', undefined],
    ['duplicateOrder', 'post', '/api/v1/orders/1/duplicate', undefined],
    ['deleteOrder', 'delete', '/api/v1/orders/1', undefined],
    ['exportOrders', 'post', '/api/v1/orders/export', undefined],
    ['listProducts', 'get', '/api/v1/product', undefined],
    ['createProduct', 'post', '/api/v1/product', { order_id: 1, product_name: 'A' }],
    ['getProduct', 'get', '/api/v1/product/1', undefined],
    ['updateProduct', 'patch', '/api/v1/product/1', { product_name: 'B' }],
    ['deleteProduct', 'delete', '/api/v1/product/1', undefined],
    ['exportProducts', 'post', '/api/v1/product/export', undefined],
    ['launchProduct', 'post', '/api/v1/product/1/launch', {}],
    ['relaunchProduct', 'post', '/api/v1/product/1/relaunch', {}],
    ['abortProduct', 'post', '/api/v1/product/1/abort', { reason: 'Stop' }],
    ['confirmProduct', 'post', '/api/v1/product/1/confirm', {}],
    ['listProductRates', 'get', '/api/v1/product_rate', undefined],
    [
      'getRateInUse',
      'get',
      '/api/v2/product_rate/in_use?account_id=1&advertiser_id=1&product_type=Data%20delivery',
      undefined,
    ],
    ['createProductRate', 'post', '/api/v1/product_rate', { product_type: 'Data delivery', cpm_cents: 1 }],
    ['updateProductRate', 'patch', '/api/v1/product_rate/1', { cpm_cents: 1 }],
  ];
  it.each(calls)('%s asks for a sign-in and for its permission', async (_name, method, url, body) => {
    const nobody = await app.nobody[method](url, body as never);
    expect(nobody.status).toBe(401);
    const without = await app.user({ accounts: [await app.account()], permissions: ['can_view_creative'] });
    expect((await app.as(without)[method](url, body as never)).status).toBe(403);
  });
});

describe('an order', () => {
  it('is made with its products, read, listed, changed and deleted', async () => {
    const { account, advertiser, noor, as } = await someone();
    const made = await as.post(
      '/api/v1/orders',
      orderOf(account, advertiser, { products: [{ product_name: 'First wave' }] }),
    );
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 'Draft', product_count: 1, owner: { id: noor.id }, version: 1 });
    expect(made.body.products[0]).toMatchObject({ product_name: 'First wave', product_status: 'Draft' });
    expect(made.body.products[0].reasons.map((reason: { code: string }) => reason.code)).toContain('not_submitted');

    expect(made.body.totals).toEqual({ ordered: 0, delivered: 0, cost: null, expected_cost: null });

    const url = `/api/v1/orders/${made.body.id}`;
    expect((await as.get(url)).body).toEqual(made.body);
    const listed = await as.get('/api/v1/orders?search=winter&field=name');
    expect(listed.body.total_rows).toBe(1);
    expect(listed.body.objects[0]).toMatchObject({ id: made.body.id, product_count: 1 });

    const changed = await as.patch(url, { po_number: 'PO 7' }, { 'if-match': made.headers['etag'] ?? '' });
    expect(changed.body).toMatchObject({ po_number: 'PO 7', version: 2 });
    expect((await as.delete(url)).status).toBe(204);
    expect((await as.get(url)).status).toBe(404);
    expect((await as.get(`/api/v1/product/${made.body.products[0].product_id}`)).status).toBe(404);
  });

  it('R25 refuses an edit that was made on an older version, and shows the newer one', async () => {
    const { account, advertiser, as } = await someone();
    const { body, headers } = await as.post('/api/v1/orders', orderOf(account, advertiser));
    const url = `/api/v1/orders/${body.id}`;
    await as.patch(url, { name: 'Theirs' });
    const stale = await as.patch(url, { name: 'Mine' }, { 'if-match': headers['etag'] ?? '' });
    expect(stale.status).toBe(412);
    expect(stale.body.record).toMatchObject({ name: 'Theirs', version: 2 });
    expect((await as.get(url)).body.name).toBe('Theirs');
  });

  it('replaces all that is writable', async () => {
    const { account, advertiser, as } = await someone();
    const { body } = await as.post('/api/v1/orders', orderOf(account, advertiser, { po_number: 'PO 1', notes: 'Old' }));
    const full = { advertiser_id: advertiser, name: 'New', po_number: null, notes: null, owner_id: null };
    const replaced = await as.post(`/api/v1/orders/${body.id}`, full);
    expect(replaced.body).toMatchObject({ name: 'New', po_number: null, notes: null, owner: null });
    expect((await as.post(`/api/v1/orders/${body.id}`, { name: 'Part' })).status).toBe(400);
  });

  it('is submitted once, and not without a product', async () => {
    const { account, advertiser, as } = await someone();
    const { body } = await as.post('/api/v1/orders', orderOf(account, advertiser));
    const early = await as.post(`/api/v1/orders/${body.id}/submit`);
    expect(early.status).toBe(409);
    expect(early.body.message).toBe('It has no product yet');
    expect(early.body.record).toMatchObject({ id: body.id });
    const { body: added } = await as.post('/api/v1/product', { order_id: body.id, product_name: 'First wave' });
    const submitOf = (product: { actions: { name: string }[] }) =>
      product.actions.find(({ name }) => name === 'submit');
    expect(submitOf(added)).toMatchObject({ allowed: true, permission: 'can_update_order' });
    const done = await as.post(`/api/v1/orders/${body.id}/submit`);
    expect(done.status).toBe(200);
    expect(done.body.submitted_at).toBe(app.clock.now().toISOString());
    const codes = done.body.products[0].reasons.map((reason: { code: string }) => reason.code);
    expect(codes).not.toContain('not_submitted');
    expect(codes).toContain('incomplete');
    const { body: product } = await as.get(`/api/v1/product/${done.body.products[0].product_id}`);
    const { fields, step } = product.reasons.find((reason: { code: string }) => reason.code === 'incomplete');
    expect(step).toBe('fill in what is missing');
    expect(fields.map((field: { name: string }) => field.name)).toEqual([
      'product_type',
      'volume_ordered',
      'product_start_date',
      'product_end_date',
    ]);
    expect(submitOf(product)).toMatchObject({ allowed: false, reason: 'It is already submitted' });
    expect((await as.post(`/api/v1/orders/${body.id}/submit`)).status).toBe(409);
  });

  it('is copied with its products, without dates and not submitted', async () => {
    const { orderId, accountId, audienceId, creativeId } = await readyProduct(app);
    const noor = await app.user({ accounts: [accountId], permissions: [...ALL] });
    const as = app.as(noor);
    const { status, body: copy } = await as.post(`/api/v1/orders/${orderId}/duplicate`);
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      name: 'Winter 2026 (copy)',
      status: 'Draft',
      submitted_at: null,
      owner: { id: noor.id },
    });
    expect(copy.id).not.toBe(orderId);
    expect(copy.products).toHaveLength(1);
    const product = (await as.get(`/api/v1/product/${copy.products[0].product_id}`)).body;
    expect(product).toMatchObject({
      product_name: 'Tyres, first wave',
      product_status: 'Draft',
      product_start_date: null,
      product_end_date: null,
      volume_ordered: 100,
      audience: { id: audienceId },
      creative: { id: creativeId },
    });
    expect((await as.get(`/api/v1/orders/${orderId}`)).body).toMatchObject({ name: 'Winter 2026', product_count: 1 });
  });

  it('takes over its most urgent product’s status', async () => {
    const { orderId, accountId, audienceId } = await readyProduct(app);
    const sam = await app.user({ accounts: [accountId], permissions: [...ALL] });
    const statusOf = async () => (await app.as(sam).get(`/api/v1/orders/${orderId}`)).body.status;
    expect(await statusOf()).toBe('Ready To Launch');
    const second = await app.as(sam).post('/api/v1/product', {
      order_id: orderId,
      product_name: 'Second wave',
      product_type: 'E-mail deployment',
      product_start_date: '2026-03-09T14:00:00Z',
      product_end_date: '2026-03-12T14:00:00Z',
      volume_ordered: 100,
      audience_id: audienceId,
      rate_cpm_cents: 900,
    });
    expect(second.body).toMatchObject({ product_status: 'Pending: Creative', next_actor: 'Order owner' });
    expect(await statusOf()).toBe('Pending: Creative');
    await app.as(sam).delete(`/api/v1/product/${second.body.product_id}`);
    expect(await statusOf()).toBe('Ready To Launch');
  });

  it('says in words what is wrong with it', async () => {
    const { account, advertiser, as } = await someone();
    const nameless = await as.post('/api/v1/orders', orderOf(account, advertiser, { name: '  ' }));
    expect(nameless.status).toBe(422);
    const stranger = await app.user({});
    const owned = await as.post('/api/v1/orders', orderOf(account, advertiser, { owner_id: stranger.id }));
    expect(owned.status).toBe(422);
    expect(owned.body.message).toBe('Owner is not valid');
  });
});

describe('another account’s', () => {
  it('S01 order and product answer as absent ones do, unchanged', async () => {
    const { orderId, productId } = await readyProduct(app);
    const { as } = await someone();
    for (const url of [`/api/v1/orders/${orderId}`, `/api/v1/product/${productId}`]) {
      const absent = await as.get(`${url.slice(0, url.lastIndexOf('/'))}/2000000000`);
      expect(absent.status).toBe(404);
      const foreign = [
        await as.get(url),
        await as.patch(url, { [url.includes('orders') ? 'name' : 'product_name']: 'X' }),
      ];
      for (const answer of foreign) {
        expect(answer.status).toBe(404);
        expect({ ...answer.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' });
      }
      expect((await as.delete(url)).status).toBe(404);
      if (url.includes('orders')) expect((await as.post(`${url}/duplicate`)).status).toBe(404);
    }
    const [row] = await app.sql('select name, version from product where id = $1', [productId]);
    expect(row).toEqual({ name: 'Tyres, first wave', version: 1 });
  });

  it('S03 account, advertiser and parts can’t be named in a body', async () => {
    const foreign = await readyProduct(app);
    const { account, advertiser, as } = await someone();
    expect((await as.post('/api/v1/orders', orderOf(foreign.accountId, foreign.advertiserId))).status).toBe(404);
    expect((await as.post('/api/v1/orders', orderOf(account, foreign.advertiserId))).status).toBe(422);
    const { body } = await as.post('/api/v1/orders', orderOf(account, advertiser));
    expect((await as.patch(`/api/v1/orders/${body.id}`, { advertiser_id: foreign.advertiserId })).status).toBe(422);
    const onForeign = await as.post('/api/v1/product', { order_id: foreign.orderId, product_name: 'Mine' });
    expect(onForeign.status).toBe(404);
    for (const part of [{ creative_id: foreign.creativeId }, { audience_id: foreign.audienceId }]) {
      const answer = await as.post('/api/v1/product', { order_id: body.id, product_name: 'Mine', ...part });
      expect(answer.status).toBe(422);
    }
    const [count] = await app.sql<{ count: number }>('select count(*) from product where account_id = $1', [account]);
    expect(count?.count).toBe(0);
  });

  it('S04 rows are in no list, count, search or export', async () => {
    const { accountId } = await readyProduct(app);
    const { account, advertiser, as } = await someone();
    await as.post('/api/v1/orders', orderOf(account, advertiser, { products: [{ product_name: 'Own' }] }));
    for (const path of ['orders', 'product']) {
      expect((await as.get(`/api/v1/${path}?account_id:eq=${accountId}`)).body).toEqual({ objects: [], total_rows: 0 });
      expect((await as.get(`/api/v1/${path}`)).body.total_rows).toBe(1);
      const field = path === 'orders' ? 'name' : 'product_name';
      expect((await as.get(`/api/v1/${path}?${field}:like=Tyres`)).body.total_rows).toBe(0);
      const csv = await as.post(`/api/v1/${path}/export`);
      expect(csv.text.trim().split('\r\n')).toHaveLength(2);
    }
  });

  it('S05 part among own ones has the whole call refused', async () => {
    const foreign = await readyProduct(app);
    const { account, advertiser, as } = await someone();
    const products = [
      ...Array.from({ length: 9 }, (_, at) => ({ product_name: `Own ${at}` })),
      { product_name: 'Foreign', creative_id: foreign.creativeId },
    ];
    expect((await as.post('/api/v1/orders', orderOf(account, advertiser, { products }))).status).toBe(422);
    const [count] = await app.sql<{ count: number }>('select count(*) from orders where account_id = $1', [account]);
    expect(count?.count).toBe(0);
  });
});

it('S09 fields that aren’t writable are refused', async () => {
  const { account, advertiser, as } = await someone();
  const { body } = await as.post('/api/v1/orders', orderOf(account, advertiser, { products: [{ product_name: 'A' }] }));
  const product = `/api/v1/product/${body.products[0].product_id}`;
  for (const field of [
    { id: 7 },
    { status: 'Approved' },
    { created_at: '2020-01-01T00:00:00Z' },
    { submitted_at: null },
  ]) {
    expect((await as.patch(`/api/v1/orders/${body.id}`, field)).status).toBe(400);
  }
  for (const field of [{ product_status: 'Live' }, { attempt: 3 }, { launch_id: 1 }, { volume_delivered: 9 }]) {
    expect((await as.patch(product, field)).status).toBe(400);
  }
  expect((await as.get(`/api/v1/orders/${body.id}`)).body).toEqual(body);
});

it('S23 markup in names is text, in JSON and in a spreadsheet', async () => {
  const { account, advertiser, as } = await someone();
  const name = '=cmd|<img src=x onerror=alert(1)>';
  const { body } = await as.post('/api/v1/orders', orderOf(account, advertiser, { name }));
  expect(body.name).toBe(name);
  expect((await as.post('/api/v1/orders/export')).text).toContain(`,"'${name}",`);
});
