import { statusCodes } from '@mailroom/domain/statuses/statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobActor } from '../../platform/database/actor.ts';
import { conditions } from '../../platform/list/rows.reads.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { creatives } from './creatives.resource.ts';

const URL = '/api/v1/creatives/counts';

let app: TestApp;
let account: number;
let foreign: number;
let advertiser: number;

/** Gives each account as many creatives of a status as the status's place in the list. */
beforeAll(async () => {
  app = await testApp({ partial: true });
  [account, foreign] = [await app.account(), await app.account()];
  for (const owner of [account, foreign]) {
    const [first, other] = [await app.advertiser(owner), await app.advertiser(owner)];
    if (owner === account) advertiser = first;
    for (const [at, status] of statusCodes('creative').entries())
      for (let number = 0; number <= at; number += 1)
        await app.insert('creative', {
          account_id: owner,
          advertiser_id: number === 0 ? first : other,
          name: `${number === 0 ? 'Tyres' : 'Boots'} ${status} ${number}`,
          creative_type: 'html',
          status,
          is_draft: status === 'Draft',
        });
  }
});
afterAll(() => app.close());

async function viewer(accounts: number[]) {
  return app.as(await app.user({ accounts, permissions: ['can_view_creative'] }));
}

it('asks for a sign-in and for its permission, and refuses other filters', async () => {
  expect((await app.nobody.get(URL)).status).toBe(401);
  const without = await app.user({ accounts: [account], permissions: ['can_view_product'] });
  expect((await app.as(without).get(URL)).status).toBe(403);
  const as = await viewer([account]);
  expect((await as.get(`${URL}?status:eq=Draft`)).status).toBe(400);
  expect((await as.get(`${URL}?advertiser_id:eq=x`)).status).toBe(400);
});

it.each([
  ['without a filter', () => ''],
  ['of one account', () => `account_id:eq=${account}`],
  ['of another account', () => `account_id:eq=${foreign}`],
  ['of an advertiser', () => `advertiser_id:eq=${advertiser}`],
  ['of a search', () => 'search_by=name&search_text=tyres'],
  ['of a search in an account', () => `search_by=name&search_text=boots&account_id:eq=${account}`],
  ['of a search without matches', () => 'search_by=name&search_text=nothing'],
])('counts what the list lists %s', async (_, query) => {
  for (const accounts of [[account], [account, foreign]]) {
    const as = await viewer(accounts);
    const expected = [];
    for (const status of statusCodes('creative')) {
      const { body } = await as.get(`/api/v1/creatives?status:eq=${encodeURIComponent(status)}&${query()}`);
      if (body.total_rows > 0) expected.push({ status, count: body.total_rows });
    }
    const { body } = await as.get(`${URL}?${query()}`);
    expect(body.counts.toSorted(byStatus)).toEqual(expected.toSorted(byStatus));
  }
});

function byStatus(a: { status: string }, b: { status: string }): number {
  return a.status < b.status ? -1 : 1;
}

it('counts nothing for a user without accounts', async () => {
  expect((await (await viewer([])).get(URL)).body).toEqual({ counts: [] });
});

it('has an index for the statuses of an account', async () => {
  const plan = await app.read(jobActor('test', account, 'test'), async (tx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      tx,
    );
    const list = { offset: 0, limit: 10, order: [], filters: { account_id: [String(account)] } };
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) select c.status, count(*) from ${creatives.from} where ${conditions(tx, creatives, list)}
       group by c.status`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('creative_account_id_status_id_idx');
});
