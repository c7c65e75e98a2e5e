import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import { smallOperations } from '../../testing/smallContract.ts';
import { smallModule } from '../../testing/smallModule.ts';

let app: TestApp;
let anna: TestUser;
let mine: number;
let foreign: number;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  mine = await app.account();
  foreign = await app.account();
  const vertical = await app.vertical();
  for (const name of ['Delta', 'alpha', 'Bravo', 'bravo', 'Echo', '100% wool', 'under_score', 'back\\slash']) {
    await app.advertiser(mine, { advertiser_name: name, vertical_id: vertical });
  }
  for (const name of ['alpha foreign', 'Zulu'])
    await app.advertiser(foreign, { advertiser_name: name, vertical_id: vertical });
  anna = await app.user({ accounts: [mine], permissions: ['can_view_advertiser'] });
});
afterAll(() => app.close());

function list(query: string) {
  return app.as(anna).get(`/api/v1/thing${query}`);
}

async function names(query: string): Promise<string[]> {
  return (await list(query)).body.objects.map((row: { advertiser_name: string }) => row.advertiser_name);
}

describe('lists', () => {
  it('S04 shows, counts, searches and filters only the caller’s rows', async () => {
    expect((await list('')).body).toMatchObject({ total_rows: 8 });
    expect((await list(`?account_id:eq=${foreign}`)).body).toEqual({ objects: [], total_rows: 0 });
    expect((await list(`?account_id:eq=${foreign}&account_id:eq=${mine}`)).body.total_rows).toBe(8);
    expect(await names('?advertiser_name:like=alpha')).toEqual(['alpha']);
    const admin = await app.user({ superAdmin: true });
    expect((await app.as(admin).get('/api/v1/thing')).body.total_rows).toBe(10);
  });

  it('counts more than 20,000 rows at most every ten seconds for each caller', async () => {
    const large = await app.account();
    const vertical = await app.vertical();
    const add = (from: number, to: number) =>
      app.sql(
        `insert into advertiser (account_id, advertiser_name, vertical_id) select $1, 'Many ' || n, $2 from generate_series($3::int, $4::int) n`,
        [large, vertical, from, to],
      );
    const [ben, eve] = [
      await app.user({ accounts: [large], permissions: ['can_view_advertiser'] }),
      await app.user({ accounts: [large, mine], permissions: ['can_view_advertiser'] }),
    ];
    const total = async (user: TestUser, query = ''): Promise<number> =>
      (await app.as(user).get(`/api/v1/thing${query}`)).body.total_rows;
    await add(1, 20_000);
    expect([await total(ben), await total(eve)]).toEqual([20_000, 20_008]);
    await add(20_001, 20_001);
    expect([await total(ben), await total(eve)]).toEqual([20_001, 20_008]);
    await add(20_002, 20_002);
    expect([await total(ben), await total(ben, '?start=2'), await total(ben, '?start=9000')]).toEqual([
      20_001, 20_001, 20_001,
    ]);
    expect(await total(ben, `?account_id:eq=${large}`)).toBe(20_002);
    expect(await total(anna)).toBe(8);
    app.clock.advance(10_000);
    expect([await total(ben), await total(eve)]).toEqual([20_002, 20_010]);
  });

  it('reads the three dialects alike', async () => {
    const sorted = ['100% wool', 'alpha', 'back\\slash'];
    expect(await names('?order_by=name:asc&limit=3')).toEqual(sorted);
    expect(await names('?attribute=name&order_by=asc&count=3&start=1')).toEqual(sorted);
    expect(await names('?sort_by=name&sort_dir=1&limit=3&skip=0')).toEqual(sorted);
    expect(await names('?order_by=name:desc&limit=2')).toEqual(['under_score', 'Echo']);
    expect(await names('?field=advertiser_name&search=brav')).toEqual(['Bravo', 'bravo']);
    expect(await names('?search_by=advertiser_name&search_text=brav')).toEqual(['Bravo', 'bravo']);
    expect((await list('?field=advertiser_name&search=')).body.total_rows).toBe(8);
  });

  it('neither skips nor repeats a row over its pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((start) => names(`?order_by=name:asc&limit=3&start=${start}`)));
    expect(pages.flat()).toEqual(await names('?order_by=name:asc&limit=100'));
    expect(await names('?order_by=name:desc&limit=100')).toEqual(
      (await names('?order_by=name:asc&limit=100')).toReversed(),
    );
  });

  it('merges the pages of several accounts into one order', async () => {
    const both = await app.user({ accounts: [foreign, mine], permissions: ['can_view_advertiser'] });
    const page = async (query: string): Promise<string[]> =>
      (await app.as(both).get(`/api/v1/thing${query}`)).body.objects.map((row: { id: number }) => row.id);
    const admin = await app.user({ superAdmin: true });
    for (const order of ['name:asc', 'name:desc']) {
      const ids = `&account_id:eq=${mine}&account_id:eq=${foreign}`;
      const { body } = await app.as(admin).get(`/api/v1/thing?order_by=${order}&limit=100${ids}`);
      const pages = await Promise.all([1, 2, 3, 4].map((start) => page(`?order_by=${order}&limit=3&start=${start}`)));
      expect(pages.flat()).toEqual(body.objects.map((row: { id: number }) => row.id));
      expect(pages.map((each) => each.length)).toEqual([3, 3, 3, 1]);
    }
  });

  it('R37 answers a page beyond the end with no rows and the total, and refuses odd sizes', async () => {
    expect((await list('?start=50')).body).toEqual({ objects: [], total_rows: 8 });
    for (const query of [
      'limit=0',
      'limit=-1',
      'limit=1000000000',
      'count=ten',
      'start=0',
      'skip=-1',
      'limit=',
      'limit=1&limit=2',
      'start=100000&limit=100',
      'skip=1&start=2',
    ]) {
      expect((await list(`?${query}`)).status, query).toBe(400);
    }
  });

  it('S10 refuses fields that the list does not name, whether they exist or not', async () => {
    for (const field of ['password_cipher', 'created_by', 'nothing']) {
      for (const query of [
        `order_by=${field}:asc`,
        `attribute=${field}`,
        `sort_by=${field}&sort_dir=1`,
        `field=${field}&search=x`,
        `search_by=${field}&search_text=x`,
        `${field}:eq=1`,
        `${field}:like=x`,
      ]) {
        const answer = await list(`?${query}`);
        expect(answer.status, query).toBe(400);
        expect(answer.text).toContain(field);
      }
    }
  });

  it('S39 refuses SQL in every parameter', async () => {
    const evil = [`name;drop table users`, `name'--`, `(select 1)`, `name asc, (select pg_sleep(9))`, `1 or 1=1`];
    for (const text of evil.map(encodeURIComponent)) {
      for (const query of [
        `order_by=${text}`,
        `attribute=${text}`,
        `attribute=name&order_by=${text}`,
        `sort_by=${text}`,
        `sort_by=name&sort_dir=${text}`,
        `field=${text}&search=a`,
        `start=${text}`,
        `limit=${text}`,
        `count=${text}`,
        `skip=${text}`,
        `account_id:eq=${text}`,
      ]) {
        expect((await list(`?${query}`)).status, query).toBe(400);
      }
      expect((await list(`?field=advertiser_name&search=${text}`)).body).toEqual({ objects: [], total_rows: 0 });
    }
    expect((await list('?field=advertiser_name&search=%00')).status).toBe(400);
  });

  it('S40 matches what a person types literally', async () => {
    expect(await names(`?advertiser_name:like=${encodeURIComponent('%')}`)).toEqual(['100% wool']);
    expect(await names(`?advertiser_name:like=${encodeURIComponent('_')}`)).toEqual(['under_score']);
    expect(await names(`?advertiser_name:like=${encodeURIComponent('\\')}`)).toEqual(['back\\slash']);
    expect((await list(`?advertiser_name:like=${'x'.repeat(10_000)}`)).status).toBe(400);
  });

  it('refuses unknown parameters', async () => {
    expect(await list('?colour=red')).toMatchObject({ status: 400, body: { message: 'colour: is not a known field' } });
  });
});
