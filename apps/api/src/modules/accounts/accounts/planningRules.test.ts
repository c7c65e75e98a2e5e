import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { comparable } from '../../../testing/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const RULES = {
  time_zone: 'Europe/Berlin',
  deployment_delta_days: 2,
  hold_minutes: 15,
  volume_tolerance_percent: 2.5,
};

it('are shown to people who plan products, also without the right to see the account', async () => {
  const id = await app.account(RULES);
  const url = `/api/v2/account/${id}/planning-rules`;
  for (const permission of ['can_view_product', 'can_add_order', 'can_update_order'] as const) {
    const planner = app.as(await app.user({ accounts: [id], permissions: [permission] }));
    expect((await planner.get(url)).body).toEqual(RULES);
  }
  expect((await app.nobody.get(url)).status).toBe(401);
  expect((await app.as(await app.user({ accounts: [id], permissions: ['can_view_account'] })).get(url)).status).toBe(
    403,
  );
});

it('S04 of an account out of reach are as those of one that never existed', async () => {
  const [own, foreign] = [await app.account(), await app.account()];
  const planner = app.as(await app.user({ accounts: [own], permissions: ['can_view_product'] }));
  const absent = await planner.get('/api/v2/account/2000000000/planning-rules');
  expect(absent.status).toBe(404);
  expect(comparable(await planner.get(`/api/v2/account/${foreign}/planning-rules`))).toEqual(comparable(absent));
  expect((await planner.get('/api/v2/account/x/planning-rules')).status).toBe(400);
});
