import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { comparable, type TestClient } from '../../testing/client.ts';
import { waitingProduct } from '../../testing/launches.ts';
import { readyProduct, type Campaign } from '../../testing/orders.ts';
import { callsOn, countLaunches, personFor, PRODUCT_PERMISSIONS } from '../../testing/productCalls.ts';

const URL = '/api/v2/product/bulk';
const CHANGED = 'Somebody else changed this record';
const SEEN_OTHERWISE = 'The number of recipients has changed since it was shown';

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

function bulk(body: object, headers: Record<string, string> = {}) {
  return as.post(URL, body, headers);
}

async function versionOf(id: number): Promise<number> {
  return (await callsOn(as, id).get()).body.version;
}

describe('an action on many products', () => {
  it('S14 needs a signed-in user', async () => {
    expect((await app.nobody.post(URL, { action: 'launch', ids: [foreign.productId] })).status).toBe(401);
  });

  it.each([
    [{ action: 'launch' }, 'can_launch_product'],
    [{ action: 'confirm' }, 'can_confirm_product'],
    [{ action: 'accept', reason: 'Enough' }, 'can_confirm_product'],
    [{ action: 'pause', reason: 'Wait' }, 'can_abort_product'],
    [{ action: 'move', move: { by_days: 1 } }, 'can_update_order'],
  ] as const)('S07 %j needs %s', async (body, permission) => {
    const { productId } = await ready();
    const permissions = PRODUCT_PERMISSIONS.filter((name) => name !== permission);
    const other = app.as(await app.user({ accounts: [accountId], permissions }));
    const refused = await other.post(URL, { ...body, ids: [productId] });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain(permission);
  });

  it('S08 is refused as a whole for a foreign or an absent id, and changes nothing', async () => {
    const { productId } = await ready();
    const absent = await bulk({ action: 'launch', ids: [productId, 2_000_000_000] });
    const mixed = await bulk({ action: 'launch', ids: [productId, foreign.productId] });
    expect(absent.status).toBe(404);
    expect(comparable(mixed)).toEqual(comparable(absent));
    const moved = await bulk({ action: 'move', move: { by_days: 1 }, ids: [productId, foreign.productId] });
    expect(moved.status).toBe(404);
    expect((await callsOn(as, productId).get()).body).toMatchObject({ product_status: 'Ready To Launch', version: 1 });
  });

  it.each([
    [{ action: 'move' }, { move: 'Give either by_days or to' }],
    [{ action: 'move', move: {} }, { move: 'Give either by_days or to' }],
    [
      { action: 'move', move: { by_days: 1, to: { date: '2026-03-09', time: '09:00' } } },
      { move: 'Give either by_days or to' },
    ],
    [{ action: 'move', move: { by_days: 0 } }, { by_days: 'By days must not be 0' }],
    [{ action: 'move', move: { to: { date: '2026-02-30', time: '09:00' } } }, { date: 'Date is not valid' }],
    [{ action: 'move', move: { to: { date: '2026-03-09', time: '9 AM' } } }, { time: 'Time is not valid' }],
    [{ action: 'pause' }, { reason: 'Reason is required, the reason must not contain only whitespace' }],
    [{ action: 'accept', reason: '  ' }, { reason: 'Reason is required, the reason must not contain only whitespace' }],
  ])('refuses %j and names the field', async (body, fields) => {
    const { productId } = await ready();
    const refused = await bulk({ ...body, ids: [productId] });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual(fields);
    expect(await versionOf(productId)).toBe(1);
  });

  it('S09 refuses unknown fields and actions, and moves that are too far', async () => {
    const { productId } = await ready();
    const ids = [productId];
    expect((await bulk({ action: 'relaunch', ids })).status).toBe(400);
    expect((await bulk({ action: 'launch', ids, status: 'Live' })).status).toBe(400);
    expect((await bulk({ action: 'move', ids, move: { by_days: 1.5 } })).status).toBe(400);
    const far = await bulk({ action: 'move', ids, move: { by_days: 367 } });
    expect(far.status).toBe(422);
    expect(Object.keys(far.body.fields)).toEqual(['move.by_days']);
    expect(await versionOf(productId)).toBe(1);
  });

  it('takes all that match a filter, unless their number has changed', async () => {
    const { productId, orderId } = await ready();
    const filter = { 'order_id:eq': [String(orderId)], 'actor:eq': ['me'] };
    const moved = await bulk({ action: 'launch', filter, count: 2 });
    expect([moved.status, moved.body.message]).toEqual([409, '1 match now, not 2']);
    for (const wrong of [{ limit: ['1'] }, { 'status:eq': ['Draft'] }, { 'product_status:eq': ['Nothing'] }]) {
      const refused = await bulk({ action: 'launch', filter: wrong, count: 1 });
      expect([refused.status, refused.body.message]).toEqual([
        400,
        expect.stringContaining(Object.keys(wrong)[0] ?? ''),
      ]);
    }
    expect((await bulk({ action: 'launch', filter, count: 1 })).body).toEqual({ done: [productId], refused: [] });
  });
});

describe('many launches', () => {
  it('are decided one by one, with the reason of the single call', async () => {
    const one = await ready();
    const draft = await ready({ order: { submitted_at: null } });
    const other = await ready();
    const ids = [one.productId, draft.productId, other.productId];
    const { status, body } = await bulk({ action: 'launch', ids });
    expect(status).toBe(200);
    const single = await callsOn(as, draft.productId).launch();
    expect(body).toEqual({
      done: [one.productId, other.productId],
      refused: [{ id: draft.productId, reason: single.body.message }],
    });
    expect((await callsOn(as, one.productId).get()).body.product_status).toBe('Submitted');
  });

  it('R01 happen once for a double click', async () => {
    const campaigns = [await ready(), await ready()];
    const ids = campaigns.map(({ productId }) => productId);
    const key = { 'idempotency-key': 'launch-two' };
    const [first, second] = await Promise.all([
      bulk({ action: 'launch', ids }, key),
      bulk({ action: 'launch', ids }, key),
    ]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(second?.body).toEqual(first?.body);
    const again = await bulk({ action: 'launch', ids });
    expect(again.body).toEqual({
      done: [],
      refused: ids.map((id) => ({ id, reason: 'It has already been launched' })),
    });
    for (const campaign of campaigns) expect(await countLaunches(app, campaign)).toBe(1);
  });

  it('are refused for a product that was edited since it was seen', async () => {
    const { productId } = await ready();
    const version = await versionOf(productId);
    await callsOn(as, productId).edit({ volume_ordered: 99 });
    const stale = await bulk({ action: 'launch', ids: [productId], seen: [{ id: productId, version }] });
    expect(stale.body).toEqual({ done: [], refused: [{ id: productId, reason: CHANGED }] });
    const fresh = await bulk({ action: 'launch', ids: [productId], seen: [{ id: productId, version: version + 1 }] });
    expect(fresh.body).toEqual({ done: [productId], refused: [] });
  });
});

it('gives the go-ahead for the number that was seen, and pauses with a reason', async () => {
  const { productId, launcher } = await waitingProduct(app);
  const there = app.as(launcher);
  const ids = [productId];
  const other = await there.post(URL, { action: 'confirm', ids, seen: [{ id: productId, recipients: 99 }] });
  expect(other.body).toEqual({ done: [], refused: [{ id: productId, reason: SEEN_OTHERWISE }] });
  const early = await there.post(URL, { action: 'pause', ids, reason: 'Wait' });
  expect(early.body.refused).toEqual([
    { id: productId, reason: 'Only a product that is Approved or Live can be paused' },
  ]);
  const seen = [{ id: productId, recipients: 100 }];
  expect((await there.post(URL, { action: 'confirm', ids, seen })).body).toEqual({ done: ids, refused: [] });
  expect((await there.post(URL, { action: 'pause', ids, reason: 'Wait for the shop' })).body).toEqual({
    done: ids,
    refused: [],
  });
  expect((await callsOn(there, productId).get()).body).toMatchObject({
    product_status: 'Needs Attention',
    attention: 'paused',
    attention_detail: 'Wait for the shop',
  });
});

it('accepts the count that was seen', async () => {
  const { productId } = await ready({ members: 80 });
  const full = await ready();
  const ids = [productId, full.productId];
  const body = { action: 'accept', ids, reason: 'Enough' };
  const seen = (recipients: number) => ({ ...body, seen: [{ id: productId, recipients }] });
  expect((await bulk(seen(79))).body.refused[0]).toEqual({
    id: productId,
    reason: 'The count has changed since it was shown',
  });
  expect((await bulk(seen(80))).body).toEqual({
    done: [productId],
    refused: [{ id: full.productId, reason: 'No count is waiting to be accepted' }],
  });
  expect((await callsOn(as, productId).get()).body.product_status).toBe('Ready To Launch');
});
