import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const PERMISSIONS = ['can_view_product', 'can_view_order', 'can_update_order'] as const;

/** A product that waits for its order's owner, as one of its colleagues reads it. */
async function waitingForOwner(hasOwner: boolean) {
  const accountId = await app.account();
  const person = await app.user({ accounts: [accountId], permissions: [...PERMISSIONS] });
  const colleague = await app.user({ accounts: [accountId], permissions: [...PERMISSIONS] });
  const { orderId, productId } = await readyProduct(app, {
    accountId,
    order: { owner_id: hasOwner ? person.id : null },
    product: { audience_id: null },
  });
  const as = app.as(colleague);
  const [user] = await app.sql<{ name: string }>(
    `select first_name || ' ' || last_name as name from users where id = $1`,
    [person.id],
  );
  return {
    owner: { id: person.id, name: user?.name },
    row: (await as.get(`/api/v1/product?product_id:eq=${productId}`)).body.objects[0],
    product: (await as.get(`/api/v1/product/${productId}`)).body,
    order: (await as.get(`/api/v1/orders/${orderId}`)).body,
  };
}

it('names the owner of the order with the id, wherever the owner must act', async () => {
  const { owner, row, product, order } = await waitingForOwner(true);
  const acting = { actor: owner.name, actor_id: owner.id };
  const next = { next_actor: owner.name, next_actor_id: owner.id };
  expect(row).toMatchObject({ ...next, reasons: [acting] });
  expect(product).toMatchObject({ ...next, reasons: [acting], order_owner: owner });
  expect(order).toMatchObject({ reasons: [acting], products: [{ ...next, reasons: [acting] }] });
});

it('names the role without an id when the order has no owner', async () => {
  const { row, product } = await waitingForOwner(false);
  expect(row).toMatchObject({ next_actor: 'Order owner', next_actor_id: null, reasons: [{ actor: 'Order owner' }] });
  expect(row.reasons[0]).not.toHaveProperty('actor_id');
  expect(product.order_owner).toBeNull();
});
