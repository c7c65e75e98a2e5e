import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { built, holdOver, notBuildable, waits } from '../../../testing/lifecycle.ts';
import { rederiveAll } from '../../../testing/orders.ts';
import { callableProduct, jobsOf, platform } from '../../../testing/productCalls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

describe('a confirmation', () => {
  it('gives the go-ahead once', async () => {
    const { campaign, launch, confirm, get } = await callableProduct(app);
    await launch();
    expect((await confirm()).body.message).toBe('It is not waiting for a go-ahead');
    await platform(app, campaign, holdOver, built, waits);
    const waiting = await get();
    expect(waiting.body).toMatchObject({ product_status: 'Processing', next_actor: 'Anyone who may confirm' });
    // A later go-ahead would miss the start.
    expect(waiting.body.next_due_at).toBe('2026-03-07T15:00:00.000Z');
    const done = await confirm();
    expect(done.body.product_status).toBe('Approved');
    expect(await jobsOf(app, campaign)).toContain('launches.timer start');
    expect((await confirm()).status).toBe(409);
  });

  it('sends the product back with a message, which unlocks the parts', async () => {
    const { campaign, launch, confirm, edit, relaunch } = await callableProduct(app);
    await launch();
    await platform(app, campaign, holdOver, built, waits);
    expect((await confirm({ decision: 'send_back' })).status).toBe(422);
    const back = await confirm({ decision: 'send_back', reason: 'Use the other subject' });
    expect(back.body).toMatchObject({ product_status: 'Needs Attention', attention: 'sent_back' });
    expect(back.body.attention_detail).toBe('Use the other subject');
    expect((await edit({ volume_ordered: 99 })).status).toBe(200);
    const again = await relaunch();
    expect(again.status).toBe(202);
    expect(again.body).toMatchObject({ product_status: 'Submitted', attempt: 2 });
  });

  it('accepts a lower count for the version it was shown for', async () => {
    const { campaign, get, confirm } = await callableProduct(app, { members: 80 });
    expect((await get()).body.product_status).toBe('Error - Volume Discrepancy');
    expect((await confirm({ decision: 'count', reason: 'Enough', recipients: 79 })).status).toBe(409);
    const other = await confirm({ decision: 'count', reason: 'Enough', audience_version_id: campaign.versionId + 1 });
    expect(other.status).toBe(409);
    expect((await confirm({ decision: 'count', reason: '  ' })).status).toBe(422);
    const done = await confirm({ decision: 'count', reason: 'Enough', recipients: 80 });
    expect(done.body).toMatchObject({ product_status: 'Ready To Launch', accepted_volume: 80 });
    await app.sql('update audience_version set deliverable = 60 where id = $1', [campaign.versionId]);
    await rederiveAll(app);
    expect((await get()).body.product_status).toBe('Error - Volume Discrepancy');
  });

  it('accepts a lower count after a launch too, and the build continues', async () => {
    const { campaign, launch, confirm } = await callableProduct(app);
    await launch();
    await platform(app, campaign, holdOver);
    await app.sql('update audience_version set deliverable = 70 where id = $1', [campaign.versionId]);
    await platform(app, campaign, notBuildable);
    const done = await confirm({ decision: 'count', reason: 'Go on', recipients: 70 });
    expect(done.body.product_status).toBe('Pending - Data Processing');
    expect(await jobsOf(app, campaign)).toContain('launches.build');
  });
});
