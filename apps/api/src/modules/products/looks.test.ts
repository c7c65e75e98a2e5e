import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const VIEWS = ['can_view_order', 'can_view_product'] as const;

async function reader(accountId: number) {
  return app.as(await app.user({ accounts: [accountId], permissions: [...VIEWS] }));
}

it('says how a product was when the reader last looked at it, and only to them', async () => {
  const { accountId, productId } = await readyProduct(app);
  const [one, other] = [await reader(accountId), await reader(accountId)];
  const changedFor = async (person: typeof one) => {
    const { body } = await person.get(`/api/v1/product?product_id:eq=${productId}`);
    return body.objects[0].changed_from;
  };
  const [before] = await app.sql<{ status: string; starts_at: Date }>(
    'select status, starts_at from product where id = $1',
    [productId],
  );
  expect(await changedFor(one)).toBeNull();
  expect((await one.put(`/api/v2/product/${productId}/look`)).status).toBe(204);
  expect(await changedFor(one)).toBeNull();

  await app.sql("update product set status = 'Draft', starts_at = starts_at + interval '1 day' where id = $1", [
    productId,
  ]);
  expect(await changedFor(one)).toEqual({
    product_status: before?.status,
    product_start_date: before?.starts_at.toISOString(),
    looked_at: app.clock.now().toISOString(),
  });
  expect(await changedFor(other)).toBeNull();

  // A second look is one row, and ends the mark.
  expect((await one.put(`/api/v2/product/${productId}/look`)).status).toBe(204);
  expect(await changedFor(one)).toBeNull();
  expect(await app.sql('select from product_look where product_id = $1', [productId])).toHaveLength(1);
});

it('does not mark what the reader changed themselves', async () => {
  const { accountId, productId } = await readyProduct(app);
  const permissions = [...VIEWS, 'can_update_order'] as const;
  const [mover, other] = await Promise.all(
    ['Mover', 'Other'].map(async () =>
      app.as(await app.user({ accounts: [accountId], permissions: [...permissions] })),
    ),
  );
  const changedFor = async (person = mover) =>
    (await person?.get(`/api/v1/product?product_id:eq=${productId}`))?.body.objects[0].changed_from;
  for (const person of [mover, other]) await person?.put(`/api/v2/product/${productId}/look`);
  const { body } = (await mover?.get(`/api/v1/product/${productId}`)) ?? {};
  const start = new Date(Date.parse(body.product_start_date) + 86_400_000).toISOString();
  const moved = await mover?.patch(`/api/v1/product/${productId}`, { product_start_date: start });
  expect(moved?.status).toBe(200);
  expect(await changedFor(mover)).toBeNull();
  expect(await changedFor(other)).toMatchObject({ product_start_date: body.product_start_date });
});

it('asks for a sign-in and for its permission, and knows no product of another account', async () => {
  const { accountId, productId } = await readyProduct(app);
  const foreign = await reader(await app.account());
  expect((await app.nobody.put(`/api/v2/product/${productId}/look`)).status).toBe(401);
  expect((await foreign.put(`/api/v2/product/${productId}/look`)).status).toBe(404);
  expect((await foreign.put('/api/v2/product/2147483647/look')).status).toBe(404);
  const noProducts = app.as(await app.user({ accounts: [accountId], permissions: ['can_view_order'] }));
  expect((await noProducts.put(`/api/v2/product/${productId}/look`)).status).toBe(403);
  expect(await app.sql('select from product_look where product_id = $1', [productId])).toHaveLength(0);
});

it('forgets the looks at a deleted product', async () => {
  const { accountId, productId } = await readyProduct(app);
  const person = await reader(accountId);
  await person.put(`/api/v2/product/${productId}/look`);
  await app.sql('delete from product where id = $1', [productId]);
  expect(await app.sql('select from product_look where product_id = $1', [productId])).toHaveLength(0);
});
