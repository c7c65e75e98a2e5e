import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed } from '../../platform/facts/changed.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { built, holdOver, platformEvent, startReached, stepFailed, waits } from '../../testing/lifecycle.ts';
import type { Campaign } from '../../testing/orders.ts';
import { callableProduct, jobActor, platform } from '../../testing/productCalls.ts';
import { stopForCreative } from '../launches/launches.queues.ts';
import { updateSeverity } from './tasks.queues.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

async function severities({ accountId }: Campaign) {
  const as = app.as(await app.user({ accounts: [accountId], permissions: [] }));
  const { body } = await as.get('/api/v1/task?open:eq=true');
  return body.objects.map(({ title, severity }: { title: string; severity: string }) => `${severity}: ${title}`);
}

async function severitiesAt(campaign: Campaign, time: string) {
  app.clock.set(time);
  await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, updateSeverity, {}));
  await app.runJobs(updateSeverity);
  return severities(campaign);
}

/** Waits for a go-ahead on Monday; its start is on Saturday. */
async function waiting() {
  app.clock.set('2026-03-02T15:00:00Z');
  const calls = await callableProduct(app);
  await calls.launch();
  await platform(app, calls.campaign, holdOver, built, waits);
  return calls;
}

async function live() {
  const calls = await waiting();
  await calls.confirm();
  await platform(app, calls.campaign, startReached);
  return calls;
}

describe('the severity of a task after a launch', () => {
  it('follows the time left until the go-ahead', async () => {
    const { campaign } = await waiting();
    const confirm = 'Confirm Tyres, first wave';
    expect(await severities(campaign)).toEqual([`Minor: ${confirm}`]);
    expect(await severitiesAt(campaign, '2026-03-06T15:00:00Z')).toEqual([`Moderate: ${confirm}`]);
    expect(await severitiesAt(campaign, '2026-03-06T20:00:00Z')).toEqual([`Critical: ${confirm}`]);
    expect(await severitiesAt(campaign, '2026-03-07T15:00:01Z')).toEqual([`Critical: ${confirm}`]);
  });

  it('follows the time left until a product that was stopped should go out', async () => {
    const { campaign, confirm, edit } = await waiting();
    await confirm({ decision: 'send_back', reason: 'Use the other subject' });
    const back = 'Tyres, first wave was sent back';
    expect(await severities(campaign)).toEqual([`Minor: ${back}`]);
    await edit({ product_start_date: '2026-03-03T15:00:00Z' });
    expect(await severities(campaign)).toEqual([`Moderate: ${back}`]);
    expect(await severitiesAt(campaign, '2026-03-03T15:00:00Z')).toEqual([`Critical: ${back}`]);
  });

  it('follows the time left when a person paused it', async () => {
    const { campaign, abort } = await live();
    await abort({ mode: 'pause', reason: 'Wait' });
    expect(await severities(campaign)).toEqual(['Minor: Tyres, first wave is paused']);
  });

  it('is Critical when the platform paused it', async () => {
    const { campaign } = await live();
    await platform(app, campaign, platformEvent('auto_pause'));
    const paused = ['Critical: Tyres, first wave is paused'];
    expect(await severities(campaign)).toEqual(paused);
    expect(await severitiesAt(campaign, '2026-03-02T16:00:00Z')).toEqual(paused);
  });

  it('is Critical when the creative of one that goes out was rejected', async () => {
    const { campaign } = await live();
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    const { accountId, creativeId } = campaign;
    await app.write(jobActor(accountId), (tx) => changed(tx, 'creative', creativeId, accountId));
    await app.runJobs(stopForCreative);
    expect(await severities(campaign)).toContain('Critical: Tyres, first wave is paused');
  });

  it('is Critical for a failed step, and Moderate for messages in doubt', async () => {
    const { campaign, launch } = await callableProduct(app);
    await launch();
    await platform(app, campaign, holdOver, stepFailed);
    await app.sql('update product set in_doubt = 1 where id = $1', [campaign.productId]);
    await app.write(jobActor(campaign.accountId), (tx) =>
      changed(tx, 'product', campaign.productId, campaign.accountId),
    );
    expect(await severities(campaign)).toEqual(
      expect.arrayContaining([
        'Critical: A step of Tyres, first wave failed',
        'Moderate: Settle the messages of Tyres, first wave in doubt',
      ]),
    );
  });
});
