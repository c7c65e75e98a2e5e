import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('finds a record by its number in a list of one, and no record in an empty list', async () => {
  const { accountId, productId, orderId, creativeId, audienceId } = await readyProduct(app);
  const as = app.as(
    await app.user({
      accounts: [accountId],
      permissions: ['can_view_product', 'can_view_order', 'can_view_creative', 'can_view_audience'],
    }),
  );
  const lists = [
    ['product?product_id:eq', productId],
    ['orders?id:eq', orderId],
    ['creatives?id:eq', creativeId],
    ['audience?id:eq', audienceId],
  ] as const;
  const stranger = app.as(await app.user({ accounts: [await app.account()], permissions: ['can_view_product'] }));
  for (const [list, id] of lists) {
    const { body } = await as.get(`/api/v1/${list}=${id}`);
    expect([list, body.objects.map((row: { id?: number; product_id?: number }) => row.product_id ?? row.id)]).toEqual([
      list,
      [id],
    ]);
    expect((await as.get(`/api/v1/${list}=2147483647`)).body).toMatchObject({ objects: [], total_rows: 0 });
  }
  expect((await stranger.get(`/api/v1/product?product_id:eq=${productId}`)).body.objects).toEqual([]);
});
