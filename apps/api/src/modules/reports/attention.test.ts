import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';
import { permissionNames, type Permission } from '@mailroom/domain/access/permissions';

let app: TestApp;
let mine: number;
let foreign: number;

function startOn(days: number): Date {
  return new Date(app.clock.now().getTime() + days * 86_400_000);
}

/** A product of an order of its own, as it is stored: nothing is derived. */
async function insertProduct(account: number, over: { status: string } & Record<string, unknown>) {
  const advertiser = await app.advertiser(account);
  const name = `Product ${over.status}`;
  const order = await app.insert('orders', { account_id: account, advertiser_id: advertiser, name });
  await app.insert('product', {
    account_id: account,
    order_id: order,
    advertiser_id: advertiser,
    name,
    volume_ordered: 41_306,
    deliverable: 50_000,
    ...over,
  });
}

beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account();
  foreign = await app.account();
  for (const [account, status, days] of [
    [mine, 'Processing', 2],
    [mine, 'Ready To Launch', 1],
    [mine, 'Error: Creative', 3],
    [mine, 'Completed', -9],
    [foreign, 'Processing', 1],
  ] as const) {
    const reasons = JSON.stringify([{ text: `Why ${status}`, actor: 'Order owner' }]);
    await insertProduct(account, { status, starts_at: startOn(days), waiting: status === 'Processing', reasons });
  }
});
afterAll(() => app.close());

it('answers 401 without a token and nothing to a caller without permissions', async () => {
  expect((await app.nobody.get('/api/v2/needs-attention')).status).toBe(401);
  const bare = await app.user({ accounts: [mine] });
  expect((await app.as(bare).get('/api/v2/needs-attention')).body).toEqual({
    tiles: [],
    work: [],
    waiting: [],
    waiting_total: 0,
    places: [
      { place: 'tasks', count: 0 },
      { place: 'to_do', count: 0 },
      { place: 'my_tasks', count: 0 },
    ],
    next_start_at: null,
  });
});

it('counts roles, groups and permissions as their lists do', async () => {
  const placesFor = async (permissions: Permission[]) => {
    const keeper = app.as(await app.user({ accounts: [mine], permissions }));
    const { body } = await keeper.get('/api/v2/needs-attention');
    const counts = new Map(body.places.map(({ place, count }: { place: string; count: number }) => [place, count]));
    const totals = await Promise.all(['roles', 'groups'].map((list) => keeper.get(`/api/v2/${list}`)));
    return { shown: ['roles', 'groups', 'permissions'].map((place) => counts.get(place)), totals };
  };
  const all = await placesFor(['can_view_role', 'can_view_permissions']);
  expect(all.shown).toEqual([...all.totals.map(({ body }) => body.total_rows), permissionNames.length]);
  expect((await placesFor(['can_view_role'])).shown[2]).toBeUndefined();
  expect((await placesFor(['can_view_user'])).shown).toEqual([undefined, undefined, undefined]);
});

it('S04 counts only rows of the caller’s accounts that the permissions show', async () => {
  const user = await app.user({
    accounts: [mine],
    permissions: ['can_view_order', 'can_view_product', 'can_confirm_product', 'can_update_creative'],
  });
  const { body } = await app.as(user).get('/api/v2/needs-attention');
  expect(body.tiles).toHaveLength(1);
  expect(body.tiles[0].lines.map((line: { code: string; count: number }) => [line.code, line.count])).toEqual([
    ['products_blocked', 1],
    ['products_ready', 1],
    ['products_waiting', 1],
  ]);
  expect(body.waiting).toMatchObject([
    { name: 'Product Processing', text: 'Confirm 41,306 recipients', advertiser_name: expect.stringMatching(/./) },
  ]);
  expect((await app.as(user).get(`/api/v2/needs-attention?account_id=${foreign}`)).body.waiting_total).toBe(0);
});

it('names the destinations that failed their check to those who may repair them', async () => {
  const install = (account_id: number, name: string, over: object) =>
    app.insert('install', {
      account_id,
      name,
      kind: 's3',
      bucket: 'lists',
      region: 'us-east-1',
      access_key_id: 'K',
      ...over,
    });
  await install(mine, 'Analytics lake', { last_check_result: 'failed' });
  await install(mine, 'Partner drop box', {
    last_check_result: 'failed',
    kind: 'sftp',
    host: 'h.example',
    bucket: null,
  });
  await install(mine, 'Archive', { last_check_result: 'passed' });
  await install(mine, 'Never checked', {});
  await install(foreign, 'Foreign lake', { last_check_result: 'failed' });
  const seen = async (permissions: Permission[]) => {
    const keeper = await app.user({ accounts: [mine], permissions: ['can_view_account', ...permissions] });
    const { body } = await app.as(keeper).get('/api/v2/needs-attention');
    const { lines } = body.tiles.find(({ module }: { module: string }) => module === 'administration');
    const destinations = body.places.find(({ place }: { place: string }) => place === 'destinations')?.count;
    return { lines, destinations, list: await app.as(keeper).get('/api/v1/install?last_check_result:eq=failed') };
  };
  const keeper = await seen([
    'view_install',
    'can_update_install',
    'can_access_internal_s3',
    'can_access_internal_sftp',
  ]);
  expect(keeper.lines).toEqual([
    {
      code: 'destinations_failed',
      count: 2,
      text: 'delivery destinations failed their check',
      urgent: true,
      query: 'last_check_result=failed',
    },
  ]);
  expect(keeper.list.body.total_rows).toBe(2);
  // Only kinds that the caller may see, as in the list.
  const ofS3 = await seen(['view_install', 'can_update_install', 'can_access_internal_s3']);
  expect(ofS3.lines).toMatchObject([{ count: 1, text: 'delivery destination failed its check' }]);
  expect([ofS3.destinations, ofS3.list.body.total_rows]).toEqual([3, 1]);
  expect((await seen(['view_install', 'can_access_internal_s3'])).lines).toEqual([]);
});

it('lists what is overdue or due first at the top', async () => {
  const user = await app.user({
    accounts: [mine],
    permissions: [
      'can_view_order',
      'can_view_product',
      'can_confirm_product',
      'can_launch_product',
      'can_update_order',
    ],
  });
  const { body } = await app.as(user).get('/api/v2/needs-attention');
  expect(body.waiting.map((row: { status: string }) => row.status)).toEqual([
    'Ready To Launch',
    'Processing',
    'Error: Creative',
  ]);
  expect(body.waiting_total).toBe(3);
});

it('counts the work of a role, with the query of the list that shows exactly these records', async () => {
  const user = await app.user({
    accounts: [mine],
    permissions: ['can_view_order', 'can_view_product', 'can_confirm_product', 'can_launch_product'],
  });
  const { body } = await app.as(user).get('/api/v2/needs-attention');
  expect(body.work).toEqual([
    {
      code: 'confirm',
      module: 'order-management',
      count: 1,
      text: 'product to confirm',
      query: 'actor=me&product_status=Processing',
    },
    {
      code: 'launch',
      module: 'order-management',
      count: 1,
      text: 'product to launch',
      query: 'actor=me&product_status=Ready+To+Launch',
    },
  ]);
});

it('shows a creative specialist the creatives to correct, and a data specialist the tasks that orders wait for', async () => {
  const creative = await app.insert('creative', {
    account_id: mine,
    advertiser_id: await app.advertiser(mine),
    name: 'Winter tyres',
    creative_type: 'html',
    status: 'Need Attention',
  });
  const task = (account_id: number, over: object) =>
    app.insert('task', {
      account_id,
      title: 'A task',
      type: 'Creative',
      severity: 'Minor',
      status: 'Not Started',
      ...over,
    });
  await task(mine, {
    subject_entity: 'creative',
    subject_id: creative,
    blocker: 'creative_needs_attention',
    permissions: JSON.stringify([['can_validate_links', 'can_update_creative']]),
  });
  const short = {
    subject_entity: 'product',
    subject_id: 1,
    blocker: 'volume_short',
    title: 'Too few people for wave 1',
  };
  const people = { ...short, permissions: JSON.stringify([['can_update_audience']]) };
  await task(mine, people);
  await task(mine, { ...people, subject_id: 2, snoozed_until: new Date(app.clock.now().getTime() + 86_400_000) });
  await task(foreign, { ...people, subject_id: 3 });

  const specialist = await app.user({ accounts: [mine], permissions: ['can_view_creative', 'can_update_creative'] });
  const seen = (await app.as(specialist).get('/api/v2/needs-attention')).body;
  expect(seen.waiting).toMatchObject([
    { entity: 'creative', id: creative, name: 'Winter tyres', status: 'Need Attention', text: 'Look at its findings' },
  ]);
  expect(seen.work.map(({ code, count }: { code: string; count: number }) => [code, count])).toEqual([
    ['creatives', 1],
    ['tasks', 1],
  ]);
  for (const [status, text] of [
    ['Error - Invalid Creative', 'Correct its HTML'],
    ['Error - Invalid Seed', 'Correct its seed lists'],
    ['Invalid', 'Upload a corrected revision'],
  ]) {
    await app.sql('update creative set status = $2 where id = $1', [creative, status]);
    const { waiting } = (await app.as(specialist).get('/api/v2/needs-attention')).body;
    expect(waiting).toMatchObject([{ status, text }]);
  }

  const data = await app.user({ accounts: [mine], permissions: ['can_view_audience', 'can_update_audience'] });
  const { body } = await app.as(data).get('/api/v2/needs-attention');
  expect(body.waiting).toMatchObject([{ entity: 'task', name: 'Too few people for wave 1' }]);
  expect(body.places).toContainEqual({ place: 'to_do', count: 1 });
  const list = (await app.as(data).get('/api/v1/task?limit=10&to_do:eq=true')).body;
  expect(list.objects.map(({ title }: { title: string }) => title)).toEqual(['Too few people for wave 1']);
});

it('shows a client reports and what to confirm, and nothing that holds up the house', async () => {
  const client = await app.user({
    accounts: [mine],
    permissions: ['can_view_order', 'can_view_product', 'can_view_report', 'can_confirm_product'],
  });
  const { body } = await app.as(client).get('/api/v2/needs-attention');
  expect(body.tiles[0].lines.map(({ code }: { code: string }) => code)).toEqual(['reports', 'products_waiting']);
});

it('shows first what names the caller, then what anybody of the team can take', async () => {
  const owner = await app.user({ accounts: [mine], permissions: ['can_view_product', 'can_update_order'] });
  const soon = new Date(app.clock.now().getTime() + 86_400_000);
  const own = await readyProduct(app, {
    accountId: mine,
    order: { owner_id: owner.id },
    product: { name: 'Mine', audience_id: null },
  });
  const team = await readyProduct(app, {
    accountId: mine,
    product: { name: 'Theirs', audience_id: null, starts_at: soon },
  });
  const { waiting } = (await app.as(owner).get(`/api/v2/needs-attention?account_id=${mine}`)).body;
  const seen = waiting
    .filter(({ id }: { id: number }) => id === own.productId || id === team.productId)
    .map(({ name, is_mine }: { name: string; is_mine: boolean }) => [name, is_mine]);
  expect(seen).toEqual([
    ['Mine', true],
    ['Theirs', false],
  ]);
});
