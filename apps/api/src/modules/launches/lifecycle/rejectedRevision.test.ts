import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { callsBy, passMinutes, pausedProduct } from '../../../testing/corrections/pausedProduct.ts';
import { creativeCalls } from '../../../testing/corrections/rejection.ts';
import { confirmedProduct, reviseCreative, sendableProduct, waitingProduct } from '../../../testing/launches.ts';
import { statesOf } from '../../../testing/sending.ts';
import { launchTimer, launchWork } from '../launches.queues.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const GONE = 'The creative it sends was rejected';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(() => {
  app.mail.sent = [];
});

function peopleMailed(): number {
  return app.mail.sent.filter(({ to }) => to.startsWith('person')).length;
}

function actionOf(product: { actions: { name: string }[] }, name: string) {
  return product.actions.find((action) => action.name === name);
}

/** A product that went Live, of which 29 were mailed when its creative was rejected. */
async function stoppedProduct() {
  const campaign = await confirmedProduct(app, { account: { send_rate_per_minute: 30 } });
  app.clock.advance(HOUR);
  await app.runJobs();
  const creative = await creativeCalls(app, campaign);
  await creative.reject();
  await app.runJobs();
  const calls = await callsBy(app, campaign);
  expect((await calls.get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
  return { campaign, creative, ...calls };
}

async function requireRefused({ get, launch }: Pick<Awaited<ReturnType<typeof stoppedProduct>>, 'get' | 'launch'>) {
  const mailed = peopleMailed();
  const product = (await get()).body;
  expect(actionOf(product, 'resume')).toMatchObject({ allowed: false, reason: GONE });
  expect(product.reasons.map(({ text }: { text: string }) => text)).toContain(`${GONE}.`);
  const answer = await launch();
  expect([answer.status, answer.body.message]).toEqual([409, GONE]);
  await passMinutes(app, 3);
  expect(peopleMailed()).toBe(mailed);
}

describe('a product that stopped because its revision was rejected', () => {
  it('does not continue with it when there is a newer revision, checked or not', async () => {
    const { creative, ...product } = await stoppedProduct();
    await requireRefused(product);
    await creative.revise('Winter tyres, cheaper');
    await requireRefused(product);
  });

  it('does not continue with it while the rejected revision is checked again', async () => {
    const { creative, ...product } = await stoppedProduct();
    await creative.validate();
    await requireRefused(product);
  });

  it('is corrected with an approved newer revision, for those without a mail', async () => {
    const { campaign, creative, ...product } = await stoppedProduct();
    await creative.revise('Winter tyres, cheaper');
    await app.runJobs();
    await reviseCreative(app, campaign);
    await app.runJobs();
    await requireRefused(product);
    expect(actionOf((await product.get()).body, 'correct')).toMatchObject({ allowed: true });
    expect((await product.relaunch()).body).toMatchObject({ product_status: 'Submitted', attempt: 2 });
    await app.runJobs();
    await product.confirm();
    await passMinutes(app, 4);
    expect((await product.get()).body).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
  });

  it('continues when the rejection is withdrawn', async () => {
    const { campaign, creative, launch } = await stoppedProduct();
    await creative.withdraw();
    await app.runJobs();
    expect((await launch()).status).toBe(202);
    await passMinutes(app, 4);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });

  it('can be cancelled', async () => {
    const { creative, abort } = await stoppedProduct();
    await creative.revise('Winter tyres, cheaper');
    expect((await abort()).body.product_status).toBe('Cancelled');
  });
});

describe('a rejection of the revision', () => {
  it('after somebody paused the product prevents resuming, also directly after it', async () => {
    const { campaign, ...product } = await pausedProduct(app);
    const creative = await creativeCalls(app, campaign);
    await creative.reject();
    const answer = await product.launch();
    expect([answer.status, answer.body.message]).toEqual([409, GONE]);
    await creative.revise('Winter tyres, cheaper');
    await app.runJobs();
    await requireRefused(product);
  });

  it('stops what is Live also when a newer revision comes before the job that stops it', async () => {
    const { campaign } = await pausedProduct(app);
    const { launch, get } = await callsBy(app, campaign);
    expect((await launch()).status).toBe(202);
    const creative = await creativeCalls(app, campaign);
    await creative.reject();
    await creative.revise('Winter tyres, cheaper');
    const mailed = peopleMailed();
    app.clock.advance(MINUTE);
    await app.runJobs();
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
    expect(peopleMailed()).toBe(mailed);
  });

  it('is looked at by the run that sends, whatever started it', async () => {
    const { campaign, launch, get } = await pausedProduct(app);
    expect((await launch()).status).toBe(202);
    await (await creativeCalls(app, campaign)).reject();
    const mailed = peopleMailed();
    app.clock.advance(MINUTE);
    await app.runJobs(launchWork.deploy);
    expect(peopleMailed()).toBe(mailed);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
  });

  it('lets the run that sends claim nothing more', async () => {
    const campaign = await confirmedProduct(app, { account: { send_rate_per_minute: null } });
    const { reject } = await creativeCalls(app, campaign);
    const answered = app.mail.send.bind(app.mail);
    let rejected: Promise<void> | undefined;
    app.mail.send = async (message) => {
      if (message.to.startsWith('person')) await (rejected ??= reject());
      return answered(message);
    };
    app.clock.advance(HOUR);
    await app.runJobs(launchTimer);
    await app.runJobs(launchWork.deploy);
    app.mail.send = answered;
    expect(peopleMailed()).toBeLessThanOrEqual(app.mail.poolSize);
    expect((await statesOf(app, campaign))['queued']).toBe(100 - peopleMailed());
    const { get } = await callsBy(app, campaign);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
  });

  it('refuses a go-ahead', async () => {
    const campaign = await waitingProduct(app);
    await (await creativeCalls(app, campaign)).reject();
    const { confirm, get } = await callsBy(app, campaign);
    const answer = await confirm();
    expect([answer.status, answer.body.message]).toEqual([409, GONE]);
    await app.runJobs();
    expect((await get()).body.attention).toBe('creative_rejected');
  });

  it('stops a confirmed product at its start', async () => {
    const campaign = await confirmedProduct(app);
    await (await creativeCalls(app, campaign)).reject();
    app.clock.advance(HOUR);
    await app.runJobs(launchTimer);
    const { get } = await callsBy(app, campaign);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'creative_rejected' });
    expect(peopleMailed()).toBe(0);
  });

  it('stops a product whose list is being built', async () => {
    const campaign = await sendableProduct(app);
    const { launch, get } = await callsBy(app, campaign);
    await launch();
    await app.runJobs(launchTimer);
    expect((await get()).body.product_status).toBe('Pending - Data Processing');
    const creative = await creativeCalls(app, campaign);
    await creative.reject();
    await creative.revise('Winter tyres, cheaper');
    await app.runJobs();
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'creative_rejected' });
    expect(app.mail.sent).toEqual([]);
  });
});
