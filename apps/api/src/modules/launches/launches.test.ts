import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { launchTimer } from './launches.queues.ts';
import {
  confirmedProduct,
  sendableProduct,
  sentProduct,
  waitingProduct,
  type Sendable,
  suppressFrom,
} from '../../testing/launches.ts';

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(() => {
  app.mail.sent = [];
  app.mail.answers = [];
});

async function productOf({ launcher, productId }: Sendable) {
  return (await app.as(launcher).get(`/api/v1/product/${productId}`)).body;
}

async function launchOf({ launcher, productId }: Sendable) {
  const list = await app.as(launcher).get(`/api/v1/launch?product_id:eq=${productId}`);
  expect(list.status).toBe(200);
  return (await app.as(launcher).get(`/api/v1/launch/${list.body.objects[0].id}`)).body;
}

async function statesOf({ productId }: Sendable): Promise<Record<string, number>> {
  const rows = await app.sql<{ key: string; n: number }>(
    `select purpose || ' ' || state as key, count(*)::int as n from message where product_id = $1 group by 1`,
    [productId],
  );
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
}

function recipients() {
  return app.mail.sent.map(({ to }) => to).toSorted();
}

describe('a launch', () => {
  it('goes from launch to report: every recipient once, seeds and proof counted exactly', async () => {
    const campaign = await waitingProduct(app);
    const waiting = await productOf(campaign);
    expect(waiting.product_status).toBe('Processing');
    expect(waiting.steps.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
      ['Hold', 'Success'],
      ['Build send list', 'Success'],
      ['Proof to test seeds', 'Success'],
      ['Confirm', 'Pending'],
      ['Deploy', 'Not Started'],
    ]);
    expect(waiting.prepared).toMatchObject({ recipients: 100, live_seeds: 1, proofs: 1 });
    expect(waiting.funnel).toMatchObject({ rows: 100, rejected: 0, suppressed_by_account: 0, cut: 0, recipients: 100 });
    expect(waiting.prepared.confirm_by).toBe(waiting.product_start_date);
    expect(recipients()).toEqual(['proof@mailroom.test']);
    expect(app.mail.sent[0]?.subject).toBe('[Proof] Winter tyres');

    const confirm = await app
      .as(campaign.launcher)
      .post(`/api/v1/product/${campaign.productId}/confirm`, { recipients: 100 });
    expect(confirm.status).toBe(200);
    expect(confirm.body.product_status).toBe('Approved');
    await app.runJobs();
    expect((await productOf(campaign)).product_status).toBe('Approved');
    expect(app.mail.sent).toHaveLength(1);

    app.clock.advance(HOUR);
    await app.runJobs();
    const done = await productOf(campaign);
    expect(done.product_status).toBe('Completed');
    expect(done.volume_delivered).toBe(100);
    expect(done.recipients).toBe(100);
    expect(done.sending).toMatchObject({ total: 100, accepted: 100, live_seeds: 1, live_seeds_accepted: 1 });
    expect(done.steps.at(-1).result).toBe('100 delivered, 0 refused');
    expect(done.steps.at(-2).result).toMatch(/^confirmed by \S/);
    expect(app.mail.sent).toHaveLength(102);
    expect(new Set(recipients()).size).toBe(102);
    expect(await statesOf(campaign)).toEqual({ 'live accepted': 100, 'live seed accepted': 1, 'proof accepted': 1 });
    const [creative] = await app.sql('select status from creative where id = $1', [campaign.creativeId]);
    expect(creative?.['status']).toBe('Live - See Report');
  });

  it('writes the headers of RFC 8058, tracked links and the recipient’s own values', async () => {
    await sentProduct(app);
    const message = app.mail.sent.find(({ to }) => to === 'person2@mailroom.test');
    const unsubscribe = /<(http:\/\/localhost:4602\/u\/[^>]+)>/.exec(message?.headers?.['List-Unsubscribe'] ?? '')?.[1];
    expect(unsubscribe).toBeDefined();
    expect(message?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(message?.messageId).toMatch(/^<[0-9a-f-]{36}@northlight\.test>$/);
    expect(message?.html).toContain('Dear Ann,');
    expect(message?.html).not.toContain('shop.example');
    expect(message?.html?.match(/localhost:4602\/c\//g)).toHaveLength(2);
    expect(message?.html).toContain(`href="${unsubscribe}"`);
    expect(message?.html).toMatch(/localhost:4602\/o\/[^"]+\.gif/);
    expect(app.mail.sent.find(({ to }) => to === 'person1@mailroom.test')?.html).toContain('Dear friend,');
    const ids = app.mail.sent.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('waits for the hold time and shows it', async () => {
    const campaign = await sendableProduct(app, { account: { hold_minutes: 10 } });
    const launched = await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {});
    expect(launched.body.product_status).toBe('Submitted');
    expect(launched.body.hold_until).toBe(new Date(app.clock.now().getTime() + 600_000).toISOString());
    await app.runJobs();
    expect((await productOf(campaign)).product_status).toBe('Submitted');
    app.clock.advance(600_000);
    await app.runJobs();
    expect((await productOf(campaign)).product_status).toBe('Processing');
  });

  it('is sent immediately when its start has passed on the day it is confirmed', async () => {
    const campaign = await waitingProduct(app);
    app.clock.advance(3 * HOUR);
    await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, {});
    await app.runJobs();
    expect((await productOf(campaign)).product_status).toBe('Completed');
  });

  it('misses its start when nobody confirms on that day, and a relaunch sends to everybody', async () => {
    const campaign = await waitingProduct(app);
    app.clock.advance(30 * HOUR);
    await app.runJobs();
    const missed = await productOf(campaign);
    expect([missed.product_status, missed.attention]).toEqual(['Needs Attention', 'start_missed']);
    expect(await statesOf(campaign)).toMatchObject({ 'live withdrawn': 100 });
    const again = await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/relaunch`, {});
    expect(again.status).toBe(202);
    await app.runJobs();
    await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, {});
    await app.runJobs();
    expect((await productOf(campaign)).product_status).toBe('Completed');
    expect(await statesOf(campaign)).toMatchObject({ 'live withdrawn': 100, 'live accepted': 100 });
  });

  it('leaves out suppressed people, and marks people suppressed after the build as suppressed late', async () => {
    const campaign = await sendableProduct(app, { product: { volume_ordered: 96 } });
    const list = await app.insert('suppression_list', { account_id: campaign.accountId, name: 'Left' });
    const suppress = (kind: string, value: string) =>
      app.sql(
        `insert into suppression_entry (list_id, account_id, kind, value) values ($1, $2, $3, case $3 when 'md5' then md5($4)
           when 'sha256' then encode(sha256(convert_to($4, 'utf8')), 'hex') else $4 end)`,
        [list, campaign.accountId, kind, value],
      );
    await suppress('sha256', 'person1@mailroom.test');
    await suppress('md5', 'person2@mailroom.test');
    await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {});
    await app.runJobs();
    const { funnel } = await productOf(campaign);
    expect(funnel).toMatchObject({ suppressed_by_house: 0, suppressed_by_account: 2, recipients: 98 });
    await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, {});
    await suppress('sha256', 'person3@mailroom.test');
    app.clock.advance(HOUR);
    await app.runJobs();
    expect(await statesOf(campaign)).toMatchObject({ 'live accepted': 97, 'live suppressed late': 1 });
    for (const gone of [1, 2, 3]) expect(recipients()).not.toContain(`person${gone}@mailroom.test`);
    expect((await productOf(campaign)).product_status).toBe('Completed');
  });

  it('cuts the list to the ordered volume, at random but the same way each time', async () => {
    const campaign = await waitingProduct(app, { product: { volume_ordered: 40 } });
    expect((await productOf(campaign)).funnel).toMatchObject({ rows: 100, cut: 60, recipients: 40, deliverable: 100 });
    const lines = await app.sql<{ email: string }>(
      `select email from message where product_id = $1 and purpose = 'live'`,
      [campaign.productId],
    );
    expect(lines.map(({ email }) => Number(email.match(/\d+/)?.[0])).some((line) => line > 60)).toBe(true);
  });

  it('stops as a volume discrepancy when the list shrank, and continues when the count is accepted', async () => {
    const campaign = await sendableProduct(app);
    await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {});
    await suppressFrom(app, campaign, 81);
    await app.sql('update audience_version set deliverable = 80 where id = $1', [campaign.versionId]);
    await app.runJobs();
    const stopped = await productOf(campaign);
    expect(stopped.product_status).toBe('Error - Volume Discrepancy');
    expect(stopped.attention_detail ?? stopped.reasons[0].text).toContain('80 of 100');
    const accepted = await app
      .as(campaign.launcher)
      .post(`/api/v1/product/${campaign.productId}/confirm`, { decision: 'count', reason: 'Agreed by phone' });
    expect(accepted.status).toBe(200);
    await app.runJobs();
    expect((await productOf(campaign)).prepared.recipients).toBe(80);
  });

  it('sends nothing after an abort, and mails nobody twice after a relaunch', async () => {
    const campaign = await confirmedProduct(app, { account: { send_rate_per_minute: 30 } });
    app.clock.advance(HOUR);
    await app.runJobs();
    expect(await statesOf(campaign)).toMatchObject({ 'live accepted': 29, 'live seed accepted': 1, 'live queued': 71 });
    const url = `/api/v1/product/${campaign.productId}`;
    expect((await app.as(campaign.launcher).post(`${url}/abort`, { reason: 'Wrong price' })).status).toBe(200);
    app.clock.advance(60_000);
    await app.runJobs();
    expect(await statesOf(campaign)).toMatchObject({ 'live accepted': 29, 'live withdrawn': 71 });
    expect((await app.as(campaign.launcher).post(`${url}/relaunch`, {})).status).toBe(202);
    await app.runJobs();
    expect((await productOf(campaign)).funnel).toMatchObject({ already_mailed: 29, recipients: 71 });
    await app.as(campaign.launcher).post(`${url}/confirm`, {});
    for (let minutes = 0; minutes < 4; minutes += 1) {
      await app.runJobs();
      app.clock.advance(60_000);
    }
    expect((await productOf(campaign)).product_status).toBe('Completed');
    const people = recipients().filter((to) => to.startsWith('person'));
    expect([people.length, new Set(people).size]).toEqual([100, 100]);
    expect((await productOf(campaign)).volume_delivered).toBe(100);
  });

  it('pauses, and continues where it stopped', async () => {
    const campaign = await confirmedProduct(app, { account: { send_rate_per_minute: 30 } });
    app.clock.advance(HOUR);
    await app.runJobs();
    const url = `/api/v1/product/${campaign.productId}`;
    const paused = await app.as(campaign.launcher).post(`${url}/abort`, { mode: 'pause', reason: 'The shop is down' });
    expect([paused.body.product_status, paused.body.attention]).toEqual(['Needs Attention', 'paused']);
    app.clock.advance(60_000);
    await app.runJobs();
    expect(await statesOf(campaign)).toMatchObject({ 'live queued': 71 });
    const resumed = await app.as(campaign.launcher).post(`${url}/launch`, {});
    expect([resumed.status, resumed.body.product_status]).toEqual([202, 'Live']);
    for (let minutes = 0; minutes < 4; minutes += 1) {
      await app.runJobs();
      app.clock.advance(60_000);
    }
    expect(await statesOf(campaign)).toMatchObject({ 'live accepted': 100 });
    expect((await productOf(campaign)).product_status).toBe('Completed');
  });

  it('ends at its end date, or after its response window when it is completed', async () => {
    const short = await confirmedProduct(app, { account: { send_rate_per_minute: 30 } });
    app.clock.advance(HOUR);
    await app.runJobs();
    app.clock.advance(90 * HOUR);
    await app.runJobs(launchTimer);
    expect((await productOf(short)).product_status).toBe('Ended');
    expect(await statesOf(short)).toMatchObject({ 'live accepted': 29, 'live withdrawn': 71 });
    const full = await sentProduct(app);
    app.clock.advance(30 * 24 * HOUR);
    await app.runJobs();
    expect((await productOf(full)).product_status).toBe('Ended');
  });
});

describe('GET launch, GET product/{id}/process', () => {
  it('shows attempts with counts and manifest only to their own account', async () => {
    const campaign = await sentProduct(app);
    const launch = await launchOf(campaign);
    expect(launch.counts).toMatchObject({
      recipients: 100,
      live_seeds: 1,
      proofs: 1,
      accepted: 100,
      queued: 0,
      in_doubt: 0,
    });
    expect(launch.manifest.counts.recipients).toBe(100);
    expect(launch.manifest_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(launch.actions).toMatchObject([{ name: 'settle_in_doubt', allowed: false }]);
    const stranger = await app.user({
      accounts: [await app.account()],
      permissions: ['can_view_product', 'can_view_camunda', 'can_launch_product'],
    });
    for (const path of [`launch/${launch.id}`, `product/${campaign.productId}/process`]) {
      expect((await app.as(stranger).get(`/api/v1/${path}`)).status).toBe(404);
      expect((await app.nobody.get(`/api/v1/${path}`)).status).toBe(401);
    }
    expect((await app.as(stranger).get(`/api/v1/launch?product_id:eq=${campaign.productId}`)).body.total_rows).toBe(0);
    expect(
      (await app.as(stranger).post(`/api/v1/launch/${launch.id}/in-doubt`, { decision: 'sent', reason: 'x' })).status,
    ).toBe(404);
    expect((await app.as(campaign.launcher).get('/api/v1/launch/2147483647')).status).toBe(404);
    const blind = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_product'] });
    expect((await app.as(blind).get(`/api/v1/product/${campaign.productId}/process`)).status).toBe(403);
    expect(
      (await app.as(blind).post(`/api/v1/launch/${launch.id}/in-doubt`, { decision: 'sent', reason: 'x' })).status,
    ).toBe(403);
  });

  it('S08 answers a relaunch of another account’s product as if the product didn’t exist', async () => {
    const campaign = await sentProduct(app);
    const stranger = await app.user({
      accounts: [await app.account()],
      permissions: ['can_launch_product', 'can_view_product'],
    });
    const foreign = await app.as(stranger).post(`/api/v1/product/${campaign.productId}/relaunch`, {});
    const absent = await app.as(stranger).post('/api/v1/product/2147483647/relaunch', {});
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' });
  });
});
