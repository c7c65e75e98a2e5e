import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ALL: Permission[] = [
  'can_view_account',
  'can_update_account',
  'can_modify_account_settings',
  'can_upload_account_logo',
  'can_view_advertiser',
  'can_add_advertiser',
  'can_update_advertiser',
  'can_delete_advertiser',
  'can_upload_file',
  'can_view_vertical',
  'can_view_user',
];
let app: TestApp;
let mine: number;
let foreign: number;
let keeper: TestUser;
let bare: TestUser;
let vertical: number;
beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account({ name: 'Northlight Outdoor', sf_account_id: '001NORTH' });
  foreign = await app.account({ name: 'Halden Savings', sf_account_id: '001HALDEN' });
  keeper = await app.user({ accounts: [mine], permissions: ALL });
  bare = await app.user({ accounts: [mine] });
  vertical = await app.vertical({ name: 'Culture' });
});
afterAll(() => app.close());

it('answers 401 without a token and 403 without the permission', async () => {
  const advertiser = await app.advertiser(mine);
  const sender = await app.senderProfile(mine);
  for (const [method, url] of [
    ['get', `/api/v1/account/${mine}`],
    ['get', '/api/v1/vertical'],
    ['get', '/api/v1/advertiser'],
    ['get', `/api/v1/advertiser/${advertiser}`],
    ['get', '/api/v1/sender_profile'],
    ['get', `/api/v1/sender_profile/${sender}`],
    ['delete', `/api/v1/advertiser/${advertiser}`],
    ['delete', `/api/v1/sender_profile/${sender}`],
    ['post', '/api/v1/account/export'],
    ['post', '/api/v2/users/export'],
  ] as const) {
    expect((await app.nobody[method](url)).status, url).toBe(401);
    expect((await app.as(bare)[method](url)).status, url).toBe(403);
  }
  for (const url of ['/api/v1/account', '/api/v1/email_account', '/api/v1/timezone_details'])
    expect((await app.nobody.get(url)).status, url).toBe(401);
  expect((await app.as(bare).form('PATCH', `/api/v1/account/${mine}`, { fields: { name: 'X' } })).status).toBe(403);
  expect(
    (
      await app.as(bare).form('POST', '/api/v1/advertiser', {
        fields: { account_id: String(mine), advertiser_name: 'X', vertical_id: String(vertical) },
      })
    ).status,
  ).toBe(403);
});

it('S04 lists the caller’s accounts, and their details only with can_view_account', async () => {
  const query = 'start=1&count=10&attribute=name&order_by=asc&search=';
  const plain = (await app.as(bare).get(`/api/v1/account?${query}`)).body;
  expect(plain.total_rows).toBe(1);
  expect(Object.keys(plain.objects[0]).sort()).toEqual(['actions', 'id', 'logo', 'name', 'reasons', 'version']);
  expect((await app.as(keeper).get(`/api/v1/account?${query}`)).body.objects[0]).toMatchObject({
    sf_account_id: '001NORTH',
    status: 'Active',
    volume_tolerance_percent: 5,
  });
  expect(
    (await app.as(bare).get('/api/v1/email_account?start=1&limit=10&order_by=name:asc&name:like=')).body.objects,
  ).toEqual([{ id: mine, name: 'Northlight Outdoor', status: 'Active' }]);
  expect((await app.as(keeper).get('/api/v1/account?name:like=halden')).body.total_rows).toBe(0);
  expect((await app.as(keeper).get(`/api/v1/account?id:eq=${foreign}`)).body.total_rows).toBe(0);
});

it('S06 answers nothing more when the browser forges the current account', async () => {
  for (const url of [
    'account?id',
    'advertiser?account_id',
    'sender_profile?account_id',
    'account?start=1&count=100&id',
  ]) {
    const { status, body } = await app.as(keeper).get(`/api/v1/${url}:eq=${foreign}`);
    expect([status, body.total_rows, body.objects], url).toEqual([200, 0, []]);
  }
});

it('S10 refuses to sort by a field that the caller may not see', async () => {
  expect((await app.as(bare).get('/api/v1/account?order_by=test_seed_email_address:asc')).status).toBe(400);
});

it('S01 answers the same 404 for an account out of reach', async () => {
  const absent = { ...(await app.as(keeper).get('/api/v1/account/9999999')).body, request_id: '' };
  const answer = await app.as(keeper).get(`/api/v1/account/${foreign}`);
  expect([answer.status, { ...answer.body, request_id: '' }]).toEqual([404, absent]);
  expect(
    (await app.as(keeper).form('PATCH', `/api/v1/account/${foreign}`, { fields: { name: 'Mine now' } })).status,
  ).toBe(404);
});

it('edits the account as a form, clears with empty text, and takes a logo by its bytes', async () => {
  const answer = await app.as(keeper).form('PATCH', `/api/v1/account/${mine}`, {
    fields: { owner_phone: '', hold_minutes: '0', undo_seconds: '90', time_zone: 'America/Chicago' },
    files: { account_logo_file: { name: 'logo.png', type: 'image/png', content: png } },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    owner_phone: null,
    hold_minutes: 0,
    undo_seconds: 90,
    time_zone: 'America/Chicago',
  });
  expect(answer.body.logo).toMatch(/^http/);
});

it('removes the logo when its field is empty, and its file after a week', async () => {
  const set = await app.as(keeper).form('PATCH', `/api/v1/account/${mine}`, {
    files: { account_logo_file: { name: 'logo.png', type: 'image/png', content: png } },
  });
  const id = (await app.sql<{ id: number }>('select logo_file_id as id from account where id = $1', [mine]))[0]?.id;
  expect(set.body.logo).toMatch(/^http/);
  const namer = await app.user({ accounts: [mine], permissions: ['can_update_account'] });
  const clear = { fields: { account_logo_file: '' } };
  expect((await app.as(namer).form('PATCH', `/api/v1/account/${mine}`, clear)).status).toBe(403);
  const cleared = await app.as(keeper).form('PATCH', `/api/v1/account/${mine}`, clear);
  expect([cleared.status, cleared.body.logo]).toEqual([200, null]);
  expect(await app.sql('select state from file where id = $1', [id])).toEqual([{ state: 'doomed' }]);
});

it('S27 refuses a logo that is not a picture and stores nothing', async () => {
  const answer = await app.as(keeper).form('PATCH', `/api/v1/account/${mine}`, {
    files: { account_logo_file: { name: 'logo.png', type: 'image/png', content: '<html><script>alert(1)</script>' } },
  });
  expect([415, 422]).toContain(answer.status);
  expect(await app.sql(`select from file where state = 'kept' and kind = 'account_logo' and size < 60`)).toEqual([]);
});

it('gates each field of the form by its own permission', async () => {
  const namer = await app.user({ accounts: [mine], permissions: ['can_update_account', 'can_view_account'] });
  expect(
    (await app.as(namer).form('PATCH', `/api/v1/account/${mine}`, { fields: { name: 'Northlight Outdoors' } })).status,
  ).toBe(200);
  for (const field of ['hold_minutes', 'undo_seconds']) {
    const answer = await app.as(namer).form('PATCH', `/api/v1/account/${mine}`, { fields: { [field]: '5' } });
    expect(answer.status, field).toBe(403);
  }
  const tooLong = { fields: { undo_seconds: '3601' } };
  expect((await app.as(keeper).form('PATCH', `/api/v1/account/${mine}`, tooLong)).status).toBe(422);
});

it('R25 refuses the second of two editors', async () => {
  const etag = (await app.as(keeper).get(`/api/v1/account/${mine}`)).headers['etag'] ?? '';
  const edit = (name: string) =>
    app.as(keeper).form('PATCH', `/api/v1/account/${mine}`, { fields: { name } }, { 'if-match': etag });
  expect((await edit('First')).status).toBe(200);
  expect((await edit('Second')).status).toBe(412);
});

it('adds, edits and deletes sender profiles of the caller’s accounts', async () => {
  const input = {
    account_id: mine,
    from_name: 'Northlight',
    from_email: 'news@northlight.example',
    postal_address: '12 Harbour Walk, Salem',
  };
  const made = await app.as(keeper).post('/api/v1/sender_profile', input);
  expect(made.status).toBe(201);
  expect(
    (await app.as(keeper).patch(`/api/v1/sender_profile/${made.body.id}`, { from_email: 'no address' })).status,
  ).toBe(422);
  expect(
    (await app.as(keeper).patch(`/api/v1/sender_profile/${made.body.id}`, { reply_to: 'hello@northlight.example' }))
      .body.reply_to,
  ).toBe('hello@northlight.example');
  expect(made.body.unsubscribe_email).toBeNull();
  const path = `/api/v1/sender_profile/${made.body.id}`;
  expect((await app.as(keeper).patch(path, { unsubscribe_email: 'no address' })).status).toBe(422);
  const leave = 'leave@northlight.example';
  expect((await app.as(keeper).patch(path, { unsubscribe_email: leave })).body.unsubscribe_email).toBe(leave);
  expect((await app.as(keeper).post('/api/v1/sender_profile', { ...input, account_id: foreign })).status).toBe(404);
  expect((await app.as(keeper).get(`/api/v1/sender_profile/${await app.senderProfile(foreign)}`)).status).toBe(404);
  expect((await app.as(keeper).post('/api/v1/sender_profile/export?from_name:like=northlight')).text).toContain(
    '"Northlight","news@northlight.example","hello@northlight.example","leave@northlight.example","12 Harbour Walk, Salem"',
  );
  expect((await app.as(keeper).delete(path)).status).toBe(204);
});

it('S41 takes no line break in the fields of a mail', async () => {
  const sender = await app.senderProfile(mine);
  for (const field of ['from_name', 'from_email', 'reply_to']) {
    const answer = await app
      .as(keeper)
      .patch(`/api/v1/sender_profile/${sender}`, { [field]: 'Eve\r\nBcc: eve@evil.test' });
    expect(answer, field).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringMatching(/single line/) } },
    });
  }
  const address = { postal_address: '12 Harbour Walk\nSalem' };
  expect((await app.as(keeper).patch(`/api/v1/sender_profile/${sender}`, address)).status).toBe(200);
});

it('refuses whole numbers that the database can’t hold', async () => {
  for (const field of ['send_rate_per_minute', 'retention_days', 'hold_minutes']) {
    const fields = { [field]: '9007199254740992' };
    const answer = await app.as(keeper).form('PATCH', `/api/v1/account/${mine}`, { fields });
    expect(answer.status, field).toBe(422);
  }
});

it('offers verticals and time zones', async () => {
  expect((await app.as(keeper).get('/api/v1/vertical?limit=100')).body.objects).toContainEqual({
    id: vertical,
    name: 'Culture',
  });
  const zones = (await app.as(bare).get('/api/v1/timezone_details')).body.objects;
  expect(zones).toContainEqual({ name: 'America/New_York', abbreviation: 'EST', offset_minutes: -300 });
});

it('exports what the list shows', async () => {
  const csv = await app.as(keeper).post('/api/v1/account/export');
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.text.split('\r\n')).toHaveLength(3);
  const users = await app.as(keeper).post('/api/v2/users/export?order_by=email:asc');
  expect(users.text.split('\r\n')[0]).toBe('"Name","Email","Role","Accounts","Date Created","Last sign-in","Status"');
});
