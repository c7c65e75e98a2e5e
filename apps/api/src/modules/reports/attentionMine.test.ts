import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('counts as work with products what their list says needs the caller', async () => {
  const account = await app.account();
  for (const [actor, status] of [
    ['Data team', 'Multiple Errors'],
    ['Creative team', 'Multiple Errors'],
    ['Order owner', 'Multiple Errors'],
    ['Order owner', 'Draft'],
  ]) {
    const advertiser = await app.advertiser(account);
    const order = await app.insert('orders', { account_id: account, advertiser_id: advertiser, name: actor });
    await app.insert('product', {
      account_id: account,
      order_id: order,
      advertiser_id: advertiser,
      name: actor,
      status,
      reasons: JSON.stringify([{ text: actor, actor }]),
    });
  }
  const seesProducts = ['can_view_order', 'can_view_product'] as const;
  const counts: number[] = [];
  for (const permissions of [
    ['can_update_order'],
    ['can_update_order', 'can_update_audience'],
    ['can_update_order', 'can_update_audience', 'can_update_creative'],
    [],
  ] as Permission[][]) {
    const caller = app.as(await app.user({ accounts: [account], permissions: [...seesProducts, ...permissions] }));
    const { work } = (await caller.get('/api/v2/needs-attention')).body;
    const { needs_me } = (await caller.get('/api/v1/product/groups')).body;
    const ofProducts = (work as { module: string; count: number }[]).filter(
      ({ module }) => module === 'order-management',
    );
    expect(ofProducts.reduce((sum, { count }) => sum + count, 0)).toBe(needs_me);
    counts.push(needs_me);
  }
  expect(counts).toEqual([2, 3, 4, 0]);
});
