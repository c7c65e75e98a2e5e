import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { waitingProduct } from '../../testing/launches.ts';
import { rederiveAll } from '../../testing/orders.ts';
import { callsOn } from '../../testing/productCalls.ts';
import { withOwner } from '../../testing/template.ts';

const DAY = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

/** An attempt that froze 100 people, and the calls on its product by somebody who may do everything. */
async function frozenHundred() {
  const campaign = await waitingProduct(app);
  const { accountId, productId, versionId } = campaign;
  const as = app.as(
    await app.user({
      accounts: [accountId],
      permissions: [
        'can_view_product',
        'can_view_report',
        'can_update_order',
        'can_launch_product',
        'can_abort_product',
        'can_confirm_product',
      ],
    }),
  );
  const calls = callsOn(as, productId);
  return {
    ...calls,
    productId,
    /** Three people fewer can be mailed from now on. */
    loseThree: async () => {
      await app.sql('update audience_version set deliverable = 97, suppressed_now = suppressed_now + 3 where id = $1', [
        versionId,
      ]);
      await rederiveAll(app);
    },
    /** The numbers of the product as its list, its record and its report give them. */
    numbers: async () => {
      const list = (await as.get(`/api/v1/product?product_id:eq=${productId}`)).body.objects[0];
      const record = (await calls.get()).body;
      const report = (await as.get(`/api/v1/product/${productId}/report`)).body;
      return {
        list: [list.deliverable, list.recipients],
        record: [record.deliverable, record.recipients],
        funnel: [record.funnel.deliverable, record.funnel.recipients],
        past: [list.past_attempt?.recipients, record.past_attempt?.recipients, record.prepared?.recipients],
        relaunch: record.relaunch && [record.relaunch.recipients, record.relaunch.funnel.recipients],
        report: report.recipients,
      };
    },
  };
}

describe('an attempt that froze its list and was stopped', () => {
  it('gives a cancelled product its numbers, whatever could be mailed by now', async () => {
    const { abort, loseThree, numbers } = await frozenHundred();
    await abort();
    await loseThree();
    expect(await numbers()).toEqual({
      list: [100, 100],
      record: [100, 100],
      funnel: [100, 100],
      past: [100, 100, 100],
      relaunch: [97, 97],
      report: 100,
    });
  });

  it('stands beside what a relaunch would reach while one is waited for', async () => {
    const { confirm, loseThree, numbers } = await frozenHundred();
    await confirm({ decision: 'send_back', reason: 'Wrong subject' });
    await loseThree();
    expect(await numbers()).toEqual({
      list: [97, 97],
      record: [97, 97],
      funnel: [97, 97],
      past: [100, 100, 100],
      relaunch: [97, 97],
      report: 100,
    });
  });

  it('has its numbers again when its product is cancelled after it was sent back', async () => {
    const { abort, confirm, loseThree, numbers } = await frozenHundred();
    await confirm({ decision: 'send_back', reason: 'Wrong subject' });
    await loseThree();
    await abort();
    expect(await numbers()).toMatchObject({ list: [100, 100], funnel: [100, 100], relaunch: [97, 97], report: 100 });
  });

  it('gives way to the next one', async () => {
    const { abort, loseThree, numbers, relaunch } = await frozenHundred();
    await abort();
    await loseThree();
    await relaunch();
    expect(await numbers()).toEqual({
      list: [97, 97],
      record: [97, 97],
      funnel: [97, 97],
      past: [undefined, undefined, undefined],
      relaunch: null,
      report: 97,
    });
  });

  it('names the numbers of one that missed its start', async () => {
    const { get, loseThree, numbers } = await frozenHundred();
    app.clock.advance(2 * DAY);
    await app.runJobs();
    expect((await get()).body.attention).toBe('start_missed');
    await loseThree();
    expect(await numbers()).toMatchObject({ record: [97, 97], past: [100, 100, 100], report: 100 });
  });
});

it('repairs at the upgrade what derivations had written over', async () => {
  const { abort, numbers, productId } = await frozenHundred();
  await abort();
  await app.sql('update product set deliverable = 97 where id = $1', [productId]);
  await withOwner(app.ownerUrl, (client) => client.query(`delete from schema_migration where name like '0070-%'`));
  expect(await migrate({ ownerUrl: app.ownerUrl })).toBe(1);
  expect(await numbers()).toMatchObject({ list: [100, 100], record: [100, 100] });
});

it('counts nobody for a product that was cancelled before its list was frozen', async () => {
  const { abort, get, numbers, relaunch } = await frozenHundred();
  await abort();
  await relaunch();
  await abort();
  expect((await get()).body).toMatchObject({ product_status: 'Cancelled', attempt: 2, past_attempt: null });
  expect(await numbers()).toMatchObject({ list: [100, null], record: [100, null], relaunch: [100, 100], report: null });
});
