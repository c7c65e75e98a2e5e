import { actorsOf } from '@mailroom/domain/derivation/acting';
import { ACTORS, type Actor } from '@mailroom/domain/derivation/actors';
import { statusCodes } from '@mailroom/domain/statuses/statuses';
import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { readyProduct } from '../../../testing/orders.ts';

interface Filled {
  id: number;
  owner: 'noor' | 'mika' | 'nobody';
  actors: readonly string[];
}

let app: TestApp;
let account: number;
let foreign: number;
let noor: TestUser;
const filled: Filled[] = [];

const REASON = { code: 'incomplete', text: 'Missing: type.', subject: { entity: 'product', id: 1 } };

/** Reasons of a product. Those with a status would only prevent a relaunch once it was launched. */
const REASONS = [
  [],
  [{ actor: 'Nobody' }],
  [{ actor: 'Order owner' }],
  [{ actor: 'Data team' }, { actor: 'Creative team' }, { actor: 'Data team' }],
  [{ actor: 'Order owner' }, { actor: 'Account manager', status: 'Needs Attention' }],
  [{ actor: 'Anyone who may confirm', status: 'Needs Attention' }],
];

const NOOR: Permission[] = ['can_view_product', 'can_update_order', 'can_launch_product'];

function userOf(permissions: Permission[], accounts = [account]) {
  return app.user({ accounts, permissions });
}

/** A product in each status, waiting and not, launched and not, for all kinds of reasons and of owners. */
beforeAll(async () => {
  app = await testApp({ partial: true });
  [account, foreign] = [await app.account(), await app.account()];
  noor = await userOf(NOOR);
  const owners = { noor: noor.id, mika: (await userOf(NOOR)).id, nobody: null };
  for (const home of [account, foreign]) {
    const advertiser_id = await app.advertiser(home);
    for (const owner of home === account ? (['noor', 'mika', 'nobody'] as const) : (['noor'] as const)) {
      const order_id = await app.insert('orders', {
        account_id: home,
        advertiser_id,
        name: 'Winter 2026',
        owner_id: owners[owner],
      });
      for (const status of statusCodes('product'))
        for (const reasons of REASONS)
          for (const [waiting, attempt] of [
            [false, 0],
            [false, 1],
            [true, 1],
          ] as const) {
            const id = await app.insert('product', {
              account_id: home,
              order_id,
              advertiser_id,
              name: status,
              status,
              waiting,
              attempt,
              reasons: JSON.stringify(reasons.map((reason) => ({ ...REASON, ...reason }))),
            });
            const now = attempt > 0 ? reasons.filter((reason) => !('status' in reason)) : reasons;
            if (home === account) filled.push({ id, owner, actors: actorsOf({ status, waiting, reasons: now }) });
          }
    }
  }
}, 120_000);
afterAll(() => app.close());

/** The ids of all pages of a list. */
async function listed(as: ReturnType<TestApp['as']>, query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 1, total = 1; ids.length < total; start += 1) {
    const { body } = await as.get(`/api/v1/product?${query}&limit=100&start=${start}&order_by=product_id:asc`);
    ids.push(...body.objects.map(({ product_id: id }: { product_id: number }) => id));
    total = body.total_rows;
  }
  return ids;
}

function those(isListed: (product: Filled) => boolean): number[] {
  return filled.filter(isListed).map(({ id }) => id);
}

function queryOf(...actors: string[]): string {
  return actors.map((actor) => `actor:eq=${encodeURIComponent(actor)}`).join('&');
}

describe('the filter by who acts', () => {
  it('refuses an actor that does not exist and names the field', async () => {
    const as = app.as(await userOf(NOOR));
    for (const path of ['product', 'product/groups']) {
      const { status, body } = await as.get(`/api/v1/${path}?actor:eq=Somebody`);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('actor:eq');
    }
    expect((await as.get('/api/v1/product?starts_from:eq=soon')).status).toBe(400);
  });

  it.each(ACTORS)('lists exactly the products that wait for %s by the rule', async (actor) => {
    const as = app.as(await userOf(['can_view_product']));
    const expected = those(({ actors }) => actors.includes(actor));
    expect(expected.length).toBeGreaterThan(0);
    expect(await listed(as, queryOf(actor))).toEqual(expected);
  });

  it('lists what waits for any of several', async () => {
    const as = app.as(await userOf(['can_view_product']));
    const two: readonly string[] = ['Data team', 'Anyone who may launch'] satisfies Actor[];
    expect(await listed(as, queryOf(...two))).toEqual(
      those(({ actors }) => actors.some((actor) => two.includes(actor))),
    );
  });

  it('lists as mine what my orders need, and what I may do for a team or a role', async () => {
    const mine = those(
      ({ owner, actors }) =>
        actors.includes('Anyone who may launch') || (actors.includes('Order owner') && owner !== 'mika'),
    );
    expect(await listed(app.as(noor), queryOf('me'))).toEqual(mine);
    const data = app.as(await userOf(['can_view_product', 'can_update_audience']));
    const ofData = those(({ actors }) => actors.includes('Data team'));
    expect(await listed(data, queryOf('me'))).toEqual(ofData);
    expect(await listed(data, queryOf('my_team'))).toEqual(ofData);
    expect(await listed(app.as(await userOf(['can_view_product'])), queryOf('me'))).toEqual([]);
  });

  it('lists for my team the orders of others too', async () => {
    const team = those(({ actors }) => actors.includes('Anyone who may launch') || actors.includes('Order owner'));
    expect(await listed(app.as(noor), queryOf('my_team'))).toEqual(team);
  });

  it('merges the pages of several accounts', async () => {
    const as = app.as(await userOf(['can_view_product', 'can_update_audience'], [account, foreign]));
    const [here, there] = [account, foreign].map((id) => listed(as, `${queryOf('me')}&account_id:eq=${id}`));
    const both = [...((await here) ?? []), ...((await there) ?? [])];
    expect(both.length).toBeGreaterThan(those(({ actors }) => actors.includes('Data team')).length);
    expect(await listed(as, queryOf('me'))).toEqual(both.toSorted((one, other) => one - other));
  });

  it('counts with the list, and what waits for me without it', async () => {
    const as = app.as(noor);
    const counted = async (query: string) => (await as.get(`/api/v1/product/groups?${query}`)).body;
    const mine = (await listed(as, queryOf('me'))).length;
    const ofData = those(({ actors }) => actors.includes('Data team')).length;
    expect(await counted(queryOf('me'))).toEqual({ ahead: mine, overdue: 0, finished: 0, needs_me: mine });
    expect(await counted(queryOf('Data team'))).toEqual({ ahead: ofData, overdue: 0, finished: 0, needs_me: mine });
    expect((await counted('product_status:eq=Live')).needs_me).toBe(0);
  });

  it('exports what it lists', async () => {
    const { text } = await app.as(noor).post(`/api/v1/product/export?${queryOf('me')}`);
    expect(text.trim().split(/\r?\n/)).toHaveLength(1 + (await listed(app.as(noor), queryOf('me'))).length);
  });

  it('leaves out what waits only for a count', async () => {
    const { accountId, productId, versionId } = await readyProduct(app);
    const as = app.as(await userOf(['can_view_product', 'can_launch_product'], [accountId]));
    expect(await listed(as, queryOf('me'))).toEqual([productId]);
    await app.sql('insert into recount_due (account_id, version_id) values ($1, $2)', [accountId, versionId]);
    expect(await listed(as, queryOf('me'))).toEqual([]);
  });
});

it('filters by owner, and never shows products of another account', async () => {
  const as = app.as(noor);
  const own = those(({ owner }) => owner === 'noor');
  expect(await listed(as, `owner_id:eq=${noor.id}`)).toEqual(own);
  expect(await listed(as, `owner_id:eq=${noor.id}&account_id:eq=${foreign}`)).toEqual([]);
  const { body } = await as.get(`/api/v1/product/groups?owner_id:eq=${noor.id}`);
  expect(body.ahead + body.overdue + body.finished).toBe(own.length);
});

it('filters by the start, the first instant included and the last not', async () => {
  const { accountId, orderId, productId } = await readyProduct(app);
  const as = app.as(await userOf(['can_view_product'], [accountId]));
  const [row] = (await as.get(`/api/v1/product?order_id:eq=${orderId}`)).body.objects;
  const start = row.product_start_date;
  const later = new Date(Date.parse(start) + 1).toISOString();
  expect(await listed(as, `starts_from:eq=${start}`)).toEqual([productId]);
  expect(await listed(as, `starts_from:eq=${later}`)).toEqual([]);
  expect(await listed(as, `starts_before:eq=${start}`)).toEqual([]);
  expect(await listed(as, `starts_from:eq=${start}&starts_before:eq=${later}`)).toEqual([productId]);
});
