import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { built, holdOver, startReached, waits } from '../../../testing/lifecycle.ts';
import { confirmedProduct, sendableProduct, waitingProduct } from '../../../testing/launches.ts';
import { passHour, productOf, statesOf } from '../../../testing/sending.ts';
import { createApp } from '../../../app.ts';
import type { TestResponse } from '../../../testing/client.ts';
import {
  callableProduct,
  countLaunches,
  historyOf,
  platform,
  PRODUCT_PERMISSIONS,
} from '../../../testing/productCalls.ts';

const races = Number(process.env['SOAK_RACES'] ?? 50);
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

/**
 * Repeats the calls that got no connection of the pool in time. Under load a call may wait for one longer than two
 * seconds; it gets a 503 that tells it to ask again, which says nothing about the launch.
 */
async function askAgain(answers: readonly TestResponse[], call: () => Promise<TestResponse>): Promise<TestResponse[]> {
  const settled: TestResponse[] = [];
  for (const answer of answers) {
    if (answer.status === 503) expect(answer.headers['retry-after']).toBeDefined();
    settled.push(answer.status === 503 ? await call() : answer);
  }
  return settled;
}

describe('a launch happens once', () => {
  it('R01 a double click launches once and gets the same answer twice', async () => {
    const { campaign, launch } = await callableProduct(app);
    const key = { 'idempotency-key': 'double-click-1' };
    const [one, other] = await Promise.all([launch(key), launch(key)]);
    expect([one?.status, other?.status]).toEqual([202, 202]);
    expect(one?.body).toEqual(other?.body);
    expect(await countLaunches(app, campaign)).toBe(1);
  });

  it('R02 of 50 parallel calls without a key, one launches and 49 are told why not', async () => {
    const { campaign, launch } = await callableProduct(app);
    const answers = await askAgain(await Promise.all(Array.from({ length: 50 }, () => launch())), launch);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body.record.product_status).toBe('Submitted');
    expect(await countLaunches(app, campaign)).toBe(1);
    expect((await historyOf(app, campaign.productId)).filter(({ event }) => event === 'launch')).toHaveLength(1);
  });

  it('R02 of 50 parallel calls with one key, one launches and all get its answer, some after asking again', async () => {
    const { campaign, launch } = await callableProduct(app);
    const key = { 'idempotency-key': 'fifty' };
    const again = () => launch(key);
    const answers = await askAgain(await Promise.all(Array.from({ length: 50 }, again)), again);
    for (const answer of answers) {
      if (answer.status === 409) expect(answer.headers['retry-after']).toBeDefined();
      const settled = answer.status === 409 ? await launch(key) : answer;
      expect(settled.status).toBe(202);
      expect(settled.body.launch_id).toBe(answers.find(({ status }) => status === 202)?.body.launch_id);
    }
    expect(await countLaunches(app, campaign)).toBe(1);
  });

  it('R03 the same key with another body is refused', async () => {
    const { as, campaign, launch } = await callableProduct(app);
    await launch();
    const key = { 'idempotency-key': 'abort-1' };
    const url = `/api/v1/product/${campaign.productId}/abort`;
    expect((await as.post(url, { reason: 'Wrong list' }, key)).status).toBe(200);
    expect((await as.post(url, { reason: 'Another reason' }, key)).status).toBe(422);
    expect((await historyOf(app, campaign.productId)).at(-1)?.event).toBe('cancel');
  });

  it('R04 a client that lost the answer asks again and gets it, launching once', async () => {
    const { campaign, launch } = await callableProduct(app);
    const key = { 'idempotency-key': 'lost-1' };
    await launch(key);
    const again = await launch(key);
    expect(again.status).toBe(202);
    expect(again.body.product_status).toBe('Submitted');
    expect(await countLaunches(app, campaign)).toBe(1);
  });

  it(
    'R05 launch and abort in parallel leave a legal history and one final state',
    async () => {
      for (let round = 0; round < races; round += 1) {
        const { campaign, launch, abort, get } = await callableProduct(app, { members: 100 });
        const [one, other] = await Promise.all([launch(), abort()]);
        const history = await historyOf(app, campaign.productId);
        const { body } = await get();
        expect(one?.status).toBe(202);
        expect([200, 409]).toContain(other?.status);
        expect(body.product_status).toBe(other?.status === 200 ? 'Cancelled' : 'Submitted');
        expect(history.at(-1)?.to_status).toBe(body.product_status);
        history.slice(1).forEach((entry, at) => expect(entry.from_status).toBe(history[at]?.to_status));
      }
    },
    10_000 + races * 1_000,
  );

  it('R06 what the state doesn’t allow changes nothing', async () => {
    const draft = await callableProduct(app, { order: { submitted_at: null } });
    const early = await draft.launch();
    expect(early.status).toBe(409);
    expect(early.body.blockers).toEqual(
      expect.arrayContaining([expect.objectContaining({ entity: 'order', text: 'The order is not submitted.' })]),
    );
    expect(early.body.record.product_status).toBe('Draft');

    const live = await callableProduct(app);
    await live.launch();
    await platform(app, live.campaign, holdOver, built, waits);
    await live.confirm();
    await platform(app, live.campaign, startReached);
    const relaunch = await live.relaunch();
    expect(relaunch.status).toBe(409);
    expect(relaunch.body.message).toBe('It can’t be relaunched while it is Live');

    const cancelled = await callableProduct(app);
    await cancelled.launch();
    await platform(app, cancelled.campaign, holdOver, built, waits);
    await cancelled.abort();
    expect((await cancelled.confirm()).status).toBe(409);
    expect((await cancelled.get()).body.product_status).toBe('Cancelled');
  });

  it('R07 two processes act on one product once', async () => {
    const { campaign, launch } = await callableProduct(app);
    // A second process on the same database has its own pools and memory.
    const second = await createApp(app.app.deps.settings, {
      clock: app.clock,
      log: app.app.deps.log,
      mail: app.mail,
      isPartial: true,
      jobs: { connectionString: app.app.deps.settings.databaseJobsUrl, supervise: false, schedule: false, max: 1 },
    });
    await second.api.ready();
    const user = await app.user({ accounts: [campaign.accountId], permissions: PRODUCT_PERMISSIONS });
    const token = await app.issuer.token(user.subject);
    const there = () =>
      second.api.inject({
        method: 'POST',
        url: `/api/v1/product/${campaign.productId}/launch`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: '{}',
      });
    const answers = await Promise.all([launch(), there(), launch(), there(), launch(), there()]);
    const statuses = answers.map((answer) => ('statusCode' in answer ? answer.statusCode : answer.status));
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await countLaunches(app, campaign)).toBe(1);
    await second.close();
  });

  it('R04 sends one proof when the answer was lost and the client asks again', async () => {
    await app.runJobs();
    app.mail.sent = [];
    const campaign = await sendableProduct(app);
    const launch = (headers: object) =>
      app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {}, { ...headers });
    const key = { 'idempotency-key': '11111111-2222-4333-8444-666666666666' };
    const first = await launch(key);
    const again = await launch(key);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body).toEqual(first.body);
    await app.runJobs();
    expect(app.mail.sent.filter(({ to }) => to === 'proof@mailroom.test')).toHaveLength(1);
  });

  it('R06 refuses to confirm after an abort and to relaunch what is Live, and changes nothing', async () => {
    const campaign = await waitingProduct(app);
    const url = `/api/v1/product/${campaign.productId}`;
    await app.as(campaign.launcher).post(`${url}/abort`, { reason: 'No' });
    expect((await app.as(campaign.launcher).post(`${url}/confirm`, {})).status).toBe(409);
    await passHour(app);
    expect((await productOf(app, campaign)).product_status).toBe('Cancelled');
    expect(await statesOf(app, campaign)).toEqual({ withdrawn: 100 });
    const live = await confirmedProduct(app, { account: { send_rate_per_minute: 10 } });
    await passHour(app);
    expect((await app.as(live.launcher).post(`/api/v1/product/${live.productId}/relaunch`, {})).status).toBe(409);
    expect((await productOf(app, live)).product_status).toBe('Live');
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
