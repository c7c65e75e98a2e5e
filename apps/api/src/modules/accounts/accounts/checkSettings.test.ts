import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

let app: TestApp;
let mine: number;
let foreign: number;
let keeper: TestUser;
let reader: TestUser;
let bare: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account({ name: 'Northlight Outdoor' });
  foreign = await app.account({ name: 'Halden Savings' });
  keeper = await app.user({ accounts: [mine], permissions: ['can_view_account', 'can_modify_account_settings'] });
  reader = await app.user({ accounts: [mine], permissions: ['can_view_creative'] });
  bare = await app.user({ accounts: [mine] });
});
afterAll(() => app.close());

function urlOf(account: number): string {
  return `/api/v2/account/${account}/check-settings`;
}

it('shows the settings to those who see the account or its creatives, and only these change who may', async () => {
  const change = { thresholds: [{ name: 'html_kb', value: 90 }] };
  expect((await app.nobody.get(urlOf(mine))).status).toBe(401);
  expect((await app.nobody.patch(urlOf(mine), change)).status).toBe(401);
  expect((await app.as(bare).get(urlOf(mine))).status).toBe(403);
  expect((await app.as(reader).patch(urlOf(mine), change)).status).toBe(403);
  const { status, body } = await app.as(reader).get(urlOf(mine));
  expect(status).toBe(200);
  expect(body.thresholds).toContainEqual({
    name: 'html_kb',
    value: 102,
    default_value: 102,
    minimum: 20,
    maximum: 1000,
    unit: 'kB',
    is_default: true,
  });
  expect(body.severities).toContainEqual({
    kind: 'active_content',
    severity: 'Critical',
    default_severity: 'Critical',
    is_fixed: true,
  });
  expect(body.actions).toMatchObject([{ name: 'update', allowed: false }]);
});

it('S04 answers 404 for an account out of reach, as for one that never existed', async () => {
  for (const account of [foreign, 999_999]) {
    expect((await app.as(keeper).get(urlOf(account))).status).toBe(404);
    expect((await app.as(keeper).patch(urlOf(account), { required_clients: [] })).status).toBe(404);
  }
  const stranger = await app.user({ accounts: [foreign], permissions: ['can_view_account'] });
  await app.as(keeper).patch(urlOf(mine), { required_clients: ['gmail.ios'] });
  expect((await app.as(stranger).get(urlOf(foreign))).body.required_clients_are_default).toBe(true);
  await app.as(keeper).patch(urlOf(mine), { required_clients: null });
});

it('changes what is named, keeps the rest, and returns to the default with null', async () => {
  const changed = await app.as(keeper).patch(urlOf(mine), {
    thresholds: [{ name: 'text_px', value: 9.5 }],
    severities: [{ kind: 'low_contrast', severity: 'Critical' }],
    required_clients: ['gmail.ios'],
    client_shares: [{ client: 'outlook.windows', percent: 12.5 }],
  });
  expect(changed.status).toBe(200);
  const { body } = await app.as(keeper).patch(urlOf(mine), { severities: [{ kind: 'low_contrast', severity: null }] });
  expect(body.thresholds).toContainEqual(expect.objectContaining({ name: 'text_px', value: 9.5, is_default: false }));
  expect(body.severities).toContainEqual(expect.objectContaining({ kind: 'low_contrast', severity: 'Moderate' }));
  expect(body).toMatchObject({ required_clients: ['gmail.ios'], required_clients_are_default: false });
  expect(body.client_shares).toContainEqual({
    client: 'outlook.windows',
    percent: 12.5,
    default_percent: 4,
    source: 'account',
  });
  expect(body.version).toBe(changed.body.version + 1);
});

it('refuses what no check can judge by, and stores nothing of it', async () => {
  const before = (await app.as(keeper).get(urlOf(mine))).body;
  const refused = await app.as(keeper).patch(urlOf(mine), {
    thresholds: [{ name: 'text_px', value: 200 }],
    severities: [{ kind: 'no_unsubscribe_link', severity: 'Minor' }],
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('Size of a text, at least: choose 6 to 24 px');
  expect(JSON.stringify(refused.body)).toContain('The unsubscribe link is missing: this severity is fixed');
  expect((await app.as(keeper).get(urlOf(mine))).body).toEqual(before);
});

it('R25 refuses a stale version and shows the current settings', async () => {
  const { body: before } = await app.as(keeper).get(urlOf(mine));
  const first = { thresholds: [{ name: 'phone_px', value: 400 }] };
  const headers = { 'if-match': `"${before.version}"` };
  expect((await app.as(keeper).patch(urlOf(mine), first, headers)).status).toBe(200);
  const stale = await app.as(keeper).patch(urlOf(mine), first, headers);
  expect(stale.status).toBe(412);
  expect(stale.body.record.version).toBe(before.version + 1);
});
