import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

let app: TestApp;
let keeper: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  keeper = await app.user({
    permissions: ['can_view_role', 'can_update_role', 'can_view_permissions', 'can_view_order'],
  });
});
afterAll(() => app.close());

async function group(name: string): Promise<{ id: number; etag: string }> {
  const made = await app.as(keeper).post('/api/v2/groups', { name, description: 'For a test' });
  expect(made.status).toBe(201);
  return { id: made.body.id, etag: made.headers['etag'] ?? '' };
}

it('answers 401 and 403', async () => {
  const { id } = await group('Access');
  const nobody = await app.user({});
  for (const [method, url, body] of [
    ['get', '/api/v2/roles'],
    ['get', `/api/v2/roles/${keeper.roleId}`],
    ['get', '/api/v2/groups'],
    ['get', '/api/v2/groups/count'],
    ['get', `/api/v2/groups/${id}`],
    ['get', `/api/v2/groups/${id}/permissions`],
    ['post', '/api/v2/groups', { name: 'X' }],
    ['patch', `/api/v2/groups/${id}`, { name: 'X' }],
    ['put', `/api/v2/groups/${id}/permissions`, { permissions: [] }],
  ] as const) {
    const call = (client: typeof app.nobody) => (method === 'get' ? client.get(url) : client[method](url, body));
    expect((await call(app.nobody)).status, url).toBe(401);
    expect((await call(app.as(nobody))).status, url).toBe(403);
  }
  expect((await app.as(keeper).get('/api/v2/groups/999999')).status).toBe(404);
  expect((await app.as(keeper).get('/api/v2/roles/999999')).status).toBe(404);
});

it('adds and edits a group; names are unique in any letter case', async () => {
  const { id } = await group('Night shift');
  expect((await app.as(keeper).post('/api/v2/groups', { name: 'NIGHT SHIFT' })).body.fields).toEqual({
    name: 'Another group has this name',
  });
  const edited = await app.as(keeper).patch(`/api/v2/groups/${id}`, { description: 'Launches after six' });
  expect(edited.body).toMatchObject({ name: 'Night shift', description: 'Launches after six' });
  expect((await app.as(keeper).patch(`/api/v2/groups/${id}`, { name: ' ' })).status).toBe(422);
  const found = await app.as(keeper).get('/api/v2/groups?name:like=night');
  expect(found.body.total_rows).toBe(1);
});

it('replaces the whole set of permissions with immediate effect', async () => {
  const role = await app.role([]);
  const [made] = await app.sql<{ group_id: number }>('select group_id from role_permission_group where role_id = $1', [
    role,
  ]);
  const user = await app.user({});
  await app.sql('update users set role_id = $1 where id = $2', [role, user.id]);
  expect((await app.as(user).get('/api/v2/roles')).status).toBe(403);
  const set = await app
    .as(keeper)
    .put(`/api/v2/groups/${made?.group_id}/permissions`, { permissions: ['can_view_role', 'can_view_order'] });
  expect(set.body.objects.map((permission: { name: string }) => permission.name).sort()).toEqual([
    'can_view_order',
    'can_view_role',
  ]);
  expect((await app.as(user).get('/api/v2/roles')).status).toBe(200);
  expect(
    (await app.as(keeper).put(`/api/v2/groups/${made?.group_id}/permissions`, { permissions: ['can_view_order'] })).body
      .total_rows,
  ).toBe(1);
  expect((await app.as(user).get('/api/v2/roles')).status).toBe(403);
});

it('S50 refuses to grant a permission that the caller does not hold', async () => {
  const { id } = await group('Greedy');
  expect(
    (await app.as(keeper).put(`/api/v2/groups/${id}/permissions`, { permissions: ['can_launch_product'] })).status,
  ).toBe(403);
  expect(
    (await app.as(keeper).put(`/api/v2/groups/${id}/permissions`, { permissions: ['can_do_everything'] })).status,
  ).toBe(400);
  expect((await app.as(keeper).get(`/api/v2/groups/${id}/permissions`)).body).toEqual({ objects: [], total_rows: 0 });
});

it('R27 never merges the sets of two administrators', async () => {
  const { id, etag } = await group('Contested');
  const call = (permissions: string[]) =>
    app.as(keeper).put(`/api/v2/groups/${id}/permissions`, { permissions }, { 'if-match': etag });
  const answers = await Promise.all([call(['can_view_role']), call(['can_view_order'])]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412]);
  expect((await app.as(keeper).get(`/api/v2/groups/${id}/permissions`)).body.total_rows).toBe(1);
});

it('shows a role with its groups and its number of users', async () => {
  const role = (await app.as(keeper).get(`/api/v2/roles/${keeper.roleId}`)).body;
  expect(role.role_groups).toHaveLength(1);
  expect(role.user_count).toBe(1);
});
