import type { V1Schemas } from '@mailroom/api-client';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changed } from '../../platform/facts/changed.ts';
import type { TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import type { TestUser } from '../../testing/factories.ts';
import { sendableProduct, type Sendable } from '../../testing/launches.ts';
import { requireTrueRows } from '../../testing/ledger.ts';
import { comparisons } from '../../testing/life/comparisons.ts';
import { startNode } from '../../testing/life/node.ts';
import { callsOn, jobActor, PRODUCT_PERMISSIONS } from '../../testing/productCalls.ts';
import type { Relay } from '../../testing/relay.ts';
import { appWithRelay, settle, statesOf } from '../../testing/sending.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PEOPLE = 20;
const POOL = 3;
const RUNS = 5;
const settings = { SMTP_POOL: String(POOL), SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}` };

let app: TestApp;
let relay: Relay;
let planner: TestUser;
let accounts: number[];

beforeAll(async () => {
  ({ app, relay } = await appWithRelay({}, { settings }));
  accounts = [await app.account(), await app.account({ send_rate_per_minute: 8 })];
  for (const account of accounts)
    await app.sql('update account set hold_minutes = 0, deployment_delta_days = 0 where id = $1', [account]);
  const permissions = [...PRODUCT_PERMISSIONS, 'can_view_report' as const];
  planner = await app.user({ accounts, permissions });
});
afterAll(async () => {
  await app.close();
  await relay.close();
});

function as(): TestClient {
  return app.as(planner);
}

function of({ productId }: Sendable) {
  return callsOn(as(), productId);
}

/** A product that starts in some hours, launched and with its proof sent. */
async function launched(hours: number, account = accounts[0] ?? 0): Promise<Sendable> {
  const starts_at = new Date(app.clock.now().getTime() + hours * HOUR);
  const product = { volume_ordered: PEOPLE, starts_at, ends_at: new Date(starts_at.getTime() + 90 * HOUR) };
  const campaign = await sendableProduct(app, { accountId: account, members: PEOPLE, product });
  expect((await of(campaign).launch()).status).toBe(202);
  await app.runJobs();
  return campaign;
}

async function confirmed(hours: number, account?: number): Promise<Sendable> {
  const campaign = await launched(hours, account);
  expect((await of(campaign).confirm()).status).toBe(200);
  return campaign;
}

async function pass(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await app.runJobs();
}

async function stateOf(campaign: Sendable): Promise<string> {
  const { product_status: status, attention } = (await of(campaign).get()).body;
  return attention ?? status;
}

async function judge({ accountId, creativeId }: Sendable, status: 'Approved' | 'Invalid'): Promise<void> {
  await app.sql('update creative set status = $2 where id = $1', [creativeId, status]);
  await app.write(jobActor(accountId), (tx) => changed(tx, 'creative', creativeId, accountId));
  await app.runJobs();
}

/** The relay is down at the start, for longer than the sending tries. */
async function relayDown(): Promise<Sendable> {
  const campaign = await confirmed(1);
  relay.isDown = true;
  relay.cutAll();
  await pass(HOUR);
  for (let run = 1; run < RUNS; run += 1) await pass(MINUTE);
  expect(await stateOf(campaign)).toBe('step_failed');
  expect(await statesOf(app, campaign)).toEqual({ queued: PEOPLE });
  relay.isDown = false;
  expect((await of(campaign).launch()).status).toBe(202);
  await app.runJobs();
  return campaign;
}

/** The process that sends is killed while the relay keeps the answers to the last mails, one on each connection. */
async function workerKilled(): Promise<Sendable> {
  const campaign = await confirmed(1);
  app.clock.advance(HOUR);
  const silent = new Set(Array.from({ length: POOL }, (_, at) => `person${PEOPLE - at}@mailroom.test`));
  for (const person of silent) relay.faults.set(person, ['silence']);
  const before = relay.received.length;
  const kept = new Promise<void>((resolve) => {
    relay.onTaken = () => {
      const taken = relay.received.slice(before).filter(({ to }) => silent.has(to));
      if (taken.length === POOL) resolve();
    };
  });
  const worker = await startNode(app, settings);
  const work = worker.work(app.clock.now());
  await kept;
  await worker.kill();
  await work;
  relay.onTaken = () => {};
  // The queue does this on its own after half a minute without a heartbeat.
  await app.sql(`update jobs.job set state = 'retry', start_after = $1, heartbeat_on = null where state = 'active'`, [
    app.clock.now(),
  ]);
  await app.runJobs();
  expect(await statesOf(app, campaign)).toEqual({ accepted: PEOPLE - POOL, 'in doubt': POOL });
  expect((await settle(app, campaign, 'sent')).status).toBe(200);
  return campaign;
}

/** The creative is rejected when some people have the mail, and approved again. */
async function creativeRejected(): Promise<Sendable> {
  const campaign = await confirmed(1, accounts[1]);
  await pass(HOUR);
  const { accepted = 0 } = await statesOf(app, campaign);
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(PEOPLE);
  await judge(campaign, 'Invalid');
  expect(await stateOf(campaign)).toBe('paused');
  await pass(MINUTE);
  expect(await statesOf(app, campaign)).toMatchObject({ accepted });
  expect((await of(campaign).launch()).status).toBe(409);
  await judge(campaign, 'Approved');
  expect((await of(campaign).launch()).status).toBe(202);
  for (let left = PEOPLE; left > 0; left -= 8) await pass(MINUTE);
  return campaign;
}

/** Nobody confirms until the day of the start is over. */
async function startMissed(): Promise<Sendable> {
  const campaign = await launched(1);
  await pass(24 * HOUR);
  expect(await stateOf(campaign)).toBe('start_missed');
  const start = app.clock.now().getTime() + HOUR;
  const dates = { product_start_date: new Date(start), product_end_date: new Date(start + 90 * HOUR) };
  expect((await of(campaign).edit(dates)).status).toBe(200);
  expect((await of(campaign).relaunch()).status).toBe(202);
  await app.runJobs();
  expect((await of(campaign).confirm()).status).toBe(200);
  await pass(HOUR);
  return campaign;
}

async function read<T>(path: string): Promise<T> {
  const { status, text, body } = await as().get(`/api/${path}`);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return body as T;
}

/** The people who found the product's mail in their mailbox. */
async function mailed({ productId }: Sendable): Promise<string[]> {
  const rows = await app.sql<{ message_id: string }>(
    `select message_id from message where product_id = $1 and purpose = 'live'`,
    [productId],
  );
  const own = new Set(rows.map(({ message_id: id }) => id));
  return relay.received.filter(({ messageId }) => own.has(messageId)).map(({ to }) => to);
}

it('R08 R14 after a bad week, list, page, order, report and calendar say what the mailboxes got', async () => {
  const begun = app.clock.now();
  const campaigns = {
    'relay down': await relayDown(),
    'worker killed': await workerKilled(),
    'creative rejected': await creativeRejected(),
    'start missed': await startMissed(),
  };
  const { differences, compare } = comparisons();
  const list = await read<{ objects: V1Schemas['ProductRow'][] }>('v1/product?limit=100');
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const days = `from=${day(begun)}&to=${day(app.clock.now())}&time_zone=UTC`;
  const calendar = await read<{ products: { product_id: number; volume: number }[] }>(`v2/product/calendar?${days}`);
  for (const [name, campaign] of Object.entries(campaigns)) {
    const { productId: id, orderId } = campaign;
    const people = await mailed(campaign);
    expect(new Set(people).size, `${name}: nobody twice`).toBe(people.length);
    const row = list.objects.find((one) => one.product_id === id);
    const page = await read<V1Schemas['Product']>(`v1/product/${id}`);
    const report = await read<V1Schemas['Report']>(`v1/product/${id}/report`);
    const { totals } = await read<V1Schemas['Order']>(`v1/orders/${orderId}`);
    compare(
      `delivered, ${name}`,
      ['ordered', PEOPLE],
      ['mailboxes', people.length],
      ['list', row?.volume_delivered],
      ['page', page.volume_delivered],
      ['delivery', page.sending?.accepted],
      ['order', totals.delivered],
      ['report', report.volume_delivered],
      ['days', report.totals.delivered],
      ['calendar', calendar.products.find((one) => one.product_id === id)?.volume],
    );
    compare(`status, ${name}`, ['expected', 'Completed'], ['list', row?.product_status], ['page', page.product_status]);
    compare(
      `lost, ${name}`,
      ['expected', 0],
      ['refused', report.refused],
      ['in doubt', report.in_doubt],
      ['suppressed late', report.suppressed_late],
    );
    compare(`cost, ${name}`, ['report', report.cost?.amount_cents], ['order', totals.cost?.amount_cents]);
  }
  expect(differences).toEqual([]);
  expect((await read<{ needs_me: number }>('v1/product/groups')).needs_me).toBe(0);
  await requireTrueRows(app);
});
