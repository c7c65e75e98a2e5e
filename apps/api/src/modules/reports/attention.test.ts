import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';

let app: TestApp;
let mine: number;
let foreign: number;
beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account();
  foreign = await app.account();
  for (const [account, status, days] of [
    [mine, 'Processing', 2],
    [mine, 'Ready To Launch', 1],
    [mine, 'Error: Creative', 3],
    [mine, 'Completed', -9],
    [foreign, 'Processing', 1],
  ] as const) {
    const advertiser = await app.advertiser(account);
    const order = await app.insert('orders', {
      account_id: account,
      advertiser_id: advertiser,
      name: `Order ${status}`,
    });
    const startsAt = new Date(app.clock.now().getTime() + days * 86_400_000);
    await app.insert('product', {
      account_id: account,
      order_id: order,
      advertiser_id: advertiser,
      name: `Product ${status}`,
      status,
      starts_at: startsAt,
      volume_ordered: 41_306,
      deliverable: 50_000,
      reasons: JSON.stringify([{ text: `Why ${status}` }]),
    });
  }
});
afterAll(() => app.close());

it('answers 401 without a token and nothing to a caller without permissions', async () => {
  expect((await app.nobody.get('/api/v2/needs-attention')).status).toBe(401);
  const bare = await app.user({ accounts: [mine] });
  expect((await app.as(bare).get('/api/v2/needs-attention')).body).toEqual({
    tiles: [],
    waiting: [],
    waiting_total: 0,
    next_start_at: null,
  });
});

it('S04 counts only rows of the caller’s accounts that the permissions show', async () => {
  const user = await app.user({
    accounts: [mine],
    permissions: ['can_view_order', 'can_view_product', 'can_confirm_product'],
  });
  const { body } = await app.as(user).get('/api/v2/needs-attention');
  expect(body.tiles).toHaveLength(1);
  expect(body.tiles[0].lines.map((line: { code: string; count: number }) => [line.code, line.count])).toEqual([
    ['products_blocked', 1],
    ['products_ready', 1],
    ['products_waiting', 1],
  ]);
  expect(body.waiting).toMatchObject([{ name: 'Product Processing', text: 'Confirm 41,306 recipients' }]);
  expect((await app.as(user).get(`/api/v2/needs-attention?account_id=${foreign}`)).body.waiting_total).toBe(0);
});

it('lists the product that starts first at the top', async () => {
  const user = await app.user({
    accounts: [mine],
    permissions: [
      'can_view_order',
      'can_view_product',
      'can_confirm_product',
      'can_launch_product',
      'can_update_order',
    ],
  });
  const { body } = await app.as(user).get('/api/v2/needs-attention');
  expect(body.waiting.map((row: { status: string }) => row.status)).toEqual([
    'Ready To Launch',
    'Processing',
    'Error: Creative',
  ]);
  expect(body.waiting_total).toBe(3);
});
