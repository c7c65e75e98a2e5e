import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { comparable, type TestClient } from '../../../testing/client.ts';
import { readyProduct, type Campaign } from '../../../testing/orders.ts';
import { callsOn, personFor } from '../../../testing/productCalls.ts';
import { statementsOf } from '../../../testing/statements/statementsOf.ts';

const URL = '/api/v2/product/what-if';
const BULK = '/api/v2/product/bulk';
const NEXT_WEEK = { to: { date: '2026-03-12', time: '09:00' } };

let app: TestApp;
let accountId: number;
let as: TestClient;
let foreign: Campaign;

beforeAll(async () => {
  app = await testApp({ partial: true });
  accountId = await app.account({ time_zone: 'America/New_York' });
  as = await personFor(app, accountId);
  foreign = await readyProduct(app);
});
afterAll(() => app.close());

function ready(given: Parameters<typeof readyProduct>[1] = {}): Promise<Campaign> {
  return readyProduct(app, { accountId, ...given });
}

/** Everything that a move could change. */
function stored() {
  return app.sql(
    `select (select json_agg(p order by p.id) from product p) as products, (select json_agg(o order by o.id) from orders o) as orders,
            (select count(*) from product_transition) as moves, (select count(*) from audit_entry) as audits,
            (select count(*) from jobs.job) as jobs`,
  );
}

it('needs a signed-in user who may change products', async () => {
  const body = { ids: [foreign.productId], move: { by_days: 1 } };
  expect((await app.nobody.post(URL, body)).status).toBe(401);
  const viewer = app.as(await app.user({ accounts: [accountId], permissions: ['can_view_product'] }));
  expect((await viewer.post(URL, body)).status).toBe(403);
});

it('S01 is refused as a whole for a foreign or an absent id', async () => {
  const { productId } = await ready();
  const ask = (id: number) => as.post(URL, { ids: [productId, id], move: { by_days: 1 } });
  const absent = await ask(2_000_000_000);
  expect(absent.status).toBe(404);
  expect(comparable(await ask(foreign.productId))).toEqual(comparable(absent));
});

it.each([
  [{ ids: [1], move: {} }, 422, 'move'],
  [{ ids: [1], move: { by_days: 0 } }, 422, 'by_days'],
  [{ ids: [1], move: { to: { date: '2026-02-30', time: '09:00' } } }, 422, 'date'],
  [{ ids: Array.from({ length: 101 }, (_, at) => at + 1), move: { by_days: 1 } }, 422, 'ids'],
  [{ ids: [1] }, 400, 'move'],
  [{ ids: [1], move: { by_days: 1 }, status: 'Live' }, 400, 'status'],
])('refuses %j with %i and names the field', async (body, status, field) => {
  const refused = await as.post(URL, body);
  expect(refused.status).toBe(status);
  expect(Object.keys(refused.body.fields)).toEqual([field]);
});

it('shows what the move then makes of each product, and until then changes nothing', async () => {
  const late = await ready({ product: { starts_at: '2026-02-20T14:00:00Z', ends_at: '2026-02-21T22:00:00Z' } });
  const blocked = await ready({
    product: { starts_at: '2026-02-20T14:00:00Z', ends_at: '2026-02-21T22:00:00Z', audience_id: null },
  });
  const blank = await ready({ product: { starts_at: null, ends_at: null } });
  const cancelled = await ready({
    product: { attempt: 1, status: 'Cancelled', first_launched_at: app.clock.now() },
  });
  const launched = await ready();
  await callsOn(as, launched.productId).launch();
  const ids = [late, blocked, blank, cancelled, launched].map(({ productId }) => productId);

  const before = await stored();
  const { status, body } = await as.post(URL, { ids, move: NEXT_WEEK });
  expect(status).toBe(200);
  expect(await stored()).toEqual(before);
  expect(body.objects.map((row: { product_id: number }) => row.product_id)).toEqual(ids);
  expect(body.objects.map((row: Record<string, unknown>) => [row['status_now'], row['product_status']])).toEqual([
    ['Needs Attention', 'Ready To Launch'],
    ['Needs Attention', 'Pending: Audience'],
    ['Draft', 'Draft'],
    ['Cancelled', 'Cancelled'],
    ['Submitted', 'Submitted'],
  ]);
  expect(body.objects[0]).toMatchObject({
    product_start_date: '2026-03-12T13:00:00.000Z',
    product_end_date: '2026-03-13T21:00:00.000Z',
    version: 1,
    reasons: [],
    refused: null,
  });

  const moved = await as.post(BULK, { action: 'move', ids, move: NEXT_WEEK });
  const refused = body.objects.filter((row: { refused: string | null }) => row.refused !== null);
  expect(moved.body.refused).toEqual(
    refused.map((row: { product_id: number; refused: string }) => ({ id: row.product_id, reason: row.refused })),
  );
  expect(refused).toHaveLength(1);
  for (const shown of body.objects) {
    const { body: record } = await callsOn(as, shown.product_id).get();
    const { product_start_date, product_end_date, product_status, reasons } = shown;
    expect(record).toMatchObject({ product_start_date, product_end_date, product_status, reasons });
  }
});

it('says why a move would be refused, as the edit of the single product does', async () => {
  const { productId } = await ready();
  const blank = await ready({ product: { starts_at: null, ends_at: null } });
  const { body } = await as.post(URL, { ids: [productId, blank.productId], move: { by_days: -30 } });
  const edit = await callsOn(as, productId).edit({ product_start_date: '2026-02-05T15:00:00Z' });
  expect(body.objects.map((row: { refused: string }) => row.refused)).toEqual([
    edit.body.message,
    'It has no start yet',
  ]);
  expect(body.objects[0]).toMatchObject({
    product_start_date: '2026-03-07T15:00:00.000Z',
    status_now: 'Ready To Launch',
  });
});

it('reads the parts of many products once', async () => {
  const { productId } = await ready();
  const copies = await app.sql<{ id: number }>(
    `insert into product (account_id, order_id, advertiser_id, name, type, audience_id, creative_id, volume_ordered, rate_cpm_cents, starts_at, ends_at)
     select account_id, order_id, advertiser_id, name, type, audience_id, creative_id, volume_ordered, rate_cpm_cents, starts_at, ends_at
       from product, generate_series(1, 20) where id = $1 returning id`,
    [productId],
  );
  const ask = (ids: readonly number[]) => statementsOf(app, () => as.post(URL, { ids, move: { by_days: 1 } }));
  const ofOne = await ask([productId]);
  const ofAll = await ask([productId, ...copies.map(({ id }) => id)]);
  expect(ofAll).toEqual(ofOne);
});
