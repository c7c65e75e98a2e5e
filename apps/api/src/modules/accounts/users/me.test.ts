import { permissionNames } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('answers 401 without a token', async () => {
  for (const url of ['/api/v2/me', '/api/v2/permissions', '/api/v1/my_permission', '/api/v1/permission'])
    expect((await app.nobody.get(url)).status, url).toBe(401);
});

it('shows id and permissions, and personal details only with can_view_current_user', async () => {
  const bare = await app.user({});
  expect((await app.as(bare).get('/api/v1/my_permission')).body).toEqual({ id: bare.id, permissions: [] });
  expect((await app.as(bare).get('/api/v2/me')).body).toEqual({
    id: bare.id,
    permissions: [],
    is_staff: false,
    time_zone: null,
    density: null,
    theme: null,
    saved_views: [],
    page_sizes: {},
  });
  expect((await app.as(bare).patch('/api/v2/me', { density: 'compact' })).body).not.toHaveProperty('email');
  const known = await app.user({ permissions: ['can_view_current_user', 'can_view_order'], firstName: 'Noor' });
  const me = (await app.as(known).get('/api/v2/me')).body;
  expect(me).toMatchObject({
    id: known.id,
    first_name: 'Noor',
    active: true,
    permissions: [{ name: 'can_view_current_user' }, { name: 'can_view_order' }],
    time_zone: null,
    saved_views: [],
    page_sizes: {},
  });
});

it('lists every permission in both versions', async () => {
  const user = await app.user({});
  for (const url of ['/api/v2/permissions', '/api/v1/permission']) {
    const list = (await app.as(user).get(url)).body;
    expect(list.objects.map((permission: { name: string }) => permission.name).sort(), url).toEqual(
      [...permissionNames].sort(),
    );
  }
});

it('keeps the caller’s preferences and clears those set to null', async () => {
  const user = await app.user({});
  expect(
    (await app.as(user).patch('/api/v2/me', { theme: 'dark', density: 'compact', time_zone: 'Europe/Oslo' })).body,
  ).toMatchObject({ theme: 'dark', density: 'compact' });
  expect((await app.as(user).patch('/api/v2/me', { theme: 'high-contrast' })).body.theme).toBe('high-contrast');
  expect((await app.as(user).patch('/api/v2/me', { theme: 'sepia' })).status).toBe(400);
  expect((await app.as(user).patch('/api/v2/me', { theme: null })).body).toMatchObject({
    theme: null,
    density: 'compact',
    time_zone: 'Europe/Oslo',
  });
  expect((await app.as(user).patch('/api/v2/me', { time_zone: 'Mars/Olympus' })).body.fields).toEqual({
    time_zone: 'Time zone is not valid',
  });
  const sizes = { '/order-management/dashboard': 50 };
  expect((await app.as(user).patch('/api/v2/me', { page_sizes: sizes })).body).toMatchObject({ page_sizes: sizes });
  expect((await app.as(user).patch('/api/v2/me', { page_sizes: { '/users': 1000 } })).status).toBe(422);
  expect((await app.as(user).patch('/api/v2/me', { permissions: [] })).status).toBe(400);
});

it('still shows the views of earlier releases, and changes them no more', async () => {
  const user = await app.user({});
  const views = [{ name: 'My orders', path: '/order-management/dashboard?page=2' }];
  await app.sql('update users set saved_views = $1 where id = $2', [JSON.stringify(views), user.id]);
  expect((await app.as(user).get('/api/v2/me')).body.saved_views).toEqual(views);
  expect((await app.as(user).patch('/api/v2/me', { saved_views: [] })).status).toBe(400);
});

it('S16 refuses every token of a signed-out session', async () => {
  const user = await app.user({});
  const session = app.as(user, { sid: 'session-1' });
  const other = app.as(user, { sid: 'session-2' });
  expect((await session.get('/api/v2/me')).status).toBe(200);
  expect((await session.post('/api/v2/me/sign-out')).status).toBe(204);
  expect((await session.get('/api/v2/me')).status).toBe(401);
  expect((await other.get('/api/v2/me')).status).toBe(200);
});
