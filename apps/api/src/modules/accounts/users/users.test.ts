import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

let app: TestApp;
let mine: number;
let foreign: number;
let manager: TestUser;
let colleague: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account({ name: 'Northlight Outdoor' });
  foreign = await app.account({ name: 'Halden Savings' });
  manager = await app.user({
    accounts: [mine],
    permissions: ['can_view_user', 'can_add_user', 'can_update_user', 'can_delete_user', 'can_view_account'],
  });
  colleague = await app.user({ accounts: [mine, foreign], firstName: 'Ines', lastName: 'Fontaine' });
  stranger = await app.user({ accounts: [foreign], firstName: 'Odile' });
});
afterAll(() => app.close());

it('answers 401 without a token and 403 without the permission', async () => {
  const nobody = await app.user({ accounts: [mine] });
  const body = { first_name: 'A', last_name: 'B', email: 'a@b.example', role_id: colleague.roleId };
  for (const [method, url, payload] of [
    ['get', '/api/v2/users'],
    ['get', '/api/v2/users/count'],
    ['get', `/api/v2/users/accounts?user_ids=${colleague.id}`],
    ['get', `/api/v2/users/${colleague.id}`],
    ['get', `/api/v2/users/${colleague.id}/accounts`],
    ['get', `/api/v2/account/${mine}/users`],
    ['post', '/api/v2/users', body],
    ['patch', `/api/v2/users/${colleague.id}`, { first_name: 'A' }],
    ['put', `/api/v2/users/${colleague.id}/accounts`, [mine]],
    ['delete', `/api/v2/users/${colleague.id}`],
    ['put', `/api/v2/account/${mine}/users/${colleague.id}`],
    ['delete', `/api/v2/account/${mine}/users/${colleague.id}`],
  ] as const) {
    const call = (client: typeof app.nobody) =>
      method === 'get' || method === 'delete' ? client[method](url) : client[method](url, payload);
    expect((await call(app.nobody)).status, `${method} ${url}`).toBe(401);
    expect((await call(app.as(nobody))).status, `${method} ${url}`).toBe(403);
  }
});

it('S04 lists and counts only users of shared accounts, with any filter, search or sort', async () => {
  const list = await app.as(manager).get('/api/v2/users?start=1&limit=100&order_by=email:asc');
  const ids = list.body.objects.map((user: { id: number }) => user.id);
  expect(ids).toContain(colleague.id);
  expect(ids).not.toContain(stranger.id);
  expect(list.body.total_rows).toBe(ids.length);
  expect((await app.as(manager).get('/api/v2/users/count')).body).toEqual({ count: ids.length });
  expect(
    (await app.as(manager).get(`/api/v2/users?account_id:eq=${foreign}`)).body.objects.map(
      (user: { id: number }) => user.id,
    ),
  ).not.toContain(stranger.id);
  expect((await app.as(manager).get('/api/v2/users?name:like=odile')).body.total_rows).toBe(0);
  expect((await app.as(manager).get('/api/v2/users?name:like=FONTAINE')).body.total_rows).toBe(1);
});

it('sorts by the whole name, and searches only the part that is asked for', async () => {
  for (const lastName of ['Zeller', 'Abel', 'Moss']) {
    await app.user({ accounts: [mine], firstName: 'Quentin', lastName });
  }
  const namesOf = async (query: string) =>
    (await app.as(manager).get(`/api/v2/users?limit=100&${query}`)).body.objects.map(
      (user: { first_name: string; last_name: string }) => `${user.first_name} ${user.last_name}`,
    );
  const sorted = ['Quentin Abel', 'Quentin Moss', 'Quentin Zeller'];
  expect(await namesOf('first_name:like=quentin&order_by=first_name:asc')).toEqual(sorted);
  expect(await namesOf('first_name:like=quentin&order_by=last_name:desc')).toEqual(sorted.toReversed());
  expect(await namesOf('first_name:like=zeller')).toEqual([]);
  expect(await namesOf('last_name:like=zeller')).toEqual(['Quentin Zeller']);
});

it('lists and counts users by their ids, also with a filter and a search', async () => {
  const ofIds = `ids=${colleague.id}&ids=${stranger.id}`;
  const list = await app.as(manager).get(`/api/v2/users?${ofIds}`);
  expect(list.body.objects.map((user: { id: number }) => user.id)).toEqual([colleague.id]);
  for (const [query, count] of [
    [ofIds, 1],
    [`${ofIds}&ids=${manager.id}`, 2],
    [`account_id:eq=${mine}&name:like=fontaine`, 1],
    [`account_id:eq=${mine}&name:like=odile`, 0],
    ['active:eq=false', 0],
  ] as const) {
    expect((await app.as(manager).get(`/api/v2/users?${query}`)).body.total_rows, query).toBe(count);
    expect((await app.as(manager).get(`/api/v2/users/count?${query}`)).body, query).toEqual({ count });
  }
});

it('leaves out the accounts that the caller does not reach', async () => {
  const user = await app.as(manager).get(`/api/v2/users/${colleague.id}`);
  expect(user.body.accounts).toEqual([{ id: mine, name: 'Northlight Outdoor' }]);
  const many = await app.as(manager).get(`/api/v2/users/accounts?user_ids=${colleague.id}&user_ids=${stranger.id}`);
  expect(many.body.objects).toEqual([{ user_id: colleague.id, accounts: [{ id: mine, name: 'Northlight Outdoor' }] }]);
});

it('S01 answers the same 404 for a user out of reach and for one that never existed', async () => {
  const absent = { ...(await app.as(manager).get('/api/v2/users/99999999')).body, request_id: '' };
  for (const answer of [
    await app.as(manager).get(`/api/v2/users/${stranger.id}`),
    await app.as(manager).patch(`/api/v2/users/${stranger.id}`, { first_name: 'X' }),
    await app.as(manager).delete(`/api/v2/users/${stranger.id}`),
    await app.as(manager).put(`/api/v2/users/${stranger.id}/accounts`, [mine]),
    await app.as(manager).put(`/api/v2/account/${mine}/users/${stranger.id}`),
  ]) {
    expect(answer.status).toBe(404);
    expect({ ...answer.body, request_id: '' }).toEqual(absent);
  }
  const [row] = await app.sql<{ first_name: string }>('select first_name from users where id = $1', [stranger.id]);
  expect(row?.first_name).toBe('Odile');
});

it('adds a user with accounts and refuses a taken address with an error on the field', async () => {
  const roleId = await app.role([]);
  const input = {
    first_name: 'Sam',
    last_name: 'Brenner',
    email: 'Sam.Brenner@mailroom.example',
    role_id: roleId,
    account_ids: [mine],
  };
  const made = await app.as(manager).post('/api/v2/users', input);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ email: 'sam.brenner@mailroom.example', active: true, accounts: [{ id: mine }] });
  const again = await app.as(manager).post('/api/v2/users', input);
  expect(again.status).toBe(422);
  expect(again.body.fields).toEqual({ email: 'Another user has this e-mail address' });
});

it('refuses invalid fields with the error texts of the specification', async () => {
  const answer = await app
    .as(manager)
    .post('/api/v2/users', { first_name: '  ', last_name: 'B', email: 'no address', role_id: colleague.roleId });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({
    first_name: 'First name is required, the first name must not contain only whitespace',
    email: 'Enter a valid email address',
  });
});

it('S03 refuses to link a new user to an account out of reach', async () => {
  const body = {
    first_name: 'Eve',
    last_name: 'Elsewhere',
    email: 'eve@mailroom.example',
    role_id: colleague.roleId,
    account_ids: [foreign],
  };
  const answer = await app.as(manager).post('/api/v2/users', body);
  expect(answer.status).toBe(422);
  expect(await app.sql(`select from users where email = 'eve@mailroom.example'`)).toEqual([]);
});

it('S09 refuses a field that the contract does not name', async () => {
  for (const field of ['id', 'created_at', 'permissions', 'subject', 'role']) {
    const answer = await app.as(manager).patch(`/api/v2/users/${colleague.id}`, { [field]: 1 });
    expect(answer.status, field).toBe(400);
  }
});

it('S10 refuses to search, filter or sort by a field that the list does not name', async () => {
  for (const query of [
    'field=subject&search=demo',
    'order_by=subject:asc',
    'subject:eq=demo-1',
    'search_by=saved_views&search_text=x',
    'sort_by=theme&sort_dir=1',
  ]) {
    expect((await app.as(manager).get(`/api/v2/users?${query}`)).status, query).toBe(400);
  }
});

it('S39 treats SQL in a parameter as plain text or refuses it', async () => {
  const injection = encodeURIComponent(`name'); drop table users; --`);
  for (const query of [
    `order_by=${injection}`,
    `field=${injection}&search=x`,
    `start=${injection}`,
    `limit=${injection}`,
    `count=${injection}`,
  ]) {
    expect((await app.as(manager).get(`/api/v2/users?${query}`)).status, query).toBe(400);
  }
  const searched = await app.as(manager).get(`/api/v2/users?name:like=${injection}`);
  expect([searched.status, searched.body.total_rows]).toEqual([200, 0]);
});

it('S50 refuses to grant a permission that the caller does not hold, and to link the caller', async () => {
  const powerful = await app.role(['can_launch_product']);
  expect((await app.as(manager).patch(`/api/v2/users/${colleague.id}`, { role_id: powerful })).status).toBe(403);
  expect(
    (await app.as(manager).patch(`/api/v2/users/${colleague.id}`, { role_id: await app.superAdminRole() })).status,
  ).toBe(422);
  expect((await app.as(manager).put(`/api/v2/users/${manager.id}/accounts`, [mine, foreign])).status).toBe(422);
});

it('S20 tells nobody without the permission whether an address is taken, by its answer or its work', async () => {
  const guest = await app.user({ accounts: [mine], permissions: ['can_view_user'] });
  /** The answer and the statements that lead to it: their number decides how long the answer takes. */
  async function guess(method: 'post' | 'patch', email: string) {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const body = { first_name: 'A', last_name: 'B', email, role_id: colleague.roleId };
    const answer = await (method === 'post'
      ? app.as(guest).post('/api/v2/users', body)
      : app.as(guest).patch(`/api/v2/users/${colleague.id}`, { email }));
    await app.app.securityEvents.flush();
    const statements = query.mock.calls.map(([given]) =>
      ((given as unknown as { text?: string }).text ?? String(given)).replaceAll(answer.body.request_id, ''),
    );
    query.mockRestore();
    return { status: answer.status, body: { ...answer.body, request_id: '' }, statements };
  }
  // The first call of a session also notes the sign-in. Like each guess, it waits for events, those of earlier tests too.
  await guess('post', 'first@mailroom.test');
  for (const method of ['post', 'patch'] as const) {
    const taken = await guess(method, manager.email);
    expect(taken.status).toBe(403);
    expect(taken.statements.length).toBeGreaterThan(0);
    expect(await guess(method, 'nobody-has-this@mailroom.test')).toEqual(taken);
  }
});

it('R25 answers the second of two editors with 412 and the current record', async () => {
  const before = await app.as(manager).get(`/api/v2/users/${colleague.id}`);
  const etag = before.headers['etag'] ?? '';
  expect(
    (await app.as(manager).patch(`/api/v2/users/${colleague.id}`, { last_name: 'Fontaine-Roy' }, { 'if-match': etag }))
      .status,
  ).toBe(200);
  const second = await app
    .as(manager)
    .patch(`/api/v2/users/${colleague.id}`, { last_name: 'Other' }, { 'if-match': etag });
  expect(second.status).toBe(412);
  expect(second.body.record).toMatchObject({ last_name: 'Fontaine-Roy' });
});

it('replaces the links within reach and keeps those out of reach', async () => {
  const second = await app.account();
  const wide = await app.user({ accounts: [mine, second], permissions: ['can_update_user', 'can_view_user'] });
  const answer = await app.as(wide).put(`/api/v2/users/${colleague.id}/accounts`, [second]);
  expect(answer.body.objects.map((account: { id: number }) => account.id)).toEqual([second]);
  const links = await app.sql<{ account_id: number }>(
    'select account_id from user_account where user_id = $1 order by 1',
    [colleague.id],
  );
  expect(links.map((link) => link.account_id)).toEqual([foreign, second]);
  expect((await app.as(wide).put(`/api/v2/account/${mine}/users/${colleague.id}`)).status).toBe(204);
});

it('links and unlinks a user of an account', async () => {
  const user = await app.user({ accounts: [mine] });
  const second = await app.account();
  const wide = await app.user({
    accounts: [mine, second],
    permissions: ['can_update_user', 'can_view_user', 'can_view_account'],
  });
  expect((await app.as(wide).put(`/api/v2/account/${second}/users/${user.id}`)).status).toBe(204);
  expect((await app.as(wide).get(`/api/v2/account/${second}/users?limit=100`)).body).toContain(user.id);
  expect((await app.as(wide).delete(`/api/v2/account/${second}/users/${user.id}`)).status).toBe(204);
  expect((await app.as(wide).delete(`/api/v2/account/${second}/users/${user.id}`)).status).toBe(404);
  expect((await app.as(wide).get(`/api/v2/account/${foreign}/users`)).status).toBe(404);
});

it('S51 keeps the last Super Admin and refuses to delete the caller', async () => {
  const admin = await app.user({ superAdmin: true });
  expect((await app.as(admin).delete(`/api/v2/users/${admin.id}`)).status).toBe(409);
  expect((await app.as(admin).patch(`/api/v2/users/${admin.id}`, { active: false })).status).toBe(409);
  const other = await app.user({ superAdmin: true });
  expect((await app.as(admin).delete(`/api/v2/users/${other.id}`)).status).toBe(204);
  expect((await app.as(admin).get(`/api/v2/users/${other.id}`)).status).toBe(404);
});

it('S16 refuses the token of a removed user and drops a removed right immediately', async () => {
  const admin = await app.user({ superAdmin: true });
  const user = await app.user({ accounts: [mine], permissions: ['can_view_user'] });
  expect((await app.as(user).get('/api/v2/users')).status).toBe(200);
  await app.as(admin).patch(`/api/v2/users/${user.id}`, { role_id: await app.role([]) });
  expect((await app.as(user).get('/api/v2/users')).status).toBe(403);
  await app.as(admin).delete(`/api/v2/users/${user.id}`);
  expect((await app.as(user).get('/api/v2/me')).status).toBe(401);
});

it('S23 returns names with markup as plain text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const answer = await app.as(manager).patch(`/api/v2/users/${colleague.id}`, { first_name: name });
  expect(answer.body.first_name).toBe(name);
  expect(answer.headers['content-type']).toContain('application/json');
});
