import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserActor } from '../../../platform/database/actor.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { readyProduct, type Campaign } from '../../../testing/orders.ts';
import { fillTable } from '../../../testing/plans/fillTable.ts';
import { rowsRead } from '../../../testing/plans/rowsRead.ts';
import { countGroups } from './products.repository.ts';
import { productsFor } from './products.resource.ts';
import { countMineByStatus } from './waitingProducts.reads.ts';

/** All of them have an audience and wait for somebody who may launch. */
const PRODUCTS = 2_000;
const RECOUNT = ['audience', 'audience_version', 'recount_due'];

let app: TestApp;
let campaign: Campaign;
let actor: UserActor;

beforeAll(async () => {
  app = await testApp({ partial: true });
  campaign = await readyProduct(app);
  const { accountId } = campaign;
  const { id, subject } = await app.user({ accounts: [accountId] });
  actor = {
    kind: 'user',
    userId: id,
    accounts: [accountId],
    superAdmin: false,
    isStaff: false,
    permissions: new Set(['can_launch_product']),
    requestId: 'test',
    subject,
    issuedAt: app.clock.now(),
    expiresAt: app.clock.now(),
  };
  await fillTable(
    app,
    'product',
    'account_id, advertiser_id, order_id, audience_id, name, type, status, volume_ordered, starts_at',
    `select p.account_id, p.advertiser_id, p.order_id, p.audience_id, p.name || n, p.type, 'Ready To Launch', 100, p.starts_at
       from product p, generate_series(2, ${PRODUCTS}) n where p.id = ${campaign.productId}`,
  );
});
afterAll(() => app.close());

function counted() {
  const list = { offset: 0, limit: 10, order: [], filters: {} };
  return rowsRead(app, actor, RECOUNT, async (tx) => ({
    ofList: (await countGroups(tx, productsFor(actor), list)).needs_me,
    ofDashboard: (await countMineByStatus(tx, actor, undefined)).get('Ready To Launch') ?? 0,
  }));
}

it('R35 counts what waits for me without a look at audiences while none is counted again', async () => {
  expect(await counted()).toEqual({
    answer: { ofList: PRODUCTS, ofDashboard: PRODUCTS },
    found: 0,
    scanned: 0,
  });
  const { accountId, versionId } = campaign;
  await app.sql('insert into recount_due (account_id, version_id) values ($1, $2)', [accountId, versionId]);
  expect((await counted()).answer).toEqual({ ofList: 0, ofDashboard: 0 });
});
