import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { callsBy, pausedProduct, shrink, tracesOf } from '../../../testing/corrections/pausedProduct.ts';
import { reviseCreative, suppressFrom } from '../../../testing/launches.ts';
import { rederiveAll } from '../../../testing/orders.ts';
import { countLaunches, historyOf } from '../../../testing/productCalls.ts';
import { productOf } from '../../../testing/sending.ts';

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

function actionOf(product: { actions: { name: string; allowed: boolean; reason: string | null }[] }) {
  return product.actions.find(({ name }) => name === 'correct');
}

describe('a correction is refused', () => {
  it('without a corrected revision, and says what is missing', async () => {
    const { campaign, relaunch, get } = await pausedProduct(app);
    const before = await tracesOf(app, campaign);
    const none = 'Upload the corrected creative first: revision 1 is the one that it sends';
    expect((await get()).body.corrected).toBeNull();
    expect(actionOf((await get()).body)).toMatchObject({ allowed: false, reason: none });
    const refused = await relaunch();
    expect([refused.status, refused.body.message]).toEqual([409, none]);

    await reviseCreative(app, campaign, 'Action Pending - Validate');
    expect((await get()).body.corrected).toMatchObject({
      sent_revision: 1,
      revision: 2,
      creative: { revision: 2, pinned: false, status: 'Action Pending - Validate' },
      had_it: null,
      get_it: null,
    });
    // The paused attempt shows what it sends.
    expect((await get()).body.creative).toMatchObject({ revision: 1, pinned: true });
    expect((await relaunch()).body.message).toBe('Revision 2 is still being checked');
    await app.sql(`update creative set status = 'Need Attention' where id = $1`, [campaign.creativeId]);
    expect((await relaunch()).body.message).toMatch(/^Revision 2 needs attention: the check found something/);
    expect(await tracesOf(app, campaign)).toEqual(before);
  });

  it('with its blockers, and leaves the paused attempt as it is', async () => {
    const { campaign, relaunch, launch } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    const before = await tracesOf(app, campaign);
    await app.sql(`update account set status = 'Inactive' where id = $1`, [campaign.accountId]);
    const refused = await relaunch();
    expect(refused.status).toBe(409);
    expect(refused.body.blockers).toMatchObject([{ entity: 'account' }]);
    expect(refused.body.record).toMatchObject({ product_status: 'Needs Attention', attention: 'paused', attempt: 1 });
    expect(await tracesOf(app, campaign)).toEqual(before);
    await app.sql(`update account set status = 'Active' where id = $1`, [campaign.accountId]);
    expect((await launch()).body.product_status).toBe('Live');
  });

  it('with its blockers also when too few people are left, whose count is accepted only with it', async () => {
    const { campaign, relaunch } = await pausedProduct(app);
    await shrink(app, campaign, 51);
    await reviseCreative(app, campaign);
    const before = await tracesOf(app, campaign);
    await app.sql(`update account set status = 'Inactive' where id = $1`, [campaign.accountId]);
    const refused = await relaunch();
    expect(refused.status).toBe(409);
    expect(refused.body.blockers).toMatchObject([{ entity: 'account' }]);
    expect(await tracesOf(app, campaign)).toEqual(before);
  });

  it('when nobody is left who could get it', async () => {
    const { campaign, relaunch } = await pausedProduct(app, { product: { volume_ordered: 100 } });
    await suppressFrom(app, campaign, 1);
    await reviseCreative(app, campaign);
    const before = await tracesOf(app, campaign);
    const refused = await relaunch();
    expect([refused.status, refused.body.message]).toEqual([409, 'Nobody is left who could get the corrected mail']);
    expect(await tracesOf(app, campaign)).toEqual(before);
  });

  it('to people who may not abort or not launch', async () => {
    const { campaign } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    const before = await tracesOf(app, campaign);
    for (const permission of ['can_launch_product', 'can_abort_product'] as const) {
      const { relaunch, get } = await callsBy(app, campaign, ['can_view_product', permission]);
      expect((await relaunch()).status).toBe(403);
      expect(actionOf((await get()).body)?.allowed).toBe(false);
    }
    expect(await tracesOf(app, campaign)).toEqual(before);
  });
});

describe('a correction happens once', () => {
  it('under a double click, with a key and without one', async () => {
    const { campaign, user } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    const url = `/api/v1/product/${campaign.productId}/relaunch`;
    const key = { 'idempotency-key': 'correct-twice' };
    const post = (headers = {}) => app.as(user).post(url, {}, headers);
    const [one, other, bare] = await Promise.all([post(key), post(key), post()]);
    const statuses = [one.status, other.status, bare.status].toSorted();
    expect([
      [202, 202, 409],
      [202, 409, 409],
    ]).toContainEqual(statuses);
    expect(await countLaunches(app, campaign)).toBe(2);
    expect((await historyOf(app, campaign.productId)).filter(({ event }) => event === 'correct')).toHaveLength(1);
  });

  it.each(['launch', 'abort'] as const)('in a race with %s, with a legal history and one state', async (other) => {
    for (let round = 0; round < 5; round += 1) {
      const { campaign, relaunch, get, ...calls } = await pausedProduct(app, { members: 100 });
      await reviseCreative(app, campaign);
      const [corrected, second] = await Promise.all([relaunch(), calls[other]()]);
      const history = await historyOf(app, campaign.productId);
      history.slice(1).forEach((entry, at) => expect(entry.from_status).toBe(history[at]?.to_status));
      const { body } = await get();
      expect(history.at(-1)?.to_status).toBe(body.product_status);
      const statuses = [corrected.status, second.status];
      // A cancellation may also come after the correction, and ends that attempt.
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(0);
      const isCorrected = corrected.status === 202;
      expect(body.attempt).toBe(isCorrected ? 2 : 1);
      if (other === 'launch') expect(statuses.toSorted()).toEqual([202, 409]);
      expect(await countLaunches(app, campaign)).toBe(isCorrected ? 2 : 1);
    }
  });

  it('or not at all when it ended meanwhile', async () => {
    const { campaign, relaunch, get } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    app.clock.advance(90 * HOUR);
    expect((await relaunch()).body.message).toBe('Its end has passed');
    await app.runJobs();
    expect((await get()).body.product_status).toBe('Ended');
    const late = await relaunch();
    expect([late.status, late.body.message]).toEqual([409, 'It can’t be relaunched while it is Ended']);
    expect(await countLaunches(app, campaign)).toBe(1);
  });
});

it('tells open pages when the corrected revision of a paused product is approved', async () => {
  const { campaign } = await pausedProduct(app);
  await reviseCreative(app, campaign, 'Action Pending - Validate');
  const hints = () =>
    app.sql<{ n: number }>(`select count(*)::int as n from event where entity = 'product' and entity_id = $1`, [
      campaign.productId,
    ]);
  const [before] = await hints();
  await rederiveAll(app);
  const [after] = await hints();
  expect(after?.n).toBeGreaterThan(before?.n ?? 0);
  expect((await productOf(app, campaign)).attention).toBe('paused');
});
