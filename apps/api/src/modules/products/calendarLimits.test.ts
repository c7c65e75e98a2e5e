import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { planner } from '../../testing/planning/planner.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('compares each day with the hours and the warm-up of the account too', async () => {
  const { accountId, as, mailing } = await planner(app, {
    time_zone: 'America/New_York',
    send_rate_per_minute: 1,
    send_hours: JSON.stringify({ from_hour: 8, until_hour: 20, weekdays_only: true }),
    warm_up: JSON.stringify({ starts_on: '2026-03-09', first_day: 400, grows_by_percent: 100, until: 5_000 }),
  });
  await mailing('2026-03-07T15:00:00Z', 5);
  const { body } = await as.get('/api/v2/product/calendar?from=2026-03-06&to=2026-03-10');
  expect(body.days.map(({ capacity }: { capacity: number }) => capacity)).toEqual([720, 0, 0, 400, 720]);
  expect(body.days[1].over).toMatchObject([{ account_id: accountId, volume: 5, capacity: 0 }]);
});
