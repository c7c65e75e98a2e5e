import { permissionNames } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct } from '../../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const TEXT = 'Data delivery isn’t available yet: nothing would be delivered. Choose the type E-mail deployment.';
const REFUSED = { status: 422, body: { fields: { product_type: TEXT } } };

async function product(given: Parameters<typeof readyProduct>[1] = {}) {
  const campaign = await readyProduct(app, given);
  const as = app.as(await app.user({ accounts: [campaign.accountId], permissions: [...permissionNames] }));
  return { ...campaign, as, url: `/api/v1/product/${campaign.productId}` };
}

it('is neither ordered nor chosen, and says what to do', async () => {
  const { as, url, orderId } = await product();
  const wanted = { order_id: orderId, product_name: 'Records', product_type: 'Data delivery' };
  expect(await as.post('/api/v1/product', wanted)).toMatchObject(REFUSED);
  expect(await as.patch(url, { product_type: 'Data delivery' })).toMatchObject(REFUSED);
  expect((await as.get(url)).body).toMatchObject({
    product_type: 'E-mail deployment',
    product_status: 'Ready To Launch',
  });
});

it('says so as the reason of a product that has it, which can be edited and given another', async () => {
  const { as, url, orderId } = await product({ product: { type: 'Data delivery' } });
  const shown = (await as.get(url)).body;
  expect(shown).toMatchObject({ product_type: 'Data delivery', product_status: 'Needs Attention' });
  expect(shown.reasons[0]).toMatchObject({ code: 'type_not_offered', text: TEXT, actor: 'Order owner' });
  expect(await as.post(`${url}/launch`)).toMatchObject({ status: 409, body: { message: TEXT } });
  expect((await as.patch(url, { product_name: 'Renamed', product_type: 'Data delivery' })).status).toBe(200);
  const copy = (await as.post(`/api/v1/orders/${orderId}/duplicate`)).body;
  expect(copy.products.map((one: { product_type: string | null }) => one.product_type)).toEqual([null]);
  const mended = await as.patch(url, { product_type: 'E-mail deployment' });
  expect(mended.body).toMatchObject({ product_status: 'Ready To Launch', reasons: [] });
});

it('is neither confirmed nor resumed once it was launched, and keeps its history', async () => {
  const { as, url, productId } = await product();
  expect((await as.post(`${url}/launch`)).status).toBe(202);
  await app.sql(`update product set type = 'Data delivery', status = 'Processing', waiting = true where id = $1`, [
    productId,
  ]);
  const go = await as.post(`${url}/confirm`, { decision: 'go' });
  expect(go).toMatchObject({ status: 409, body: { message: TEXT } });
  const { history, actions } = (await as.get(url)).body;
  expect(history.map(({ event }: { event: string }) => event)).toContain('launch');
  expect(actions.find(({ name }: { name: string }) => name === 'cancel')).toMatchObject({ allowed: true });
});
