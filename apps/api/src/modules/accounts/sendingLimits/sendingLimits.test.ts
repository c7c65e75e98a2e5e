import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { comparable } from '../../../testing/client.ts';
import type { TestUser } from '../../../testing/factories.ts';

const HOURS = { from_hour: 8, until_hour: 20, weekdays_only: true };
const PLAN = { starts_on: '2026-03-02', first_day: 500, grows_by_percent: 50, until: 5_000 };

const RATES = [
  { domain: 'gmail.com', rate_per_minute: 200 },
  { domain: 'gmx.de', rate_per_minute: 50 },
];

let app: TestApp;
let mine: number;
let keeper: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account({ time_zone: 'Europe/Berlin' });
  keeper = await app.user({ accounts: [mine], permissions: ['can_view_account', 'can_modify_account_settings'] });
  reader = await app.user({ accounts: [mine], permissions: ['can_view_account'] });
});
afterAll(() => app.close());

function urlOf(account: number): string {
  return `/api/v2/account/${account}/sending-limits`;
}

it('are shown to those who see the account, and changed by those who may change its settings', async () => {
  expect((await app.nobody.get(urlOf(mine))).status).toBe(401);
  expect((await app.nobody.patch(urlOf(mine), { warm_up: null })).status).toBe(401);
  expect((await app.nobody.patch(urlOf(mine), { receiver_rates: RATES })).status).toBe(401);
  const bare = app.as(await app.user({ accounts: [mine] }));
  expect((await bare.get(urlOf(mine))).status).toBe(403);
  expect((await app.as(reader).patch(urlOf(mine), { warm_up: null })).status).toBe(403);
  expect((await app.as(reader).patch(urlOf(mine), { receiver_rates: RATES })).status).toBe(403);
  const { status, body } = await app.as(reader).get(urlOf(mine));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: mine,
    send_rate_per_minute: null,
    send_hours: null,
    warm_up: null,
    receiver_rates: [],
    time_zone: 'Europe/Berlin',
    mailed_today: 0,
    actions: [{ name: 'update', allowed: false }],
  });
});

it('S04 of an account out of reach are as those of one that never existed', async () => {
  const foreign = await app.account();
  const absent = await app.as(keeper).get(urlOf(2_000_000_000));
  expect(absent.status).toBe(404);
  expect(comparable(await app.as(keeper).get(urlOf(foreign)))).toEqual(comparable(absent));
  expect((await app.as(keeper).patch(urlOf(foreign), { send_hours: HOURS })).status).toBe(404);
  expect((await app.as(keeper).patch(urlOf(foreign), { receiver_rates: RATES })).status).toBe(404);
  expect(await app.sql('select send_hours, receiver_rates from account where id = $1', [foreign])).toEqual([
    { send_hours: null, receiver_rates: [] },
  ]);
});

it('change by what is named, and null removes a limit', async () => {
  const as = app.as(keeper);
  const all = await as.patch(urlOf(mine), { send_rate_per_minute: 600, send_hours: HOURS, warm_up: PLAN });
  expect(all.body).toMatchObject({ send_rate_per_minute: 600, send_hours: HOURS, warm_up: PLAN });
  const fewer = await as.patch(urlOf(mine), { send_hours: null });
  expect(fewer.body).toMatchObject({ send_rate_per_minute: 600, send_hours: null, warm_up: PLAN });
  expect((await as.get(`/api/v1/account/${mine}`)).body.send_rate_per_minute).toBe(600);
  const none = await as.patch(urlOf(mine), { send_rate_per_minute: null, warm_up: null });
  expect(none.body).toMatchObject({ send_rate_per_minute: null, send_hours: null, warm_up: null });
});

it('have a rate for each receiving domain, as addresses spell it', async () => {
  const as = app.as(keeper);
  const typed = [
    { domain: ' GMail.com ', rate_per_minute: 200 },
    { domain: 'München.example', rate_per_minute: 1 },
  ];
  const stored = [
    { domain: 'gmail.com', rate_per_minute: 200 },
    { domain: 'xn--mnchen-3ya.example', rate_per_minute: 1 },
  ];
  expect((await as.patch(urlOf(mine), { receiver_rates: typed })).body.receiver_rates).toEqual(stored);
  expect((await as.patch(urlOf(mine), { send_rate_per_minute: null })).body.receiver_rates).toEqual(stored);
  expect((await as.get(urlOf(mine))).body.receiver_rates).toEqual(stored);
  expect((await as.patch(urlOf(mine), { receiver_rates: [] })).body.receiver_rates).toEqual([]);
});

it('are refused at their field, and nothing changes', async () => {
  const as = app.as(keeper);
  await as.patch(urlOf(mine), { receiver_rates: RATES });
  const before = (await as.get(urlOf(mine))).body;
  const cases: [object, number, string][] = [
    [{ send_hours: { ...HOURS, until_hour: 8 } }, 422, 'send_hours.until_hour'],
    [{ send_hours: { ...HOURS, from_hour: 24 } }, 422, 'send_hours.from_hour'],
    [{ send_hours: { ...HOURS, from_hour: -1 } }, 422, 'send_hours.from_hour'],
    [{ send_hours: { ...HOURS, until_hour: 25 } }, 422, 'send_hours.until_hour'],
    [{ warm_up: { ...PLAN, starts_on: '2026-02-30' } }, 422, 'warm_up.starts_on'],
    [{ warm_up: { ...PLAN, first_day: 0 } }, 422, 'warm_up.first_day'],
    [{ warm_up: { ...PLAN, grows_by_percent: 0 } }, 422, 'warm_up.grows_by_percent'],
    [{ warm_up: { ...PLAN, until: 500 } }, 422, 'warm_up.until'],
    [{ send_rate_per_minute: 0 }, 422, 'send_rate_per_minute'],
    [{ receiver_rates: [...RATES, { domain: 'GMX.de', rate_per_minute: 5 }] }, 422, 'receiver_rates.2.domain'],
    [{ receiver_rates: [{ domain: 'gmail', rate_per_minute: 5 }] }, 422, 'receiver_rates.0.domain'],
    [{ receiver_rates: [{ domain: 'ann@gmail.com', rate_per_minute: 5 }] }, 422, 'receiver_rates.0.domain'],
    [{ receiver_rates: [{ domain: '*.gmail.com', rate_per_minute: 5 }] }, 422, 'receiver_rates.0.domain'],
    [{ receiver_rates: [RATES[0], { domain: 'gmx.de', rate_per_minute: 0 }] }, 422, 'receiver_rates.1.rate_per_minute'],
  ];
  for (const [body, status, field] of cases) {
    const answer = await as.patch(urlOf(mine), body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})], JSON.stringify(body)).toEqual([status, [field]]);
  }
  const many = Array.from({ length: 51 }, (_, at) => ({ domain: `a${at}.example`, rate_per_minute: 1 }));
  for (const body of [
    { receiver_rates: null },
    { send_hours: { from_hour: 8 } },
    { send_hours: 8 },
    { warm_up: { ...PLAN, first_day: 1.5 } },
  ]) {
    expect((await as.patch(urlOf(mine), body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await as.patch(urlOf(mine), { receiver_rates: many })).status).toBe(422);
  expect((await as.get(urlOf(mine))).body).toEqual(before);
});

it('keep the first of two edits, and tell it in the account’s history', async () => {
  const as = app.as(keeper);
  const { version } = (await as.get(urlOf(mine))).body;
  const first = await as.patch(urlOf(mine), { send_hours: HOURS }, { 'if-match': `"${version}"` });
  expect(first.status).toBe(200);
  const second = await as.patch(urlOf(mine), { send_hours: null }, { 'if-match': `"${version}"` });
  expect([second.status, second.body.record?.send_hours]).toEqual([412, HOURS]);
  const { body } = await as.get(`/api/v2/audit?entity=account&entity_id=${mine}`);
  expect(body.objects[0].changes).toContainEqual({ field: 'send_hours', before: null, after: HOURS });
});
