import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedProduct, sendableProduct, waitingProduct, type Sendable } from '../../../testing/launches.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { PATIENCE, smtpMail } from '../../../platform/mail/smtp.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { startRelay, type Relay } from '../../../testing/relay.ts';
import { reconcileLaunches } from '../launches.queues.ts';

const HOUR = 3_600_000;

let app: TestApp;
let relay: Relay;
beforeAll(async () => {
  relay = await startRelay();
  app = await testApp({ partial: true, smtpUrl: relay.url });
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

async function statesOf({ productId }: Sendable): Promise<Record<string, number>> {
  const rows = await app.sql<{ state: string; n: number }>(
    `select state, count(*)::int as n from message where product_id = $1 and purpose = 'live' group by 1`,
    [productId],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

async function productOf({ launcher, productId }: Sendable) {
  return (await app.as(launcher).get(`/api/v1/product/${productId}`)).body;
}

async function launchId({ productId }: Sendable): Promise<number> {
  return (
    (await app.sql<{ id: number }>('select max(id) as id from launch where product_id = $1', [productId]))[0]?.id ?? 0
  );
}

async function settle(campaign: Sendable, decision: 'sent' | 'resend') {
  return app
    .as(campaign.launcher)
    .post(`/api/v1/launch/${await launchId(campaign)}/in-doubt`, { decision, reason: 'Asked the relay' });
}

async function go(campaign: Sendable): Promise<Sendable> {
  app.clock.advance(HOUR);
  await app.runJobs();
  return campaign;
}

function to(address: string) {
  return relay.received.filter((message) => message.to === address);
}

describe('R15 what the relay says', () => {
  it('tries again later after 4xx, and counts 5xx as refused immediately', async () => {
    const campaign = await confirmedProduct(app);
    relay.faults.set('person1@mailroom.test', ['defer', 'defer']);
    relay.faults.set('person2@mailroom.test', ['refuse']);
    await go(campaign);
    expect(await statesOf(campaign)).toEqual({ accepted: 98, refused: 1, queued: 1 });
    expect((await productOf(campaign)).product_status).toBe('Live');
    app.clock.advance(60_000);
    await app.runJobs();
    expect(await statesOf(campaign)).toEqual({ accepted: 98, refused: 1, queued: 1 });
    app.clock.advance(120_000);
    await app.runJobs();
    expect(await statesOf(campaign)).toEqual({ accepted: 99, refused: 1 });
    expect((await productOf(campaign)).product_status).toBe('Completed');
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
    await go(campaign);
    app.app.deps.mail.send = real;
    await mail.close();
    expect(performance.now() - began).toBeGreaterThan(limit * 0.9);
    expect(await statesOf(campaign)).toEqual({ accepted: 99, 'in doubt': 1 });
    await settle(campaign, 'sent');
  }, 40_000);

  it('fails the step when nobody answers in five runs, and continues when it is resumed', async () => {
    const campaign = await confirmedProduct(app);
    const { mail } = app.app.deps;
    const real = mail.send;
    mail.send = async () => ({ outcome: 'later', response: 'connect ECONNREFUSED 127.0.0.1:25' });
    for (let run = 0; run < 8; run += 1) await go(campaign);
    mail.send = real;
    const failed = await productOf(campaign);
    expect([failed.product_status, failed.attention]).toEqual(['Needs Attention', 'step_failed']);
    expect(await statesOf(campaign)).toEqual({ queued: 100 });
    expect(failed.steps.at(-1)).toMatchObject({ name: 'Deploy', status: 'Error', severity: 'Critical' });
    const { body } = await app.as(campaign.launcher).get(`/api/v1/product/${campaign.productId}/process`);
    expect(body.objects.at(-1).raw_error).toContain('ECONNREFUSED');
    expect((await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {})).status).toBe(202);
    await app.runJobs();
    expect(await statesOf(campaign)).toEqual({ accepted: 100 });
    expect(relay.received.filter(({ to: address }) => address.startsWith('person'))).toHaveLength(100);
  });

  it('pauses automatically when more than five in a hundred are refused', async () => {
    const { mail } = app.app.deps;
    const campaign = await confirmedProduct(app, { members: 400, product: { volume_ordered: 400 } });
    for (let person = 1; person <= 400; person += 10) relay.faults.set(`person${person}@mailroom.test`, ['refuse']);
    await go(campaign);
    const paused = await productOf(campaign);
    expect([paused.product_status, paused.attention]).toEqual(['Needs Attention', 'paused']);
    expect(paused.attention_detail).toMatch(/^\d+\.\d % of the messages were refused\.$/);
    const states = await statesOf(campaign);
    const results = (states['accepted'] ?? 0) + (states['refused'] ?? 0);
    expect(results).toBeGreaterThanOrEqual(200);
    // Up to a pool of results may arrive with the two hundredth, and by then another pool is under way.
    expect(results).toBeLessThan(200 + 2 * mail.poolSize);
    expect(states['queued']).toBeGreaterThan(150);
  });
});

describe('R14 a message whose connection breaks after the data', () => {
  const doubtful = async (): Promise<Sendable> => {
    const campaign = await confirmedProduct(app);
    relay.faults.set('person1@mailroom.test', ['drop']);
    await go(campaign);
    return campaign;
  };

  it('is in doubt: counted, shown, and not sent again automatically', async () => {
    const campaign = await doubtful();
    expect(await statesOf(campaign)).toEqual({ accepted: 99, 'in doubt': 1 });
    for (let hours = 0; hours < 5; hours += 1) await go(campaign);
    expect(to('person1@mailroom.test')).toHaveLength(1);
    const { body } = await app.as(campaign.launcher).get(`/api/v1/launch/${await launchId(campaign)}`);
    expect(body.counts.in_doubt).toBe(1);
    expect(body.reasons[0].text).toContain('in doubt');
    const product = await productOf(campaign);
    expect(product.product_status).toBe('Live');
    expect(product.sending.in_doubt).toBe(1);
  });

  it('is sent again with the same Message-ID when a person says so', async () => {
    const campaign = await doubtful();
    expect((await settle(campaign, 'resend')).status).toBe(200);
    await app.runJobs();
    const [first, second, ...more] = to('person1@mailroom.test');
    expect(more).toEqual([]);
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<.+@.+>$/);
    expect((await productOf(campaign)).product_status).toBe('Completed');
    expect((await settle(campaign, 'resend')).status).toBe(409);
    const audited = await app.sql(`select 1 from audit_entry where entity = 'message' and user_id = $1`, [
      campaign.launcher.id,
    ]);
    expect(audited).toHaveLength(1);
  });

  it('counts as sent when a person says so, or after 24 hours', async () => {
    const countedAsSent = await doubtful();
    expect((await settle(countedAsSent, 'sent')).body.counts).toMatchObject({ in_doubt: 0, accepted: 101 });
    expect((await productOf(countedAsSent)).product_status).toBe('Completed');
    const left = await doubtful();
    app.clock.advance(24 * HOUR);
    await app.runJobs();
    expect((await productOf(left)).product_status).toBe('Completed');
    expect(await statesOf(left)).toEqual({ accepted: 100 });
    for (const campaign of [countedAsSent, left]) {
      const [day] = await app.sql(
        'select sum(delivered)::int as delivered from product_response where product_id = $1',
        [campaign.productId],
      );
      expect(day).toEqual({ delivered: 100 });
    }
  });

  it('needs a reason and a decision', async () => {
    const campaign = await doubtful();
    const url = `/api/v1/launch/${await launchId(campaign)}/in-doubt`;
    expect((await app.as(campaign.launcher).post(url, { decision: 'sent', reason: '' })).status).toBe(422);
    expect((await app.as(campaign.launcher).post(url, { decision: 'maybe', reason: 'x' })).status).toBe(400);
    expect(await statesOf(campaign)).toMatchObject({ 'in doubt': 1 });
  });
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
    const stopped = await statesOf(campaign);
    expect(stopped['claimed'] ?? 0).toBe(0);
    expect(stopped['accepted']).toBe(relay.received.filter(({ to: address }) => address.startsWith('person')).length);
    await app.sql(
      `update jobs.job set state = 'created', start_after = $1 where name = 'launches.deploy' and state = 'active'`,
      [app.clock.now()],
    );
    await app.runJobs();
    expect(await statesOf(campaign)).toEqual({ accepted: 100 });
    const people = relay.received
      .filter(({ to: address }) => address.startsWith('person'))
      .map((message) => message.to);
    expect(new Set(people).size).toBe(people.length);
  });
});

describe('many calls in parallel', () => {
  const launch = (campaign: Sendable, headers = {}) =>
    app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {}, headers);

  it('R02 makes one launch of 50 parallel calls, with one key or none', async () => {
    for (const headers of [{}, { 'idempotency-key': '11111111-2222-4333-8444-555555555555' }]) {
      const campaign = await sendableProduct(app);
      const answers = await Promise.all(Array.from({ length: 50 }, () => launch(campaign, headers)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 202 && status !== 409 && status !== 503)).toEqual([]);
      if (!('idempotency-key' in headers)) expect(statuses.filter((status) => status === 202)).toHaveLength(1);
      const [{ n } = { n: 0 }] = await app.sql<{ n: number }>(
        'select count(*)::int as n from launch where product_id = $1',
        [campaign.productId],
      );
      expect(n).toBe(1);
    }
  });

  it('R04 gives the first answer again when it was lost, and launches once', async () => {
    await app.runJobs();
    relay.received.length = 0;
    const campaign = await sendableProduct(app);
    const key = { 'idempotency-key': '11111111-2222-4333-8444-666666666666' };
    const first = await launch(campaign, key);
    const again = await launch(campaign, key);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body).toEqual(first.body);
    await app.runJobs();
    expect(relay.received.filter(({ to: address }) => address === 'proof@mailroom.test')).toHaveLength(1);
  });

  it('R06 refuses to confirm after an abort and to relaunch what is Live, and changes nothing', async () => {
    const campaign = await waitingProduct(app);
    const url = `/api/v1/product/${campaign.productId}`;
    await app.as(campaign.launcher).post(`${url}/abort`, { reason: 'No' });
    expect((await app.as(campaign.launcher).post(`${url}/confirm`, {})).status).toBe(409);
    await go(campaign);
    expect((await productOf(campaign)).product_status).toBe('Cancelled');
    expect(await statesOf(campaign)).toEqual({ withdrawn: 100 });
    const live = await confirmedProduct(app, { account: { send_rate_per_minute: 10 } });
    await go(live);
    expect((await app.as(live.launcher).post(`/api/v1/product/${live.productId}/relaunch`, {})).status).toBe(409);
    expect((await productOf(live)).product_status).toBe('Live');
  });
});

it('R13 starts no job or timer when the launch’s commit fails', async () => {
  const campaign = await sendableProduct(app);
  const [before] = await app.sql(`select count(*)::int as n from jobs.job where name = 'launches.timer'`);
  await app.sql(`alter table product_transition add constraint refuse_launch check (event <> 'launch') not valid`);
  const answer = await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {});
  await app.sql('alter table product_transition drop constraint refuse_launch');
  expect(answer.status).toBe(500);
  expect(await app.sql(`select count(*)::int as n from jobs.job where name = 'launches.timer'`)).toEqual([before]);
  expect(await app.sql('select id from launch where product_id = $1', [campaign.productId])).toEqual([]);
});

it('reconcile gives every launch under way the job it waits for, and nothing twice', async () => {
  const held = await sendableProduct(app, { account: { hold_minutes: 10 } });
  const waits = await waitingProduct(app);
  const confirmed = await confirmedProduct(app);
  await app.as(held.launcher).post(`/api/v1/product/${held.productId}/launch`, {});
  const waiting = () =>
    app.sql<{ singleton_key: string; start_after: Date }>(
      `select singleton_key, start_after from jobs.job where name like 'launches.%' and state = 'created' and singleton_key is not null order by 1`,
    );
  const ids = [await launchId(held), await launchId(waits), await launchId(confirmed)];
  const before = (await waiting()).filter((row) => ids.some((id) => row.singleton_key.endsWith(` ${id}`)));
  expect(before.map(({ singleton_key: key }) => key)).toEqual([
    `hold ${ids[0]}`,
    `missed ${ids[1]}`,
    `missed ${ids[2]}`,
    `start ${ids[2]}`,
  ]);
  await app.sql(`delete from jobs.job where name like 'launches.%' and state = 'created'`);
  for (let time = 0; time < 2; time += 1) {
    await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, reconcileLaunches, {}));
    await app.runJobs(reconcileLaunches);
  }
  const after = (await waiting()).filter((row) => ids.some((id) => row.singleton_key.endsWith(` ${id}`)));
  expect(after).toEqual(before.filter(({ singleton_key: key }) => key !== `missed ${ids[2]}`));
  await go(confirmed);
  expect(await statesOf(confirmed)).toEqual({ accepted: 100 });
});
