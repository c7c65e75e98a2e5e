import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { planner } from '../../testing/planning/planner.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('S01 says the zone of its days: the one asked for, or that of an account within reach', async () => {
  const { accountId, as, mailing } = await planner(app, { time_zone: 'Europe/Berlin' });
  const other = await planner(app, { time_zone: 'Asia/Tokyo' });
  // In Berlin it is Saturday already.
  const { productId } = await mailing('2026-03-06T23:30:00Z', 10);
  const calendar = async (query: string) =>
    (await as.get(`/api/v2/product/calendar?from=2026-03-07&to=2026-03-13${query}`)).body;
  expect((await calendar('')).time_zone).toBe('America/New_York');
  expect((await calendar('&time_zone=asia/tokyo')).time_zone).toBe('Asia/Tokyo');
  expect((await calendar(`&account_id:eq=${other.accountId}`)).time_zone).toBe('America/New_York');
  expect(await calendar(`&account_id:eq=${accountId}`)).toMatchObject({
    time_zone: 'Europe/Berlin',
    products: [{ product_id: productId, time_zone: 'Europe/Berlin', volume_delivered: 0 }],
  });
});
