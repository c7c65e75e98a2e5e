import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOperator } from '../../../platform/database/asOperator.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { makeFirstAdmin } from './firstAdmin.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function admin(email: string): Promise<string[]> {
  return asOperator({ ownerUrl: app.ownerUrl, verb: 'admin', clock: app.clock }, (tx) => makeFirstAdmin(tx, email));
}

/** The role of the person who signs in with this token; undefined when the token is refused. */
async function roleOf(subject: string, claims: Record<string, unknown>): Promise<unknown> {
  const { status, body } = await app.withToken(await app.issuer.token(subject, { claims })).get('/api/v2/me');
  return status === 200 ? body.role.name : undefined;
}

it('refuses what is not an e-mail address', async () => {
  await expect(admin('nobody')).rejects.toThrow('nobody: Enter a valid email address');
});

it('makes one administrator when two operators run it at the same time', async () => {
  const done = await Promise.allSettled([admin('Jane.van-Doe@mailroom.test'), admin('kim@mailroom.test')]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await app.sql(`delete from users where role_id in (select id from role where name = 'Super Admin')`);
});

it('makes the first administrator, and refuses while there is an active one', async () => {
  const made = await admin('Jane.van-Doe@mailroom.test');
  expect(made).toContain('Added jane.van-doe@mailroom.test as Super Admin.');
  const [user] = await app.sql(`select first_name, last_name from users where email = 'jane.van-doe@mailroom.test'`);
  expect(user).toEqual({ first_name: 'Jane', last_name: 'Van Doe' });
  await expect(admin('kim@mailroom.test')).rejects.toThrow(/jane\.van-doe@mailroom\.test can already administer/);
});

it('lets the person in only with an address that the issuer has verified', async () => {
  const email = 'jane.van-doe@mailroom.test';
  expect(await roleOf('jane', { email })).toBeUndefined();
  expect(await roleOf('jane', { email, email_verified: false })).toBeUndefined();
  expect(await roleOf('jane', { email, email_verified: true })).toBe('Super Admin');
});

it('adds only what is absent, and brings a locked-out person back', async () => {
  await app.sql(`update users set active = false where email = 'jane.van-doe@mailroom.test'`);
  await app.sql(`delete from role_permission_group where role_id = (select id from role where name = 'Order Manager')`);
  await app.sql(`delete from role where name = 'Order Manager'`);
  expect(await admin('jane.van-doe@mailroom.test')).toEqual([
    'Added the role Order Manager.',
    'Made the existing user jane.van-doe@mailroom.test an active Super Admin.',
    expect.stringContaining('email_verified'),
  ]);
  const entries = await app.sql(
    `select distinct actor from audit_entry where entity in ('user', 'role') and actor like 'verb%'`,
  );
  expect(entries).toEqual([{ actor: 'verb admin' }]);
});
