import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { confirmedProduct } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import type { Relay } from '../../../testing/relay.ts';
import { appWithRelay, passHour, productOf, settle, statesOf } from '../../../testing/sending.ts';
import { PATIENCE, smtpMail } from '../../../platform/mail/smtp.ts';

const HOUR = 3_600_000;

let app: TestApp;
let relay: Relay;
beforeAll(async () => {
  ({ app, relay } = await appWithRelay());
});
afterAll(async () => {
  await app.close();
  await relay.close();
});
beforeEach(() => {
  relay.received.length = 0;
  relay.faults.clear();
});
afterEach(() => requireTrueRows(app));

function to(address: string) {
  return relay.received.filter((message) => message.to === address);
}

describe('R15 what the relay says', () => {
  it('tries again later after 4xx, and counts 5xx as refused immediately', async () => {
    const campaign = await confirmedProduct(app);
    relay.faults.set('person1@mailroom.test', ['defer', 'defer']);
    relay.faults.set('person2@mailroom.test', ['refuse']);
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 98, refused: 1, queued: 1 });
    expect((await productOf(app, campaign)).product_status).toBe('Live');
    app.clock.advance(60_000);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 98, refused: 1, queued: 1 });
    app.clock.advance(120_000);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 99, refused: 1 });
    expect((await productOf(app, campaign)).product_status).toBe('Completed');
    expect(to('person1@mailroom.test')).toHaveLength(1);
    const [day] = await app.sql('select delivered, bounced from product_response where product_id = $1', [
      campaign.productId,
    ]);
    expect(day).toEqual({ delivered: 99, bounced: 1 });
  });

  it('waits ten seconds for an answer, and then the message is in doubt', async () => {
    const campaign = await confirmedProduct(app);
    relay.faults.set('person1@mailroom.test', ['silence']);
    expect(PATIENCE).toBe(10_000);
    // Only a soak run waits that long.
    const limit = process.env['SOAK_KILLS'] === undefined ? 2_000 : PATIENCE;
    const mail = smtpMail(new URL(relay.url), 5, limit);
    const real = app.app.deps.mail.send;
    app.app.deps.mail.send = mail.send;
    const began = performance.now();
    await passHour(app);
    app.app.deps.mail.send = real;
    await mail.close();
    expect(performance.now() - began).toBeGreaterThan(limit * 0.9);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 99, 'in doubt': 1 });
    await settle(app, campaign, 'sent');
  });

  it('fails the step when nobody answers in five runs, and continues when it is resumed', async () => {
    const campaign = await confirmedProduct(app);
    const { mail } = app.app.deps;
    const real = mail.send;
    mail.send = async () => ({
      outcome: 'not sent',
      reason: 'The relay refused the connection.',
      isLasting: false,
      response: 'connect ECONNREFUSED 127.0.0.1:25',
    });
    for (let run = 0; run < 8; run += 1) await passHour(app);
    mail.send = real;
    const failed = await productOf(app, campaign);
    expect([failed.product_status, failed.attention]).toEqual(['Needs Attention', 'step_failed']);
    expect(await statesOf(app, campaign)).toEqual({ queued: 100 });
    expect(failed.steps.at(-1)).toMatchObject({ name: 'Deploy', status: 'Error', severity: 'Critical' });
    const { body } = await app.as(campaign.launcher).get(`/api/v1/product/${campaign.productId}/process`);
    expect(body.objects.at(-1).raw_error).toContain('ECONNREFUSED');
    expect((await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {})).status).toBe(202);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
    expect(relay.received.filter(({ to: address }) => address.startsWith('person'))).toHaveLength(100);
  });

  it('pauses automatically when more than five in a hundred are refused', async () => {
    const { mail } = app.app.deps;
    const campaign = await confirmedProduct(app, { members: 400, product: { volume_ordered: 400 } });
    for (let person = 1; person <= 400; person += 10) relay.faults.set(`person${person}@mailroom.test`, ['refuse']);
    await passHour(app);
    const paused = await productOf(app, campaign);
    expect([paused.product_status, paused.attention]).toEqual(['Needs Attention', 'paused']);
    expect(paused.attention_detail).toMatch(/^\d+\.\d % of the messages were refused\.$/);
    const states = await statesOf(app, campaign);
    const results = (states['accepted'] ?? 0) + (states['refused'] ?? 0);
    expect(results).toBeGreaterThanOrEqual(200);
    // Up to a pool of results may arrive with the two hundredth, and by then another pool is under way.
    expect(results).toBeLessThan(200 + 2 * mail.poolSize);
    expect(states['queued']).toBeGreaterThan(150);
  });
});

it('withdraws a message that is deferred while its launch is cancelled', async () => {
  const campaign = await confirmedProduct(app, { members: 8, product: { volume_ordered: 8 } });
  const { mail } = app.app.deps;
  const real = mail.send;
  const url = `/api/v1/product/${campaign.productId}/abort`;
  let cancelled: Promise<number> | undefined;
  mail.send = async () => {
    cancelled ??= app
      .as(campaign.launcher)
      .post(url, { reason: 'Wrong price' })
      .then(({ status }) => status);
    await cancelled;
    return { outcome: 'later', response: '451 busy' };
  };
  await passHour(app);
  mail.send = real;
  expect(await cancelled).toBe(200);
  expect(await statesOf(app, campaign)).toEqual({ withdrawn: 8 });
  expect((await productOf(app, campaign)).sending).toMatchObject({ queued: 0, withdrawn: 8, live_seeds: 1 });
});

it('says on the stopped step what had gone out, with what was on its way at that moment', async () => {
  const campaign = await confirmedProduct(app, { members: 8, product: { volume_ordered: 8 } });
  const { mail } = app.app.deps;
  const real = mail.send;
  let people = 0;
  let cancelled: Promise<unknown> | undefined;
  mail.send = async (message) => {
    people += Number(message.to.startsWith('person'));
    if (people === 0) return real.call(mail, message);
    cancelled ??= app
      .as(campaign.launcher)
      .post(`/api/v1/product/${campaign.productId}/abort`, { reason: 'Wrong price' });
    await cancelled;
    return real.call(mail, message);
  };
  await passHour(app);
  mail.send = real;
  const { steps } = await productOf(app, campaign);
  const { accepted = 0 } = await statesOf(app, campaign);
  expect(accepted).toBeGreaterThan(0);
  expect(steps.at(-1)).toMatchObject({
    name: 'Deploy',
    status: 'Started',
    result: `Cancelled: ${accepted} delivered, 0 refused`,
  });
  expect(steps.at(-1).started_at).not.toBeNull();
  expect(steps.at(-1).finished_at).not.toBeNull();
});

describe('a run that seemed dead', () => {
  it('leaves its claims in doubt, and still reports their outcomes', async () => {
    const campaign = await confirmedProduct(app);
    app.clock.advance(HOUR);
    let isCut = false;
    relay.onTaken = (count) => {
      if (isCut || count < 30) return;
      isCut = true;
      // The queue gave the run up and started it elsewhere, while this process continues.
      void app.sql(
        `update jobs.job set retry_count = retry_count + 1 where name = 'launches.deploy' and state = 'active'`,
      );
    };
    await app.runJobs();
    relay.onTaken = () => {};
    const stopped = await statesOf(app, campaign);
    expect(stopped['claimed'] ?? 0).toBe(0);
    expect(stopped['accepted']).toBe(relay.received.filter(({ to: address }) => address.startsWith('person')).length);
    await app.sql(
      `update jobs.job set state = 'created', start_after = $1 where name = 'launches.deploy' and state = 'active'`,
      [app.clock.now()],
    );
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
    const people = relay.received
      .filter(({ to: address }) => address.startsWith('person'))
      .map((message) => message.to);
    expect(new Set(people).size).toBe(people.length);
  });
});
