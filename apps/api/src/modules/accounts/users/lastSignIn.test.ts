import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

let app: TestApp;
let mine: number;
let manager: TestUser;

beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account();
  manager = await app.user({ accounts: [mine], permissions: ['can_view_user'] });
});
afterAll(() => app.close());

it('notes the first call of each session as the last sign-in, at most once an hour, and tells only who may see users', async () => {
  const reader = await app.user({ accounts: [mine], permissions: ['can_view_current_user'] });
  const seen = async () => {
    const { body } = await app.as(manager).get(`/api/v2/users/${reader.id}`);
    return body.last_sign_in_at as string | null;
  };
  const before = (await app.as(manager).get(`/api/v2/users/${reader.id}`)).body;
  expect(before.last_sign_in_at).toBeNull();
  const inSession = (sid: string) => app.as(reader, { sid }).get('/api/v2/me');
  // Calls of one session that arrive together note it once.
  await Promise.all([inSession('first'), inSession('first'), inSession('first')]);
  const first = await seen();
  expect(first).not.toBeNull();
  const rows = () =>
    app.sql<{ noted_sessions: string[] }>('select noted_sessions from users where id = $1', [reader.id]);
  expect(await rows()).toEqual([{ noted_sessions: ['first'] }]);

  app.clock.advance(30 * 60_000);
  await inSession('second');
  expect(await seen()).toBe(first);
  app.clock.advance(31 * 60_000);
  await inSession('first');
  await inSession('second');
  expect(await seen()).toBe(first);
  await inSession('third');
  expect(await seen()).toBe(app.clock.now().toISOString());
  expect(await rows()).toEqual([{ noted_sessions: ['third', 'second', 'first'] }]);

  // It is neither an edit nor shown to somebody who may not see users.
  const after = (await app.as(manager).get(`/api/v2/users/${reader.id}`)).body;
  expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at]);
  expect((await app.as(reader, { sid: 'third' }).get(`/api/v2/users/${reader.id}`)).body).not.toHaveProperty(
    'last_sign_in_at',
  );
  const listed = (await app.as(manager).get(`/api/v2/users?ids=${reader.id}`)).body.objects;
  expect(listed).toEqual([expect.objectContaining({ last_sign_in_at: after.last_sign_in_at })]);
});

it('without a session id, notes a call as a sign-in once an hour', async () => {
  const reader = await app.user({ accounts: [mine] });
  const call = () => app.as(reader, { sid: undefined }).get('/api/v2/me');
  const noted = async () => (await app.as(manager).get(`/api/v2/users/${reader.id}`)).body.last_sign_in_at;
  await call();
  const first = await noted();
  app.clock.advance(59 * 60_000);
  await call();
  expect(await noted()).toBe(first);
  app.clock.advance(2 * 60_000);
  await call();
  expect(await noted()).toBe(app.clock.now().toISOString());
});
