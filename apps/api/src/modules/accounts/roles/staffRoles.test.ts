import type { AddressInfo } from 'node:net';
import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

const KEEPS: readonly Permission[] = [
  'can_view_role',
  'can_add_role',
  'can_update_role',
  'can_view_user',
  'can_add_user',
  'can_update_user',
];

const REFUSED = { status: 403, body: { message: 'Only staff can make others staff' } };

let app: TestApp;
let account: number;
let keeper: TestUser;
let client: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  account = await app.account();
  keeper = await app.user({ accounts: [account], permissions: KEEPS, isStaff: true });
  client = await app.user({ accounts: [account], permissions: KEEPS });
});
afterAll(() => app.close());

let roles = 0;

async function add(as: TestUser, fields: object = {}) {
  roles += 1;
  return app.as(as).post('/api/v2/roles', { name: `Desk ${roles}`, ...fields });
}

it('says for whom a role is: account users, unless staff says otherwise', async () => {
  const made = (await add(keeper)).body;
  expect(made.is_staff).toBe(false);
  const url = `/api/v2/roles/${made.id}`;
  expect((await app.as(keeper).patch(url, { is_staff: true })).body).toMatchObject({ is_staff: true, version: 2 });
  expect((await app.as(keeper).patch(url, { name: 'Renamed' })).body).toMatchObject({ is_staff: true, version: 3 });
  expect((await app.as(keeper).patch(url, { is_staff: null })).status).toBe(400);
  expect((await add(keeper, { is_staff: true })).body.is_staff).toBe(true);
  // Roles belong to no account, so only a Super Admin sees their history.
  const admin = await app.user({ superAdmin: true });
  const { body } = await app.as(admin).get(`/api/v2/audit?entity=role&entity_id=${made.id}`);
  const changes = (body.objects as { changes: { field: string; before: unknown; after: unknown }[] }[]).flatMap(
    (entry) => entry.changes.filter(({ field }) => field === 'is_staff'),
  );
  expect(changes).toEqual([
    { field: 'is_staff', before: false, after: true },
    { field: 'is_staff', before: null, after: false },
  ]);
});

it('is a filter of the list, and a column of its file', async () => {
  const [ours, theirs] = [(await add(keeper, { is_staff: true })).body, (await add(keeper)).body];
  const admin = await app.user({ superAdmin: true });
  const ids = async (isStaff: boolean) => {
    const { body } = await app.as(keeper).get(`/api/v2/roles?limit=100&is_staff:eq=${isStaff}`);
    return (body.objects as { id: number }[]).map(({ id }) => id);
  };
  // Super Admin is staff by its name.
  expect(await ids(true)).toEqual(expect.arrayContaining([ours.id, admin.roleId]));
  expect(await ids(true)).not.toContain(theirs.id);
  expect(await ids(false)).toContain(theirs.id);
  const file = await app.as(keeper).post(`/api/v2/roles/export?name:like=${encodeURIComponent(theirs.name)}`);
  expect(file.text).toContain(`"${theirs.name}","Account users",`);
});

it('S50 is set by staff only, for a role and by giving it', async () => {
  const { id } = (await add(keeper)).body;
  expect(await add(client, { is_staff: true })).toMatchObject(REFUSED);
  expect(await app.as(client).patch(`/api/v2/roles/${id}`, { is_staff: true })).toMatchObject(REFUSED);
  expect(await app.as(client).patch(`/api/v2/roles/${client.roleId}`, { is_staff: true })).toMatchObject(REFUSED);
  const staffed = (await add(keeper, { is_staff: true })).body.id;
  const person = { first_name: 'Ben', last_name: 'Berg', role_id: staffed, account_ids: [account] };
  expect(await app.as(client).post('/api/v2/users', { ...person, email: 'ben@mailroom.test' })).toMatchObject(REFUSED);
  const other = await app.user({ accounts: [account] });
  expect(await app.as(client).patch(`/api/v2/users/${other.id}`, { role_id: staffed })).toMatchObject(REFUSED);
  expect((await app.as(client).get(`/api/v2/roles/${id}`)).body).toMatchObject({ is_staff: false, version: 1 });
  expect((await app.as(keeper).patch(`/api/v2/users/${other.id}`, { role_id: staffed })).status).toBe(200);
  // As with permissions, who lacks it may keep it for others, and take it.
  const name = { name: 'Kept for staff', is_staff: true };
  expect((await app.as(client).patch(`/api/v2/roles/${staffed}`, name)).body.is_staff).toBe(true);
  expect((await app.as(client).patch(`/api/v2/roles/${staffed}`, { is_staff: false })).body.is_staff).toBe(false);
  expect(await app.as(client).patch(`/api/v2/roles/${staffed}`, { is_staff: true })).toMatchObject(REFUSED);
});

it('stays what it is for Super Admin', async () => {
  const admin = await app.user({ superAdmin: true });
  expect((await app.as(admin).get(`/api/v2/roles/${admin.roleId}`)).body.is_staff).toBe(true);
  expect((await app.as(admin).get('/api/v2/me')).body.is_staff).toBe(true);
  expect((await app.as(admin).patch(`/api/v2/roles/${admin.roleId}`, { is_staff: false })).status).toBe(409);
});

it('S16 is told to its people, whose streams end when it changes, and applies from their next call', async () => {
  const { id } = (await add(keeper)).body;
  const user = await app.user({ accounts: [account] });
  await app.sql('update users set role_id = $1 where id = $2', [id, user.id]);
  expect((await app.as(user).get('/api/v2/me')).body.is_staff).toBe(false);
  // The first version's answer stays as the specification has it.
  expect((await app.as(user).get('/api/v1/my_permission')).body).not.toHaveProperty('is_staff');
  await app.app.api.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.api.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${await app.issuer.token(user.subject)}` };
  const stream = await fetch(`http://127.0.0.1:${port}/api/v2/events`, { headers });
  const reading = stream.text();
  expect((await app.as(keeper).patch(`/api/v2/roles/${id}`, { is_staff: true })).status).toBe(200);
  expect((await app.as(user).get('/api/v2/me')).body.is_staff).toBe(true);
  expect(await reading).toContain(`{"entity":"role","id":${id}}`);
});
