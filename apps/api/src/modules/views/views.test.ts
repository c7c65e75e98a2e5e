import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';

const URL = '/api/v2/views';
const COLUMNS = { hidden: ['email'], order: [], widths: [], pinned: [] };
const STATE = {
  sort: [{ id: 'first_name', direction: 'desc' }],
  filters: [
    { id: 'role_id', values: ['4'] },
    { id: 'active', values: ['true'] },
  ],
  columns: COLUMNS,
};

let app: TestApp;
let account: number;
let owner: TestUser;
let keeper: TestUser;
let reader: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  account = await app.account({ name: 'Northlight' });
  const elsewhere = await app.account();
  owner = await app.user({ accounts: [account], permissions: ['can_view_user', 'can_view_role'], firstName: 'Dana' });
  keeper = await app.user({ accounts: [account], permissions: ['can_modify_account_settings'] });
  reader = await app.user({ accounts: [account], permissions: ['can_view_user'] });
  stranger = await app.user({ accounts: [elsewhere], permissions: ['can_modify_account_settings'] });
});
afterAll(() => app.close());

let views = 0;

async function view(by: TestUser = owner, share?: number) {
  views += 1;
  const made = await app.as(by).post(URL, { list: 'listUsers', name: `View ${views}`, state: STATE });
  expect(made.status).toBe(201);
  if (share !== undefined)
    expect((await app.as(by).patch(`${URL}/${made.body.id}`, { shared_with: share })).status).toBe(200);
  return made.body as { id: number; name: string };
}

async function idsSeenBy(user: TestUser): Promise<number[]> {
  const { body } = await app.as(user).get(`${URL}?limit=100`);
  return body.objects.map(({ id }: { id: number }) => id);
}

it('answers 401 without a token, and 404 for what is missing or of somebody else', async () => {
  const { id } = await view();
  const shared = await view(owner, account);
  for (const call of [
    app.nobody.get(URL),
    app.nobody.post(URL, { list: 'listUsers', name: 'X', state: STATE }),
    app.nobody.patch(`${URL}/${id}`, { name: 'X' }),
    app.nobody.delete(`${URL}/${id}`),
  ])
    expect((await call).status).toBe(401);
  for (const [user, one] of [
    [owner, 999_999],
    [keeper, id],
    [stranger, id],
    [stranger, shared.id],
  ] as const) {
    expect((await app.as(user).patch(`${URL}/${one}`, { name: 'X' })).status).toBe(404);
    expect((await app.as(user).delete(`${URL}/${one}`)).status).toBe(404);
  }
});

it('saves, renames, replaces and deletes a view of one’s own', async () => {
  const as = app.as(owner);
  const made = await as.post(URL, { list: 'listUsers', name: '  Active people ', state: STATE });
  expect(made.body).toMatchObject({
    list: 'listUsers',
    name: 'Active people',
    state: STATE,
    dropped: [],
    is_own: true,
    owner: { id: owner.id },
    shared_with: null,
    version: 1,
  });
  const url = `${URL}/${made.body.id}`;
  const renamed = await as.patch(url, { name: 'People' }, { 'if-match': '"1"' });
  expect(renamed.body).toMatchObject({ name: 'People', state: STATE, version: 2 });
  expect((await as.patch(url, { name: 'Older copy' }, { 'if-match': '"1"' })).status).toBe(412);
  const plain = { sort: [], filters: [], columns: { ...COLUMNS, hidden: [] } };
  expect((await as.patch(url, { state: plain })).body.state).toEqual(plain);
  expect((await as.delete(url)).status).toBe(204);
  expect(await idsSeenBy(owner)).not.toContain(made.body.id);
});

it('lists the views of the lists that are asked for', async () => {
  const as = app.as(owner);
  const orders = await as.post(URL, { list: 'listOrders', name: 'Orders', state: { ...STATE, filters: [] } });
  const { body } = await as.get(`${URL}?list:eq=listOrders`);
  expect(body.objects.map(({ id }: { id: number }) => id)).toEqual([orders.body.id]);
  expect(body).toMatchObject({ total_rows: 1, start: 1 });
});

describe('refuses', () => {
  it.each([
    ['another list', { list: 'listEverything' }, 422, 'list'],
    ['no name', { name: ' ' }, 422, 'name'],
    ['a filter of another list', { state: { ...STATE, filters: [{ id: 'status', values: ['Draft'] }] } }, 422, 'state'],
    ['a typed value', { state: { ...STATE, filters: [{ id: 'role_id', values: ['ada@a.test'] }] } }, 422, 'state'],
    ['an address as a column', { state: { ...STATE, columns: { ...COLUMNS, hidden: ['ada@a.test'] } } }, 422, 'state'],
  ])('%s', async (_what, change, status, field) => {
    const sent = { list: 'listUsers', name: 'X', state: STATE, ...change };
    const answer = await app.as(owner).post(URL, sent);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it.each(['search', 'rows', 'selection', 'page'])('a state with %s', async (name) => {
    const sent = { list: 'listUsers', name: 'X', state: { ...STATE, [name]: 'ada' } };
    expect((await app.as(owner).post(URL, sent)).status).toBe(400);
  });

  it('a name that the person has already, in any case of its letters', async () => {
    const { name } = await view();
    const again = await app.as(owner).post(URL, { list: 'listUsers', name: name.toUpperCase(), state: STATE });
    expect(again.body.fields).toEqual({ name: 'You have a view of this name already' });
    const other = await view();
    expect((await app.as(owner).patch(`${URL}/${other.id}`, { name })).status).toBe(422);
    expect((await app.as(reader).post(URL, { list: 'listUsers', name, state: STATE })).status).toBe(201);
  });

  it('more than fifty views of a list', async () => {
    const busy = await app.user({ accounts: [account] });
    for (let count = 0; count < 50; count += 1)
      await app.insert('saved_view', { user_id: busy.id, list: 'listUsers', name: `${count}`, state: STATE });
    const more = await app.as(busy).post(URL, { list: 'listUsers', name: 'One more', state: STATE });
    expect(more.body.fields).toEqual({ name: expect.stringContaining('at most 50 views') });
  });
});

describe('a shared view', () => {
  it('is seen within its account, and nowhere else', async () => {
    const { id } = await view(owner, account);
    expect(await idsSeenBy(reader)).toContain(id);
    expect(await idsSeenBy(stranger)).not.toContain(id);
    expect((await app.as(owner).patch(`${URL}/${id}`, { shared_with: null })).body.shared_with).toBeNull();
    expect(await idsSeenBy(reader)).not.toContain(id);
  });

  it('leaves out and names the filter that its reader may not use', async () => {
    const { id } = await view(owner, account);
    const { body } = await app.as(reader).get(`${URL}?limit=100`);
    const seen = body.objects.find((one: { id: number }) => one.id === id);
    expect(seen).toMatchObject({
      is_own: false,
      owner: { name: expect.stringContaining('Dana') },
      shared_with: { id: account, name: 'Northlight' },
      dropped: ['Role'],
    });
    expect(seen.state.filters).toEqual([{ id: 'active', values: ['true'] }]);
  });

  it('is changed by its owner and by who keeps the account’s settings', async () => {
    const { id } = await view(owner, account);
    const refused = await app.as(reader).patch(`${URL}/${id}`, { name: 'Mine now' });
    expect(refused.status).toBe(403);
    expect((await app.as(reader).delete(`${URL}/${id}`)).status).toBe(403);
    expect((await app.as(keeper).patch(`${URL}/${id}`, { name: `Kept ${id}` })).body.name).toBe(`Kept ${id}`);
    // Ends the share, after which the keeper no longer sees the view.
    expect((await app.as(keeper).patch(`${URL}/${id}`, { shared_with: null })).body.shared_with).toBeNull();
    expect((await app.as(keeper).delete(`${URL}/${id}`)).status).toBe(404);
    expect(await idsSeenBy(owner)).toContain(id);
    const other = await view(owner, account);
    expect((await app.as(keeper).patch(`${URL}/${other.id}`, { shared_with: account })).status).toBe(403);
    expect((await app.as(keeper).delete(`${URL}/${other.id}`)).status).toBe(204);
  });

  it('goes only to an account of its owner', async () => {
    const { id } = await view();
    const foreign = await app.account();
    expect((await app.as(owner).patch(`${URL}/${id}`, { shared_with: foreign })).status).toBe(404);
    expect((await app.as(owner).patch(`${URL}/${id}`, { shared_with: 999_999 })).status).toBe(404);
  });

  it('S16 ends with its owner’s link to the account, and is the owner’s own again', async () => {
    const [old, next] = [await app.account(), await app.account()];
    const mover = await app.user({ accounts: [old, next] });
    const mate = await app.user({ accounts: [old] });
    const admin = await app.user({ superAdmin: true });
    const { id } = await view(mover, old);
    const kept = await view(mover, next);
    expect(await idsSeenBy(mate)).toContain(id);
    expect((await app.as(admin).delete(`/api/v2/account/${old}/users/${mover.id}`)).status).toBe(204);
    expect(await idsSeenBy(mate)).not.toContain(id);
    const renamed = await app.as(mover).patch(`${URL}/${id}`, { name: 'Read by nobody of the old account' });
    expect(renamed.body).toMatchObject({ name: 'Read by nobody of the old account', shared_with: null });
    const moved = await app.as(mover).patch(`${URL}/${id}`, { shared_with: next });
    expect(moved.body.shared_with).toMatchObject({ id: next });
    expect((await app.sql('select from view_share where view_id = $1', [kept.id])).length).toBe(1);
  });

  it('S16 ends with the role of a Super Admin, who shared it without a link', async () => {
    const admin = await app.user({ superAdmin: true });
    const linked = await app.account();
    await app.sql('insert into user_account (user_id, account_id) values ($1, $2)', [admin.id, linked]);
    const [lost, kept] = [await view(admin, account), await view(admin, linked)];
    await app.sql('update users set role_id = $2 where id = $1', [admin.id, await app.role([])]);
    const seen = await idsSeenBy(reader);
    expect(seen).not.toContain(lost.id);
    expect((await app.sql('select from view_share where view_id = $1', [kept.id])).length).toBe(1);
  });

  it('S16 that was shared while its owner lost the account ends before the owner’s next change', async () => {
    const old = await app.account();
    const mover = await app.user({ accounts: [old] });
    const mate = await app.user({ accounts: [old] });
    const { id } = await view(mover, old);
    await app.sql('delete from user_account where user_id = $1', [mover.id]);
    await app.sql('insert into view_share (account_id, view_id, user_id) values ($1, $2, $3)', [old, id, mover.id]);
    expect(await idsSeenBy(mate)).toContain(id);
    expect((await app.as(mover).patch(`${URL}/${id}`, { name: 'Unseen' })).body.name).toBe('Unseen');
    expect(await idsSeenBy(mate)).not.toContain(id);
  });

  it('shows Super Admin no private views of others', async () => {
    const admin = await app.user({ superAdmin: true });
    const [own, shared] = [await view(), await view(owner, account)];
    const seen = await idsSeenBy(admin);
    expect(seen).toContain(shared.id);
    expect(seen).not.toContain(own.id);
  });
});
