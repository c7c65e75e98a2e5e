import { productGroup, PRODUCT_GROUPS, type ProductGroup } from '@mailroom/domain/statuses/productGroups';
import { statusCodes } from '@mailroom/domain/statuses/statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let account: number;
let foreign: number;
const expected = new Map<ProductGroup, number[]>(PRODUCT_GROUPS.map((group) => [group, []]));

/** A product in each status, waiting and not, for each kind of start. */
beforeAll(async () => {
  app = await testApp({ partial: true });
  [account, foreign] = [await app.account(), await app.account()];
  const now = app.clock.now();
  const starts = [null, new Date(now.getTime() - 60_000), now, new Date(now.getTime() + 60_000)];
  for (const owner of [account, foreign]) {
    const advertiser_id = await app.advertiser(owner);
    const order_id = await app.insert('orders', { account_id: owner, advertiser_id, name: 'Winter 2026' });
    for (const status of statusCodes('product'))
      for (const startsAt of starts)
        for (const waiting of [false, true]) {
          const id = await app.insert('product', {
            account_id: owner,
            order_id,
            advertiser_id,
            name: `${status} ${waiting ? 'waiting' : ''}`,
            status,
            starts_at: startsAt,
            waiting,
          });
          if (owner === account) expected.get(productGroup({ status, waiting, startsAt }, now))?.push(id);
        }
  }
});
afterAll(() => app.close());

async function viewer(accounts: number[]) {
  return app.as(await app.user({ accounts, permissions: ['can_view_product'] }));
}

it('asks for a sign-in and for its permission, and refuses a group that does not exist', async () => {
  const url = '/api/v1/product/groups';
  expect((await app.nobody.get(url)).status).toBe(401);
  const without = await app.user({ accounts: [account], permissions: ['can_view_creative'] });
  expect((await app.as(without).get(url)).status).toBe(403);
  const as = await viewer([account]);
  expect((await as.get(`${url}?product_status:eq=Lost`)).status).toBe(400);
  expect((await as.get('/api/v1/product?group:eq=lost')).status).toBe(400);
});

it.each(PRODUCT_GROUPS)('lists and counts exactly the products that are %s by the rule', async (group) => {
  const as = await viewer([account]);
  const ids: number[] = [];
  for (const start of [1, 2]) {
    const { body } = await as.get(`/api/v1/product?group:eq=${group}&limit=100&start=${start}`);
    ids.push(...body.objects.map(({ product_id: id }: { product_id: number }) => id));
    expect(body.total_rows).toBe(expected.get(group)?.length);
  }
  expect(ids.toSorted((a, b) => a - b)).toEqual(expected.get(group));
  expect((await as.get('/api/v1/product/groups')).body[group]).toBe(ids.length);
});

it('counts with the filters and the search of the list, over all accounts of the caller', async () => {
  const as = await viewer([account, foreign]);
  const counted = async (query: string) => (await as.get(`/api/v1/product/groups?${query}`)).body;
  expect(await counted('product_status:eq=Draft')).toMatchObject({ ahead: 8, overdue: 8, finished: 0 });
  expect(await counted(`product_status:eq=Draft&account_id:eq=${account}`)).toMatchObject({
    ahead: 4,
    overdue: 4,
    finished: 0,
  });
  const { body } = await as.get('/api/v1/product?group:eq=ahead&group:eq=overdue&product_status:eq=Draft');
  expect(body.total_rows).toBe(16);
  expect(await counted('search_by=product_name&search_text=completed')).toMatchObject({
    ahead: 0,
    overdue: 0,
    finished: 16,
  });
  expect(await (await viewer([])).get('/api/v1/product/groups')).toMatchObject({
    body: { ahead: 0, overdue: 0, finished: 0 },
  });
});
