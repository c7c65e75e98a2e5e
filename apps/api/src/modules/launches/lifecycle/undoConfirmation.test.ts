import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { waitingProduct, type Sendable } from '../../../testing/launches.ts';
import { reconcileAll } from '../../../testing/orders.ts';
import { historyOf, jobActor } from '../../../testing/productCalls.ts';
import { productOf, statesOf } from '../../../testing/sending.ts';
import { lockProduct } from '../../orders/moves.commands.ts';
import { launchTimer } from '../launches.queues.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const small = { members: 5, product: { volume_ordered: 5 } };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

function call(campaign: Sendable, decision?: 'undo') {
  return app
    .as(campaign.launcher)
    .post(`/api/v1/product/${campaign.productId}/confirm`, decision === undefined ? {} : { decision });
}

/** Confirmed after its start has passed, in an account whose confirmations can be undone for a minute. */
async function confirmedLate(): Promise<Sendable> {
  const campaign = await waitingProduct(app, { ...small, account: { undo_seconds: 60 } });
  app.clock.advance(HOUR);
  expect((await call(campaign)).body.product_status).toBe('Approved');
  return campaign;
}

async function pass(seconds: number): Promise<void> {
  app.clock.advance(seconds * SECOND);
  await app.runJobs();
}

async function undoAction(campaign: Sendable) {
  const { actions } = await productOf(app, campaign);
  return actions.find(({ name }: { name: string }) => name === 'undo');
}

describe('a confirmation', () => {
  it('is undone within the account’s time: the product waits again, and the history says so', async () => {
    const campaign = await confirmedLate();
    const until = new Date(app.clock.now().getTime() + 60 * SECOND).toISOString();
    expect(await undoAction(campaign)).toMatchObject({ allowed: true, reason: null, until });
    await pass(59);
    const undone = await call(campaign, 'undo');
    expect(undone.status).toBe(200);
    expect(undone.body).toMatchObject({ product_status: 'Processing', next_actor: 'Anyone who may confirm' });
    const confirmStep = undone.body.steps.find(({ name }: { name: string }) => name === 'Confirm');
    expect(confirmStep).toMatchObject({ status: 'Pending', result: null, finished_at: null });
    expect(undone.body.history[0]).toMatchObject({
      event: 'undo',
      from_status: 'Approved',
      to_status: 'Processing',
      by: { id: campaign.launcher.id },
    });
    const [launch] = await app.sql('select confirmed_at, confirmed_by from launch where id = $1', [
      undone.body.launch_id,
    ]);
    expect(launch).toEqual({ confirmed_at: null, confirmed_by: null });
    await pass(60);
    expect(await statesOf(app, campaign)).toEqual({ queued: 5 });
    expect((await call(campaign, 'undo')).status).toBe(409);
  });

  it('sends nothing before its undo time has ended, although its start has passed', async () => {
    const campaign = await confirmedLate();
    await pass(59);
    expect(await statesOf(app, campaign)).toEqual({ queued: 5 });
    await pass(1);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 5 });
    const late = await call(campaign, 'undo');
    expect([late.status, late.body.message]).toEqual([
      409,
      'Only a confirmation can be undone, before anything goes out',
    ]);
  });

  it('counts the whole time again when it is given a second time', async () => {
    const campaign = await confirmedLate();
    await pass(40);
    await call(campaign, 'undo');
    await call(campaign);
    // The timer of the first confirmation rings now.
    await pass(20);
    expect((await productOf(app, campaign)).product_status).toBe('Approved');
    await pass(40);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 5 });
  });

  it('goes out after the account’s new undo time when that was shortened before it is given a second time', async () => {
    const campaign = await confirmedLate();
    await pass(10);
    await call(campaign, 'undo');
    await app.sql('update account set undo_seconds = 1 where id = $1', [campaign.accountId]);
    await call(campaign);
    await pass(1);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 5 });
    // The timer of the first confirmation starts nothing a second time.
    await pass(60);
    expect((await historyOf(app, campaign.productId)).filter(({ event }) => event === 'start_reached')).toHaveLength(1);
  });

  it('keeps its undo time through a pause and after a restored backup', async () => {
    const campaign = await confirmedLate();
    const { launcher, productId } = campaign;
    await app.as(launcher).post(`/api/v1/product/${productId}/abort`, { mode: 'pause', reason: 'Wait' });
    await app.sql(`delete from jobs.job where name = 'launches.timer'`);
    await app.as(launcher).post(`/api/v1/product/${productId}/launch`, {});
    await app.sql(`delete from jobs.job where name = 'launches.timer'`);
    await reconcileAll(app);
    await pass(59);
    expect((await productOf(app, campaign)).product_status).toBe('Approved');
    expect(await undoAction(campaign)).toMatchObject({ allowed: true });
    await pass(1);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 5 });
  });

  it('can’t be undone where the account has no undo time', async () => {
    const campaign = await waitingProduct(app, small);
    await call(campaign);
    const refused = await call(campaign, 'undo');
    expect([refused.status, refused.body.message]).toEqual([409, 'It was confirmed without an undo time']);
    expect(refused.body.record.product_status).toBe('Approved');
  });

  it('is undone only by a person who may confirm, and of their own accounts', async () => {
    const campaign = await confirmedLate();
    const { accountId, productId } = campaign;
    const viewer = await app.user({ accounts: [accountId], permissions: ['can_view_product', 'can_abort_product'] });
    const stranger = await app.user({ accounts: [await app.account()], permissions: ['can_confirm_product'] });
    const url = `/api/v1/product/${productId}/confirm`;
    expect((await app.as(viewer).post(url, { decision: 'undo' })).status).toBe(403);
    expect((await app.as(stranger).post(url, { decision: 'undo' })).status).toBe(404);
    expect((await productOf(app, campaign)).product_status).toBe('Approved');
  });
});

async function lockWaiters(): Promise<number> {
  const rows = await app.sql(`
    select from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where a.datname = current_database() and not l.granted`);
  return rows.length;
}

/** Makes both wait for the product, the first one in front, and lets them go. */
async function inThisOrder<First, Second>(
  { accountId, productId }: Sendable,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holder = app.write(jobActor(accountId), async (tx) => {
    await lockProduct(tx, productId);
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const one = first();
  while ((await lockWaiters()) < 1);
  const other = second();
  while ((await lockWaiters()) < 2);
  gate.resolve();
  await holder;
  return Promise.all([one, other]);
}

describe('R05 when the undo and the timer of the start meet', () => {
  async function racing() {
    const campaign = await confirmedLate();
    const until = app.clock.now().getTime() + 60 * SECOND;
    const undo = () => {
      app.clock.set(new Date(until - 1));
      return call(campaign, 'undo');
    };
    const ring = () => {
      app.clock.set(new Date(until));
      return app.runJobs(launchTimer);
    };
    const lastEvent = async () => (await historyOf(app, campaign.productId)).at(-1)?.event;
    return { campaign, undo, ring, lastEvent };
  }

  it('the undo wins when it comes first', async () => {
    const { campaign, undo, ring, lastEvent } = await racing();
    const [undone] = await inThisOrder(campaign, undo, ring);
    expect(undone.body.product_status).toBe('Processing');
    expect(await lastEvent()).toBe('undo');
    await pass(60);
    expect(await statesOf(app, campaign)).toEqual({ queued: 5 });
  });

  it('the start wins when it comes first', async () => {
    const { campaign, undo, ring, lastEvent } = await racing();
    const [, refused] = await inThisOrder(campaign, ring, undo);
    expect([refused.status, refused.body.record.product_status]).toEqual([409, 'Live']);
    expect(await lastEvent()).toBe('start_reached');
    await pass(60);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 5 });
  });
});
