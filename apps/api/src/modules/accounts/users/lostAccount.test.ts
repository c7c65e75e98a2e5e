import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';

let app: TestApp;
let shared: number;
let lost: number;
let manager: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  [shared, lost] = [await app.account(), await app.account()];
  manager = await app.user({
    accounts: [shared, lost],
    permissions: ['can_view_user', 'can_add_user', 'can_update_user', 'can_delete_user'],
  });
});
afterAll(() => app.close());

let added = 0;

async function addUser(accountIds: number[]): Promise<number> {
  added += 1;
  const body = { first_name: 'Ada', last_name: 'Kept', email: `kept${added}@mailroom.test`, account_ids: accountIds };
  const made = await app.as(manager).post('/api/v2/users', { ...body, role_id: await app.role([]) });
  expect(made.status).toBe(201);
  return made.body.id;
}

it('S16 keeps users out of reach of the person who added them and lost their account', async () => {
  const [gone, common, unlinked] = [await addUser([lost]), await addUser([lost, shared]), await addUser([])];
  await app.sql('delete from user_account where user_id = $1 and account_id = $2', [manager.id, lost]);
  const as = app.as(manager);
  const url = `/api/v2/users/${gone}`;
  const absent = await as.get('/api/v2/users/99999999');
  for (const answer of [
    await as.get(url),
    await as.patch(url, { email: 'mine@mailroom.test' }),
    await as.put(`${url}/accounts`, [shared]),
    await as.put(`/api/v2/account/${shared}/users/${gone}`),
    await as.delete(url),
  ])
    expect({ ...answer.body, status: answer.status, request_id: '' }).toEqual({
      ...absent.body,
      status: 404,
      request_id: '',
    });
  const { body } = await as.get('/api/v2/users?name:like=kept&limit=100');
  expect(body.objects.map(({ id }: { id: number }) => id).toSorted()).toEqual([common, unlinked].toSorted());
  expect((await as.patch(`/api/v2/users/${unlinked}`, { first_name: 'Eva' })).status).toBe(200);
  const [row] = await app.sql<{ first_name: string }>('select first_name from users where id = $1', [gone]);
  expect(row?.first_name).toBe('Ada');
});
