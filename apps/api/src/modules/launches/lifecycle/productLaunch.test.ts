import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { rederiveProduct } from '../../orders/orders.queues.ts';
import { callableProduct, callsOn, countLaunches, personFor } from '../../../testing/productCalls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

describe('a launch', () => {
  it('pins revision and version, starts the hold time, and shows both', async () => {
    const { campaign, launch, edit, get } = await callableProduct(app, { account: { hold_minutes: 10 } });
    // The start is in five days, and the account wants a day of notice.
    expect((await get()).body.launch_by).toBe('2026-03-07T05:00:00.000Z');
    const answer = await launch();
    expect(answer.status).toBe(202);
    expect(answer.body.launch_by).toBeNull();
    expect(answer.body).toMatchObject({ product_status: 'Submitted', attempt: 1, next_actor: 'Nobody' });
    expect(answer.body.audience).toMatchObject({ version_id: campaign.versionId, pinned: true });
    expect(answer.body.creative).toMatchObject({ revision: 1, pinned: true });
    const [row] = await app.sql<{ hold_until: Date }>('select hold_until from launch where product_id = $1', [
      campaign.productId,
    ]);
    expect(row?.hold_until.getTime()).toBe(app.clock.now().getTime() + 600_000);
    const pinned = await edit({ volume_ordered: 50 });
    expect(pinned.status).toBe(409);
    expect(pinned.body.message).toBe('Its parts are pinned while it is Submitted');
    expect(pinned.body.record.product_id).toBe(campaign.productId);
  });

  it('S08 of somebody else’s product is a 404, like that of a product that doesn’t exist', async () => {
    const { campaign } = await callableProduct(app);
    const stranger = callsOn(await personFor(app, await app.account()), campaign.productId);
    for (const answer of [
      await stranger.launch(),
      await stranger.relaunch(),
      await stranger.abort(),
      await stranger.confirm(),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await countLaunches(app, campaign)).toBe(0);
  });

  it('checks the current parts, not the stored result', async () => {
    const { campaign, launch, get } = await callableProduct(app);
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    const answer = await launch();
    expect(answer.status).toBe(409);
    expect(answer.body.blockers[0]).toMatchObject({
      entity: 'creative',
      id: campaign.creativeId,
      name: 'Winter tyres',
    });
    expect(answer.body.errors[0].children[0]).toMatchObject({ object: 'Winter tyres', product: 'Tyres, first wave' });
    expect((await get()).body.attempt).toBe(0);
  });
});

it('changes with time only: the start comes too close while nobody looks', async () => {
  const { get } = await callableProduct(app);
  expect((await get()).body.product_status).toBe('Ready To Launch');
  const { next_change_at: next } = (await get()).body;
  expect(next).toBe('2026-03-07T05:00:00.000Z');
  const before = app.clock.now();
  app.clock.set(next);
  await app.runJobs(rederiveProduct);
  const late = await get();
  app.clock.set(before);
  expect(late.body.product_status).toBe('Needs Attention');
  expect(late.body.reasons[0].code).toBe('start_too_close');
});
