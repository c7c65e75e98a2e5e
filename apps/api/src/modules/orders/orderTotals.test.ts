import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('an order adds up what its products ordered and delivered, and what that costs', async () => {
  const { orderId, accountId, productId } = await readyProduct(app);
  const as = app.as(
    await app.user({ accounts: [accountId], permissions: ['can_view_order', 'can_view_product', 'can_update_order'] }),
  );
  const second = { order_id: orderId, product_name: 'Second wave', volume_ordered: 40, rate_cpm_cents: 1200 };
  await as.post('/api/v1/product', second);
  const totalsNow = async () => (await as.get(`/api/v1/orders/${orderId}`)).body.totals;
  expect(await totalsNow()).toEqual({
    ordered: 140,
    delivered: 0,
    cost: null,
    expected_cost: { amount_cents: 168, currency: 'USD' },
  });
  await app.sql('update product set volume_delivered = 95 where id = $1', [productId]);
  expect(await totalsNow()).toEqual({
    ordered: 140,
    delivered: 95,
    cost: { amount_cents: 114, currency: 'USD' },
    expected_cost: null,
  });
});
