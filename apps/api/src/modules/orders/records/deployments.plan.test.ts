import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor, type Actor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { fillTable } from '../../../testing/plans/fillTable.ts';
import { rowsRead } from '../../../testing/plans/rowsRead.ts';
import { jobActor } from '../../../testing/productCalls.ts';
import { deploymentsIn, mailingsIn } from './deployments.reads.ts';

/** Every account has a product every ten hours, for longer than anything is sent and before what is asked for. */
const PRODUCTS = 3_000;
const FIRST = '2020-01-01T00:00:00Z';
const HOURS_BETWEEN = 10;
const WEEK = { from: new Date('2023-05-01T00:00:00Z'), before: new Date('2023-05-08T00:00:00Z'), accountId: undefined };
const PER_WEEK = Math.ceil((7 * 24) / HOURS_BETWEEN);
/** Something that began up to 92 days earlier may still be going out. */
const PER_QUARTER = Math.ceil((92 * 24) / HOURS_BETWEEN);

let app: TestApp;
let accounts: number[];

beforeAll(async () => {
  app = await testApp({ partial: true });
  accounts = [await app.account(), await app.account(), await app.account(), await app.account()];
  const [account = 0] = accounts;
  const advertiser = await app.advertiser(account);
  const audience = await app.insert('audience', { account_id: account, name: 'Readers' });
  const order = await app.insert('orders', { account_id: account, advertiser_id: advertiser, name: 'All years' });
  await fillTable(
    app,
    'product',
    'account_id, advertiser_id, order_id, audience_id, name, type, status, volume_ordered, starts_at, ends_at',
    `select account, ${advertiser}, ${order}, ${audience}, 'Wave ' || n, 'E-mail deployment', 'Ready To Launch', 100, at, at + interval '4 days'
       from generate_series(1, ${PRODUCTS}) n, unnest(array[${accounts.join(',')}]) account,
            lateral (select timestamptz '${FIRST}' + n * interval '${HOURS_BETWEEN} hours' as at) start`,
  );
});
afterAll(() => app.close());

function reading(actor: Actor, read: (tx: Tx) => Promise<readonly unknown[]>) {
  return rowsRead(app, actor, ['product'], read);
}

function actorOf(count: number): Actor {
  return count === accounts.length ? systemActor('test') : { ...jobActor(0), accounts: accounts.slice(0, count) };
}

it.each([1, 2, 4])('R35 the calendar of %i accounts reads only the products of its days', async (count) => {
  const actor = actorOf(count);
  // It may read the days of all accounts for some of them, but not for one.
  const read = count === 1 ? 1 : accounts.length;
  const mailings = await reading(actor, (tx) => mailingsIn(tx, WEEK));
  expect(mailings.scanned).toBe(0);
  expect(mailings.found).toBeGreaterThanOrEqual((PER_WEEK - 1) * count);
  expect(mailings.found).toBeLessThanOrEqual(PER_WEEK * read);

  const deployments = await reading(actor, (tx) => deploymentsIn(tx, WEEK));
  expect(deployments.answer.length).toBeGreaterThanOrEqual((PER_WEEK - 1) * count);
  expect(deployments.scanned).toBe(0);
  expect(deployments.found).toBeLessThanOrEqual((PER_WEEK + PER_QUARTER) * read);
});
