import { permissionNames } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { readyProduct, type Campaign } from '../testing/orders.ts';
import { whileFailing } from '../testing/statements/whileFailing.ts';

const actionOf: Readonly<Record<string, string>> = {
  creative: 'delete',
  audience: 'delete',
  orders: 'delete',
  task: 'claim',
};

let app: TestApp;
let accountId: number;
let as: TestClient;
let foreign: Campaign;

beforeAll(async () => {
  app = await testApp({ partial: true });
  accountId = await app.account();
  as = app.as(await app.user({ accounts: [accountId], permissions: [...permissionNames] }));
  foreign = await readyProduct(app);
});
afterAll(() => app.close());

async function audiences(name: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    ids.push(await app.insert('audience', { account_id: accountId, name: `${name} ${at}`, status: 'Approved' }));
  }
  return ids;
}

async function left(ids: readonly number[]): Promise<number> {
  return (await app.sql('select from audience where id = any($1)', [ids])).length;
}

function bulk(body: object, headers: Record<string, string> = {}) {
  return as.post('/api/v2/audience/bulk', body, headers);
}

describe('one action on many records', () => {
  it('S05 is refused as a whole for a foreign or an absent id, and changes nothing', async () => {
    const own = await audiences('Mixed', 3);
    const absent = await bulk({ action: 'delete', ids: [...own, 2_000_000_000] });
    const mixed = await bulk({ action: 'delete', ids: [...own, foreign.audienceId] });
    expect([absent.status, mixed.status]).toEqual([404, 404]);
    expect({ ...mixed.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' });
    expect(await left([...own, foreign.audienceId])).toBe(4);
  });

  it('is decided for each record on its own, with the reason of a refusal', async () => {
    const { accountId: account, audienceId, productId } = await readyProduct(app, { account: { hold_minutes: 0 } });
    await app.sql("update product set attempt = 1, status = 'Cancelled' where id = $1", [productId]);
    const free = await app.insert('audience', { account_id: account, name: 'Free', status: 'Approved' });
    const there = app.as(await app.user({ accounts: [account], permissions: [...permissionNames] }));
    const { status, body } = await there.post('/api/v2/audience/bulk', { action: 'delete', ids: [audienceId, free] });
    expect(status).toBe(200);
    expect(body).toEqual({ done: [free], refused: [{ id: audienceId, reason: expect.stringMatching(/\w/) }] });
    expect(await left([audienceId, free])).toBe(1);
  });

  it('takes all that match a filter, unless their number has changed', async () => {
    const ids = await audiences('Filtered', 4);
    const filter = { 'name:like': ['filtered'], 'account_id:eq': [String(accountId)] };
    const moved = await bulk({ action: 'delete', filter, count: 3 });
    expect(moved.status).toBe(409);
    expect(moved.body.message).toBe('4 match now, not 3');
    expect(await left(ids)).toBe(4);
    expect((await bulk({ action: 'delete', filter: { 'secret:eq': ['1'] }, count: 4 })).status).toBe(400);
    const { body } = await bulk({ action: 'delete', filter, count: 4 });
    expect(body).toEqual({ done: expect.arrayContaining(ids), refused: [] });
    expect(await left(ids)).toBe(0);
  });

  it('is repeatable by key', async () => {
    const ids = await audiences('Repeated', 2);
    const key = { 'idempotency-key': 'bulk-1' };
    const first = await bulk({ action: 'delete', ids }, key);
    const second = await bulk({ action: 'delete', ids }, key);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  it('R04 deletes the rest when it is repeated after it failed half way, but no record of another key', async () => {
    const ids = await audiences('Half', 2);
    const key = { 'idempotency-key': 'half-deleted' };
    const call = () => bulk({ action: 'delete', ids }, key);
    const failed = await whileFailing(app, `delete on audience for each row when (old.id = ${ids[1]})`, call);
    expect([failed.status, await left(ids)]).toEqual([500, 1]);
    expect((await bulk({ action: 'delete', ids }, { 'idempotency-key': 'another' })).status).toBe(404);
    expect((await bulk({ action: 'delete', ids: [...ids, foreign.audienceId] }, key)).status).toBe(404);
    expect((await call()).body).toEqual({ done: ids, refused: [] });
    expect(await left(ids)).toBe(0);
  });

  it('asks for the permission of the single action, and for ids or a filter with its count', async () => {
    const [id = 0] = await audiences('Kept', 1);
    const viewer = app.as(await app.user({ accounts: [accountId], permissions: ['can_view_audience'] }));
    expect((await viewer.post('/api/v2/audience/bulk', { action: 'delete', ids: [id] })).status).toBe(403);
    expect((await app.nobody.post('/api/v2/audience/bulk', { action: 'delete', ids: [id] })).status).toBe(401);
    for (const bad of [{}, { ids: [id], filter: {} }, { filter: {} }]) {
      expect((await bulk({ action: 'delete', ...bad })).status).toBe(422);
    }
    expect((await bulk({ action: 'launch', ids: [id] })).status).toBe(400);
    expect((await bulk({ action: 'delete', ids: Array.from({ length: 1001 }, (_, at) => at + 1) })).status).toBe(422);
    expect(await left([id])).toBe(1);
  });
});

it('copies and submits orders, and validates creatives', async () => {
  const { accountId: account, orderId, creativeId } = await readyProduct(app, { order: { submitted_at: null } });
  const there = app.as(await app.user({ accounts: [account], permissions: [...permissionNames] }));
  const copied = await there.post('/api/v2/orders/bulk', { action: 'duplicate', ids: [orderId] });
  expect(copied.body).toEqual({ done: [orderId], refused: [] });
  const submitted = await there.post('/api/v2/orders/bulk', { action: 'submit', ids: [orderId] });
  expect(submitted.body).toEqual({ done: [orderId], refused: [] });
  const again = await there.post('/api/v2/orders/bulk', { action: 'submit', ids: [orderId] });
  expect(again.body.refused).toEqual([{ id: orderId, reason: 'It is already submitted' }]);
  const checked = await there.post('/api/v2/creative/bulk', { action: 'validate', ids: [creativeId] });
  expect(checked.body).toEqual({ done: [creativeId], refused: [] });
});

it('R04 copies each order once when the call is repeated after it failed half way', async () => {
  const { accountId: account, orderId: one } = await readyProduct(app);
  const { orderId: other } = await readyProduct(app, { accountId: account });
  await app.sql(`update orders set name = 'Order ' || id where account_id = $1`, [account]);
  const there = app.as(await app.user({ accounts: [account], permissions: [...permissionNames] }));
  const call = () =>
    there.post('/api/v2/orders/bulk', { action: 'duplicate', ids: [one, other] }, { 'idempotency-key': 'half-copied' });
  const copies = () =>
    app.sql('select from orders where account_id = $1 and id not in ($2, $3)', [account, one, other]);
  const row = `insert on orders for each row when (position('Order ${other}' in new.name) > 0)`;
  expect([(await whileFailing(app, row, call)).status, (await copies()).length]).toEqual([500, 1]);
  expect((await call()).body).toEqual({ done: [one, other], refused: [] });
  expect((await copies()).length).toBe(2);
});

it.each(['creative', 'audience', 'orders', 'task'])(
  'filters %s like its list, and refuses whatever else is named',
  async (module) => {
    const url = `/api/v2/${module}/bulk`;
    const send = (filter: object) => as.post(url, { action: actionOf[module], filter, count: 0 });
    for (const filter of [
      { limit: ['1'] },
      { start: ['2'] },
      { skip: ['1'] },
      { count: ['1'] },
      { constructor: ['x'] },
      { 'constructor:eq': ['x'] },
      { status: ['Draft'] },
      { 'stauts:eq': ['Draft'] },
      { 'account_id:eq': ['0x1'] },
      { 'account_id:eq': [String(accountId)], 'account_id:like': ['1'] },
      { 'status:eq': ['Nothing like a status'] },
    ]) {
      const { status, body } = await send(filter);
      expect(status, JSON.stringify(filter)).toBe(400);
      expect(body.message, JSON.stringify(filter)).toContain(Object.keys(filter).at(-1));
    }
    const nothing = { 'account_id:eq': ['999999'], order_by: ['id:asc'] };
    expect((await send(nothing)).body).toEqual({ done: [], refused: [] });
  },
);
