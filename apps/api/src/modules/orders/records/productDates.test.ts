import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct } from '../../../testing/orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const START = 'Product start date is not valid';
const END = 'Product end date is earlier than required minimum date';

/** A product of an account in New York, whose day is 2026-03-02 by the tests' clock. */
async function product(given: Parameters<typeof readyProduct>[1] = {}) {
  const { accountId, orderId, productId } = await readyProduct(app, given);
  const as = app.as(await app.user({ accounts: [accountId], permissions: ['can_view_product', 'can_update_order'] }));
  const url = `/api/v1/product/${productId}`;
  const fieldsOf = async (body: object) => {
    const { status, body: answer } = await as.patch(url, body);
    return status === 422 ? answer.fields : status;
  };
  return { as, url, orderId, productId, fieldsOf };
}

it('start no earlier than today and the deployment delta, in days of the account', async () => {
  const { as, orderId, fieldsOf } = await product({ account: { deployment_delta_days: 1 } });
  const refused = { product_start_date: START };
  expect(await fieldsOf({ product_start_date: '2020-01-01T00:00:00Z' })).toEqual(refused);
  expect(await fieldsOf({ product_start_date: '2026-03-03T04:59:00Z' })).toEqual(refused);
  expect(await fieldsOf({ product_start_date: '2026-03-03T05:00:00Z' })).toBe(200);
  const late = { order_id: orderId, product_name: 'Late', product_start_date: '2026-03-02T20:00:00Z' };
  expect((await as.post('/api/v1/product', late)).body.fields).toEqual(refused);
  expect(await fieldsOf({ product_start_date: null })).toBe(200);
});

it('start today with a delta of 0 and after the first launch', async () => {
  const without = await product({ account: { deployment_delta_days: 0 } });
  expect(await without.fieldsOf({ product_start_date: '2026-03-02T05:00:00Z' })).toBe(200);
  expect(await without.fieldsOf({ product_start_date: '2026-03-02T04:59:00Z' })).toEqual({ product_start_date: START });
  const launched = { attempt: 1, status: 'Cancelled', first_launched_at: app.clock.now() };
  const again = await product({ account: { deployment_delta_days: 2 }, product: launched });
  expect(await again.fieldsOf({ product_start_date: '2026-03-02T20:00:00Z' })).toBe(200);
  expect(await again.fieldsOf({ product_start_date: '2026-03-01T20:00:00Z' })).toEqual({ product_start_date: START });
});

it('that have passed don’t prevent a change of another field', async () => {
  const start = '2026-02-01T14:00:00.000Z';
  const { fieldsOf } = await product({ product: { starts_at: start } });
  expect(await fieldsOf({ volume_ordered: 90 })).toBe(200);
  expect(await fieldsOf({ product_start_date: start, product_name: 'The form sends all fields' })).toBe(200);
});

it('end after the start, whichever of the two changes', async () => {
  const { fieldsOf } = await product();
  const start = '2026-03-09T14:00:00Z';
  expect(await fieldsOf({ product_start_date: start, product_end_date: start })).toEqual({ product_end_date: END });
  expect(await fieldsOf({ product_end_date: '2026-03-05T14:00:00Z' })).toEqual({ product_end_date: END });
  expect(await fieldsOf({ product_start_date: '2027-01-01T14:00:00Z' })).toEqual({ product_end_date: END });
  expect(await fieldsOf({ product_start_date: start, product_end_date: '2026-03-09T14:01:00Z' })).toBe(200);
});

it('shows the account’s tolerance, which applies where the product has none', async () => {
  const { as, url } = await product({ account: { volume_tolerance_percent: 2 } });
  const { body } = await as.get(url);
  expect(body).toMatchObject({ volume_tolerance_percent: null, account_tolerance_percent: 2 });
});

it('shows the account’s days of notice and its send rate, which has none without a limit', async () => {
  const { as, url } = await product({ account: { deployment_delta_days: 2, send_rate_per_minute: 250 } });
  expect((await as.get(url)).body).toMatchObject({ deployment_delta_days: 2, send_rate_per_minute: 250 });
  const unlimited = await product();
  expect((await unlimited.as.get(unlimited.url)).body).toMatchObject({ send_rate_per_minute: null });
});

it('come with numbers that have a ceiling', async () => {
  const { fieldsOf } = await product();
  const beyond = { volume_ordered: 2_000_000_001, volume_tolerance_percent: 101, rate_cpm_cents: 100_000_001 };
  expect(await fieldsOf(beyond)).toEqual({
    volume_ordered: 'Volume ordered cannot be greather than 2000000000',
    volume_tolerance_percent: 'Volume tolerance percent cannot be greather than 100',
    rate_cpm_cents: 'Rate cpm cents cannot be greather than 100000000',
  });
});
