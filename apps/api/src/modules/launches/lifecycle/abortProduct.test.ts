import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { built, holdOver, startReached, stepFailed, waits } from '../../../testing/lifecycle.ts';
import { reconcileAll } from '../../../testing/orders.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { stopForCreative } from '../launches.queues.ts';
import { callableProduct, jobActor, jobsOf, platform } from '../../../testing/productCalls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

describe('a stop', () => {
  it('pauses and resumes where it was', async () => {
    const { campaign, launch, confirm, abort, get } = await callableProduct(app);
    await launch();
    expect((await abort({ mode: 'pause', reason: 'Wait' })).status).toBe(409);
    await platform(app, campaign, holdOver, built, waits);
    await confirm();
    const paused = await abort({ mode: 'pause', reason: 'Wait' });
    expect(paused.body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
    expect((await launch()).body.product_status).toBe('Approved');
    expect(await jobsOf(app, campaign)).toContain('launches.timer start');
    expect((await get()).body.attempt).toBe(1);
  });

  it('by a failed step can be resumed too, and an abort needs a reason', async () => {
    const { campaign, launch, abort } = await callableProduct(app);
    await launch();
    await platform(app, campaign, holdOver, stepFailed);
    expect((await abort({})).status).toBe(400);
    expect((await launch()).body.product_status).toBe('Pending - Data Processing');
  });

  it('comes from a rejected creative, and relaunch waits for another one', async () => {
    const { campaign, launch, get, relaunch } = await callableProduct(app);
    await launch();
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    await reconcileAll(app);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'creative_rejected' });
    expect((await relaunch()).status).toBe(409);
    await app.sql(`update creative set status = 'Approved' where id = $1`, [campaign.creativeId]);
    expect((await relaunch()).body).toMatchObject({ product_status: 'Submitted', attempt: 2 });
  });

  it('reacts to the rejection of its creative, and pauses only what is Live', async () => {
    const { campaign, launch, confirm, get } = await callableProduct(app);
    await launch();
    await platform(app, campaign, holdOver, built, waits);
    await confirm();
    await platform(app, campaign, startReached);
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    await app.write(jobActor(campaign.accountId), (tx) =>
      changed(tx, 'creative', campaign.creativeId, campaign.accountId),
    );
    await app.runJobs(stopForCreative);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
    const [row] = await app.sql('select ended_at from launch where product_id = $1', [campaign.productId]);
    expect(row).toEqual({ ended_at: null });
  });

  it('ignores a late event of the platform', async () => {
    const { campaign, launch, abort, get } = await callableProduct(app);
    await launch();
    const [row] = await app.sql<{ launch_id: number }>('select launch_id from product where id = $1', [
      campaign.productId,
    ]);
    await abort();
    const ref = { ...campaign, launchId: row?.launch_id ?? 0 };
    expect(await app.write(jobActor(campaign.accountId), (tx) => holdOver(tx, ref))).toBe(false);
    expect((await get()).body.product_status).toBe('Cancelled');
  });
});

describe('deleting', () => {
  it('removes a cancelled product that sent nothing, with its launches', async () => {
    const { campaign, as, launch, abort } = await callableProduct(app);
    await launch();
    expect((await as.delete(`/api/v1/product/${campaign.productId}`)).status).toBe(409);
    const order = await as.delete(`/api/v1/orders/${campaign.orderId}`);
    expect(order.status).toBe(409);
    expect(order.body.blockers[0]).toMatchObject({ entity: 'product', id: campaign.productId });
    await abort();
    expect((await as.delete(`/api/v1/orders/${campaign.orderId}`)).status).toBe(204);
    expect(await app.sql('select id from launch where product_id = $1', [campaign.productId])).toEqual([]);
  });

  it('keeps what was mailed', async () => {
    const { campaign, as, launch, abort } = await callableProduct(app);
    await launch();
    await abort();
    await app.sql('update product set has_sent = true where id = $1', [campaign.productId]);
    const answer = await as.delete(`/api/v1/product/${campaign.productId}`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('Messages have already gone out for it');
    await expect(app.sql('delete from product where id = $1', [campaign.productId])).rejects.toThrow('was mailed');
  });
});
