import type { AddressInfo } from 'node:net';
import { permissionNames } from '@mailroom/domain/access/permissions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { expectMeasured } from '../../../testing/measured.ts';

const KEEPS: readonly Permission[] = [
  'can_view_account',
  'can_view_role',
  'can_add_role',
  'can_update_role',
  'can_view_permissions',
  'can_view_order',
];

let app: TestApp;
let account: number;
let keeper: TestUser;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  account = await app.account();
  keeper = await app.user({ accounts: [account], permissions: KEEPS });
  admin = await app.user({ superAdmin: true });
});
afterAll(() => app.close());

let groups = 0;

/** A group with these permissions, which no role contains. */
async function group(...permissions: readonly Permission[]): Promise<number> {
  groups += 1;
  const id = await app.insert('permission_group', { name: `Part ${groups}` });
  for (const permission of permissions)
    await app.sql('insert into permission_group_permission (group_id, permission) values ($1, $2)', [id, permission]);
  return id;
}

async function groupOfRole(roleId: number): Promise<number> {
  const [row] = await app.sql<{ group_id: number }>('select group_id from role_permission_group where role_id = $1', [
    roleId,
  ]);
  return row?.group_id ?? 0;
}

async function userWithRole(roleId: number, firstName: string, accounts: readonly number[] = [account]) {
  const user = await app.user({ accounts, firstName });
  await app.sql('update users set role_id = $1 where id = $2', [roleId, user.id]);
  return user;
}

it('answers 401, 403 and 404', async () => {
  const nobody = await app.user({ permissions: ['can_view_role'] });
  const role = await app.role([]);
  const free = await group();
  for (const [method, url, body] of [
    ['post', '/api/v2/roles', { name: 'X' }],
    ['patch', `/api/v2/roles/${role}`, { name: 'X' }],
    ['delete', `/api/v2/roles/${role}`, undefined],
    ['post', `/api/v2/roles/${role}/preview`, { role_groups: [] }],
    ['delete', `/api/v2/groups/${free}`, undefined],
    ['post', `/api/v2/groups/${free}/permissions/preview`, { permissions: [] }],
  ] as const) {
    const call = (client: typeof app.nobody, path: string = url) =>
      method === 'delete' ? client.delete(path) : client[method](path, body);
    expect((await call(app.nobody)).status, url).toBe(401);
    expect((await call(app.as(nobody))).status, url).toBe(403);
    if (url !== '/api/v2/roles')
      expect((await call(app.as(keeper), url.replace(/\d{1,9}(?=$|\/)/, '999999'))).status).toBe(404);
  }
  const onlyAdds = await app.user({ permissions: ['can_add_role'] });
  expect((await app.as(onlyAdds).post('/api/v2/roles', { name: 'Added only' })).status).toBe(201);
  expect((await app.as(onlyAdds).patch(`/api/v2/roles/${role}`, { name: 'X' })).status).toBe(403);
});

it('adds, changes and deletes a role made of groups', async () => {
  const [orders, roles] = [await group('can_view_order'), await group('can_view_role')];
  const made = await app.as(keeper).post('/api/v2/roles', { name: 'Night shift', role_groups: [orders] });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: 'Night shift', role_groups: [{ id: orders }], user_count: 0, version: 1 });
  expect((await app.as(keeper).post('/api/v2/roles', { name: 'night SHIFT' })).body.fields).toEqual({
    name: 'Another role has this name',
  });
  expect((await app.as(keeper).post('/api/v2/roles', { name: ' ' })).status).toBe(422);
  expect((await app.as(keeper).post('/api/v2/roles', { name: 'Y', role_groups: [999_999] })).body.fields).toEqual({
    role_groups: 'One of the groups does not exist',
  });
  const url = `/api/v2/roles/${made.body.id}`;
  const edited = await app.as(keeper).patch(url, { name: 'Late shift', role_groups: [roles] });
  expect(edited.body).toMatchObject({ name: 'Late shift', role_groups: [{ id: roles }], version: 2 });
  expect((await app.as(keeper).patch(url, { name: 'Later' }, { 'if-match': '"1"' })).status).toBe(412);
  expect((await app.as(keeper).delete(url, { 'if-match': '"1"' })).status).toBe(412);
  expect((await app.as(keeper).delete(url)).status).toBe(204);
  expect((await app.as(keeper).get(url)).status).toBe(404);
  const history = await app.sql<{ action: string }>(
    `select action from audit_entry where entity = 'role' and entity_id = $1 order by id`,
    [made.body.id],
  );
  expect(history.map(({ action }) => action)).toEqual(['insert', 'update', 'delete']);
});

it('keeps a role that somebody has, in reach or not, and lets it go with users who were deleted', async () => {
  const role = await app.role([]);
  const [near, far] = [await userWithRole(role, 'Near'), await userWithRole(role, 'Far', [await app.account()])];
  expect((await app.as(keeper).delete(`/api/v2/roles/${role}`)).body.message).toBe('2 users have this role');
  await app.as(admin).delete(`/api/v2/users/${near.id}`);
  const refused = await app.as(keeper).delete(`/api/v2/roles/${role}`);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'in_use', '1 user has this role']);
  await app.as(admin).delete(`/api/v2/users/${far.id}`);
  expect((await app.as(keeper).delete(`/api/v2/roles/${role}`)).status).toBe(204);
});

it('keeps a group that a role contains', async () => {
  const role = await app.role(['can_view_order'], 'Desk');
  const used = await groupOfRole(role);
  const refused = await app.as(keeper).delete(`/api/v2/groups/${used}`);
  expect([refused.status, refused.body.message]).toEqual([409, 'Used by the role Desk']);
  expect((await app.as(keeper).get(`/api/v2/groups/${used}`)).body.role_count).toBe(1);
  const free = await group('can_view_order');
  expect((await app.as(keeper).delete(`/api/v2/groups/${free}`, { 'if-match': '"7"' })).status).toBe(412);
  expect((await app.as(keeper).delete(`/api/v2/groups/${free}`)).status).toBe(204);
  expect((await app.as(keeper).get(`/api/v2/groups/${free}`)).status).toBe(404);
});

it('says by name who would gain and lose what, and changes nothing', async () => {
  const role = await app.role(['can_view_order']);
  const before = await groupOfRole(role);
  const nora = await userWithRole(role, 'Nora');
  await userWithRole(role, 'Unseen', [await app.account()]);
  const next = await group('can_view_role');
  const preview = await app.as(keeper).post(`/api/v2/roles/${role}/preview`, { role_groups: [next] });
  const user = { id: nora.id, name: expect.stringMatching(/^Nora /), active: true };
  expect(preview.body).toEqual({
    gains: [{ user, permissions: ['can_view_role'] }],
    loses: [{ user, permissions: ['can_view_order'] }],
    total: 2,
  });
  const same = await app.as(keeper).post(`/api/v2/roles/${role}/preview`, { role_groups: [before] });
  expect(same.body).toEqual({ gains: [], loses: [], total: 0 });
  const ofGroup = await app
    .as(keeper)
    .post(`/api/v2/groups/${before}/permissions/preview`, { permissions: ['can_view_order', 'can_view_account'] });
  expect(ofGroup.body).toEqual({ gains: [{ user, permissions: ['can_view_account'] }], loses: [], total: 2 });
  expect((await app.as(keeper).get(`/api/v2/roles/${role}`)).body).toMatchObject({
    role_groups: [{ id: before }],
    version: 1,
  });
});

it('counts no loss where another group of the role gives the same permission', async () => {
  const role = await app.role(['can_view_order']);
  const second = await group('can_view_order');
  await app.sql('insert into role_permission_group (role_id, group_id) values ($1, $2)', [role, second]);
  await userWithRole(role, 'Otto');
  const preview = await app.as(keeper).post(`/api/v2/groups/${second}/permissions/preview`, { permissions: [] });
  expect(preview.body).toEqual({ gains: [], loses: [], total: 0 });
});

it('S50 refuses to make a role of permissions that the caller does not hold', async () => {
  const strong = await group('can_launch_product');
  const role = await app.role(['can_view_order']);
  const [{ before = 0 } = {}] = await app.sql<{ before: number }>('select count(*)::int as before from security_event');
  for (const answer of [
    await app.as(keeper).post('/api/v2/roles', { name: 'Strong', role_groups: [strong] }),
    await app.as(keeper).patch(`/api/v2/roles/${role}`, { role_groups: [strong] }),
    await app
      .as(keeper)
      .patch(`/api/v2/roles/${keeper.roleId}`, { role_groups: [await groupOfRole(keeper.roleId), strong] }),
    await app.as(keeper).post(`/api/v2/roles/${role}/preview`, { role_groups: [strong] }),
    await app.as(keeper).post(`/api/v2/groups/${strong}/permissions/preview`, {
      permissions: ['can_launch_product', 'can_abort_product'],
    }),
  ])
    expect(answer.status).toBe(403);
  await app.app.securityEvents.flush();
  const [{ after = 0 } = {}] = await app.sql<{ after: number }>('select count(*)::int as after from security_event');
  expect(after - before).toBe(5);
  const held = await app.sql(
    `select from role_permission_group g join permission_group_permission p on p.group_id = g.group_id
      where p.permission = 'can_launch_product'`,
  );
  expect(held).toEqual([]);
});

it.each(['super admin', 'Super Admin ', 'SUPER ADMIN'])(
  'S50 refuses a role called %j, whose name would grant everything',
  async (name) => {
    expect((await app.as(keeper).post('/api/v2/roles', { name })).status).toBe(422);
  },
);

it('S51 refuses to take the right to administer from the caller’s own role', async () => {
  const manager = await app.user({ accounts: [account], permissions: KEEPS });
  const own = await groupOfRole(manager.roleId);
  const kept = KEEPS.filter((permission) => permission !== 'can_update_role');
  const lesser = await group(...kept);
  for (const answer of [
    await app.as(manager).put(`/api/v2/groups/${own}/permissions`, { permissions: kept }),
    await app.as(manager).post(`/api/v2/groups/${own}/permissions/preview`, { permissions: kept }),
    await app.as(manager).patch(`/api/v2/roles/${manager.roleId}`, { role_groups: [lesser] }),
    await app.as(manager).post(`/api/v2/roles/${manager.roleId}/preview`, { role_groups: [] }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'own_user']);
    expect(answer.body.message).toContain('can_update_role');
  }
  expect((await app.as(manager).delete(`/api/v2/groups/${own}`)).status).toBe(409);
  expect((await app.as(manager).delete(`/api/v2/roles/${manager.roleId}`)).status).toBe(409);
  expect((await app.as(manager).get('/api/v2/roles')).status).toBe(200);
  const withoutOrders = KEEPS.filter((permission) => permission !== 'can_view_order');
  expect((await app.as(manager).put(`/api/v2/groups/${own}/permissions`, { permissions: withoutOrders })).status).toBe(
    200,
  );
});

it('S51 never lets two administrators of one role remove it together', async () => {
  const [first, second] = [await group(...KEEPS), await group(...KEEPS)];
  const role = (await app.as(admin).post('/api/v2/roles', { name: 'Twins', role_groups: [first, second] })).body.id;
  const [ada, ben] = [await userWithRole(role, 'Ada'), await userWithRole(role, 'Ben')];
  const answers = await Promise.all([
    app.as(ada).put(`/api/v2/groups/${first}/permissions`, { permissions: [] }),
    app.as(ben).put(`/api/v2/groups/${second}/permissions`, { permissions: [] }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await app.as(ada).get('/api/v2/roles')).status).toBe(200);
});

it('S51 never takes anything from Super Admin', async () => {
  const role = admin.roleId;
  const all = await group(...permissionNames);
  await app.sql('insert into role_permission_group (role_id, group_id) values ($1, $2)', [role, all]);
  for (const answer of [
    await app.as(admin).patch(`/api/v2/roles/${role}`, { name: 'Boss' }),
    await app.as(admin).patch(`/api/v2/roles/${role}`, { role_groups: [] }),
    await app.as(admin).delete(`/api/v2/roles/${role}`),
    await app.as(admin).put(`/api/v2/groups/${all}/permissions`, { permissions: ['can_view_order'] }),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'last_super_admin']);
  expect((await app.as(admin).get(`/api/v2/roles/${role}`)).body.actions).toMatchObject([
    { name: 'update', allowed: false },
    { name: 'delete', allowed: false },
  ]);
});

it('R27 gives a role the groups of one of two administrators', async () => {
  const [orders, roles] = [await group('can_view_order'), await group('can_view_role')];
  const made = await app.as(keeper).post('/api/v2/roles', { name: 'Contested' });
  const call = (id: number) =>
    app.as(keeper).patch(`/api/v2/roles/${made.body.id}`, { role_groups: [id] }, { 'if-match': '"1"' });
  const answers = await Promise.all([call(orders), call(roles)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await app.as(keeper).get(`/api/v2/roles/${made.body.id}`)).body.role_groups).toHaveLength(1);
});

it('S16 applies an edited role to its signed-in users within a second, and tells them', async () => {
  const [orders, roles] = [await group('can_view_order'), await group('can_view_role')];
  const made = await app.as(keeper).post('/api/v2/roles', { name: 'Watched', role_groups: [roles] });
  const user = await userWithRole(made.body.id, 'Wanda');
  await app.app.api.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.api.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${await app.issuer.token(user.subject)}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v2/events`, { headers });
  const reading = answer.text();
  expect((await app.as(user).get('/api/v2/roles')).status).toBe(200);
  const before = performance.now();
  expect((await app.as(keeper).patch(`/api/v2/roles/${made.body.id}`, { role_groups: [orders] })).status).toBe(200);
  expect((await app.as(user).get('/api/v2/roles')).status).toBe(403);
  // The stream ends, because it was opened with other rights; its last hint makes the portal ask for them again.
  expect(await reading).toContain(`{"entity":"role","id":${made.body.id}}`);
  expectMeasured('S16 an edited role applies, ms', performance.now() - before, 1_000);
  expect((await app.as(user).get('/api/v1/my_permission')).body.permissions).toEqual([{ name: 'can_view_order' }]);
});

it('adds a role once when the call is repeated with its key', async () => {
  const add = () => app.as(keeper).post('/api/v2/roles', { name: 'Only once' }, { 'idempotency-key': 'role-1' });
  const [first, again] = [await add(), await add()];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
});
