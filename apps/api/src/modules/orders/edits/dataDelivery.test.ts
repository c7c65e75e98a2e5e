import { permissionNames } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct } from '../../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('is ordered, and waits for a destination that passed its check', async () => {
  const { accountId, orderId, productId } = await readyProduct(app);
  const as = app.as(await app.user({ accounts: [accountId], permissions: [...permissionNames] }));
  const url = `/api/v1/product/${productId}`;
  const added = await as.post('/api/v1/product', {
    order_id: orderId,
    product_name: 'Records',
    product_type: 'Data delivery',
  });
  expect(added).toMatchObject({ status: 201, body: { product_type: 'Data delivery' } });

  const changed = await as.patch(url, { product_type: 'Data delivery' });
  expect(changed.body).toMatchObject({ product_status: 'Needs Attention', reasons: [{ code: 'no_install' }] });
  const place = { account_id: accountId, kind: 's3', name: 'Vault', bucket: 'lists' };
  const { body: install } = await as.post('/api/v1/install', place);
  const chosen = await as.patch(url, { install_id: install.id });
  expect(chosen.body.reasons).toMatchObject([
    { code: 'install_unchecked', subject: { entity: 'install', id: install.id }, actor: 'Account manager' },
  ]);
  expect(await as.post(`${url}/launch`)).toMatchObject({ status: 409 });

  await app.sql(`update install set last_check_result = 'passed' where id = $1`, [install.id]);
  const renamed = await as.patch(url, { product_name: 'Records of spring' });
  expect(renamed.body).toMatchObject({ product_status: 'Ready To Launch', reasons: [] });
  const copy = (await as.post(`/api/v1/orders/${orderId}/duplicate`)).body;
  expect(copy.products.map((one: { product_type: string | null }) => one.product_type)).toContain('Data delivery');
});
