import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import {
  built,
  holdOver,
  notBuildable,
  startReached,
  stepFailed,
  waits,
  type PlatformEvent,
} from '../../../testing/lifecycle.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { stopForCreative } from '../launches.queues.ts';
import { readyProduct, reconcileAll, rederiveAll, type Campaign } from '../../../testing/orders.ts';
import { rederiveProduct } from '../../orders/orders.queues.ts';

const races = Number(process.env['SOAK_RACES'] ?? 50);
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const EVERYTHING: Permission[] = [
  'can_view_product',
  'can_view_order',
  'can_update_order',
  'can_delete_order',
  'can_launch_product',
  'can_abort_product',
  'can_confirm_product',
];

async function personFor(accountId: number) {
  return app.as(await app.user({ accounts: [accountId], permissions: EVERYTHING }));
}

function job(accountId: number) {
  return { kind: 'job' as const, accounts: [accountId], job: 'test', requestId: 'test' };
}

type Person = Awaited<ReturnType<typeof personFor>>;

function acting(as: Person, id: number) {
  return {
    get: () => as.get(`/api/v1/product/${id}`),
    launch: (headers = {}) => as.post(`/api/v1/product/${id}/launch`, {}, headers),
    relaunch: () => as.post(`/api/v1/product/${id}/relaunch`, {}),
    abort: (body: object = { reason: 'Wrong list' }) => as.post(`/api/v1/product/${id}/abort`, body),
    confirm: (body: object = {}) => as.post(`/api/v1/product/${id}/confirm`, body),
    edit: (body: object) => as.patch(`/api/v1/product/${id}`, body),
  };
}

async function begun(given: Parameters<typeof readyProduct>[1] = {}) {
  const campaign = await readyProduct(app, given);
  const as = await personFor(campaign.accountId);
  return { campaign, as, ...acting(as, campaign.productId) };
}

/** Moves a launched product forward by events of the platform. */
async function platform({ accountId, productId }: Campaign, ...events: PlatformEvent[]) {
  for (const event of events) {
    const [row] = await app.sql<{ launch_id: number }>('select launch_id from product where id = $1', [productId]);
    const ref = { productId, accountId, launchId: row?.launch_id ?? 0 };
    expect(await app.write(job(accountId), (tx) => event(tx, ref))).toBe(true);
  }
}

async function launchesOf({ productId }: Campaign): Promise<number> {
  return (await app.sql('select from launch where product_id = $1', [productId])).length;
}

/** Returns the queues of the jobs that wait for a launch of this product. */
async function jobsOf({ productId }: Campaign): Promise<string[]> {
  const rows = await app.sql<{ job: string }>(
    `select name || coalesce(' ' || (data ->> 'timer'), '') as job from jobs.job
      where name like 'launches.%' and state = 'created' and (data ->> 'productId')::int = $1 order by 1`,
    [productId],
  );
  return rows.map(({ job: name }) => name);
}

function historyOf(productId: number) {
  return app.sql<{ event: string; from_status: string; to_status: string }>(
    'select event, from_status, to_status from product_transition where product_id = $1 order by id',
    [productId],
  );
}

describe('a launch', () => {
  it('pins revision and version, starts the hold time, and shows both', async () => {
    const { campaign, launch, edit } = await begun({ account: { hold_minutes: 10 } });
    const answer = await launch();
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ product_status: 'Submitted', attempt: 1, next_actor: 'Nobody' });
    expect(answer.body.audience).toMatchObject({ version_id: campaign.versionId, pinned: true });
    expect(answer.body.creative).toMatchObject({ revision: 1, pinned: true });
    const [row] = await app.sql<{ hold_until: Date }>('select hold_until from launch where product_id = $1', [
      campaign.productId,
    ]);
    expect(row?.hold_until.getTime()).toBe(app.clock.now().getTime() + 600_000);
    const pinned = await edit({ volume_ordered: 50 });
    expect(pinned.status).toBe(409);
    expect(pinned.body.message).toBe('Its parts are pinned while it is Submitted');
    expect(pinned.body.record.product_id).toBe(campaign.productId);
  });

  it('R01 a double click launches once and gets the same answer twice', async () => {
    const { campaign, launch } = await begun();
    const key = { 'idempotency-key': 'double-click-1' };
    const [one, other] = await Promise.all([launch(key), launch(key)]);
    expect([one?.status, other?.status]).toEqual([202, 202]);
    expect(one?.body).toEqual(other?.body);
    expect(await launchesOf(campaign)).toBe(1);
  });

  it('R02 of 50 parallel calls without a key, one launches and 49 are told why not', async () => {
    const { campaign, launch } = await begun();
    const answers = await Promise.all(Array.from({ length: 50 }, () => launch()));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body.record.product_status).toBe('Submitted');
    expect(await launchesOf(campaign)).toBe(1);
    expect((await historyOf(campaign.productId)).filter(({ event }) => event === 'launch')).toHaveLength(1);
  });

  it('R02 of 50 parallel calls with one key, one launches and all get its answer, some after asking again', async () => {
    const { campaign, launch } = await begun();
    const key = { 'idempotency-key': 'fifty' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => launch(key)));
    for (const answer of answers) {
      if (answer.status === 409) expect(answer.headers['retry-after']).toBeDefined();
      const settled = answer.status === 409 ? await launch(key) : answer;
      expect(settled.status).toBe(202);
      expect(settled.body.launch_id).toBe(answers.find(({ status }) => status === 202)?.body.launch_id);
    }
    expect(await launchesOf(campaign)).toBe(1);
  });

  it('R03 the same key with another body is refused', async () => {
    const { as, campaign, launch } = await begun();
    await launch();
    const key = { 'idempotency-key': 'abort-1' };
    const url = `/api/v1/product/${campaign.productId}/abort`;
    expect((await as.post(url, { reason: 'Wrong list' }, key)).status).toBe(200);
    expect((await as.post(url, { reason: 'Another reason' }, key)).status).toBe(422);
    expect((await historyOf(campaign.productId)).at(-1)?.event).toBe('cancel');
  });

  it('R04 a client that lost the answer asks again and gets it, launching once', async () => {
    const { campaign, launch } = await begun();
    const key = { 'idempotency-key': 'lost-1' };
    await launch(key);
    const again = await launch(key);
    expect(again.status).toBe(202);
    expect(again.body.product_status).toBe('Submitted');
    expect(await launchesOf(campaign)).toBe(1);
  });

  it(
    'R05 launch and abort in parallel leave a legal history and one final state',
    async () => {
      for (let round = 0; round < races; round += 1) {
        const { campaign, launch, abort, get } = await begun({ members: 100 });
        const [one, other] = await Promise.all([launch(), abort()]);
        const history = await historyOf(campaign.productId);
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
    const draft = await begun({ order: { submitted_at: null } });
    const early = await draft.launch();
    expect(early.status).toBe(409);
    expect(early.body.blockers).toEqual(
      expect.arrayContaining([expect.objectContaining({ entity: 'order', text: 'The order is not submitted.' })]),
    );
    expect(early.body.record.product_status).toBe('Draft');

    const live = await begun();
    await live.launch();
    await platform(live.campaign, holdOver, built, waits);
    await live.confirm();
    await platform(live.campaign, startReached);
    const relaunch = await live.relaunch();
    expect(relaunch.status).toBe(409);
    expect(relaunch.body.message).toBe('It can’t be relaunched while it is Live');

    const cancelled = await begun();
    await cancelled.launch();
    await platform(cancelled.campaign, holdOver, built, waits);
    await cancelled.abort();
    expect((await cancelled.confirm()).status).toBe(409);
    expect((await cancelled.get()).body.product_status).toBe('Cancelled');
  });

  it('R07 two processes act on one product once', async () => {
    const { campaign, launch } = await begun();
    // A second process on the same database has its own pools and memory.
    const second = await createApp(app.app.deps.settings, {
      clock: app.clock,
      log: app.app.deps.log,
      mail: app.mail,
      isPartial: true,
      jobs: { connectionString: app.app.deps.settings.databaseUrl, supervise: false, schedule: false, max: 1 },
    });
    await second.api.ready();
    const user = await app.user({ accounts: [campaign.accountId], permissions: EVERYTHING });
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
    expect(await launchesOf(campaign)).toBe(1);
    await second.close();
  }, 30_000);

  it('S08 of somebody else’s product is a 404, like that of a product that doesn’t exist', async () => {
    const { campaign } = await begun();
    const stranger = acting(await personFor(await app.account()), campaign.productId);
    for (const answer of [
      await stranger.launch(),
      await stranger.relaunch(),
      await stranger.abort(),
      await stranger.confirm(),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await launchesOf(campaign)).toBe(0);
  });

  it('checks the current parts, not the stored result', async () => {
    const { campaign, launch, get } = await begun();
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    const answer = await launch();
    expect(answer.status).toBe(409);
    expect(answer.body.blockers[0]).toMatchObject({
      entity: 'creative',
      id: campaign.creativeId,
      name: 'Winter tyres',
    });
    expect(answer.body.errors[0].children[0]).toMatchObject({ object: 'Winter tyres', product: 'Tyres, first wave' });
    expect((await get()).body.attempt).toBe(0);
  });
});

describe('a confirmation', () => {
  it('gives the go-ahead once', async () => {
    const { campaign, launch, confirm, get } = await begun();
    await launch();
    expect((await confirm()).body.message).toBe('It is not waiting for a go-ahead');
    await platform(campaign, holdOver, built, waits);
    const waiting = await get();
    expect(waiting.body).toMatchObject({ product_status: 'Processing', next_actor: 'Anyone who may confirm' });
    // The day of its start ends at midnight in New York.
    expect(waiting.body.next_due_at).toBe('2026-03-08T05:00:00.000Z');
    const done = await confirm();
    expect(done.body.product_status).toBe('Approved');
    expect(await jobsOf(campaign)).toContain('launches.timer start');
    expect((await confirm()).status).toBe(409);
  });

  it('sends the product back with a message, which unlocks the parts', async () => {
    const { campaign, launch, confirm, edit, relaunch } = await begun();
    await launch();
    await platform(campaign, holdOver, built, waits);
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
    const { campaign, get, confirm } = await begun({ members: 80 });
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
    const { campaign, launch, confirm } = await begun();
    await launch();
    await platform(campaign, holdOver);
    await app.sql('update audience_version set deliverable = 70 where id = $1', [campaign.versionId]);
    await platform(campaign, notBuildable);
    const done = await confirm({ decision: 'count', reason: 'Go on', recipients: 70 });
    expect(done.body.product_status).toBe('Pending - Data Processing');
    expect(await jobsOf(campaign)).toContain('launches.build');
  });
});

describe('a stop', () => {
  it('pauses and resumes where it was', async () => {
    const { campaign, launch, confirm, abort, get } = await begun();
    await launch();
    expect((await abort({ mode: 'pause', reason: 'Wait' })).status).toBe(409);
    await platform(campaign, holdOver, built, waits);
    await confirm();
    const paused = await abort({ mode: 'pause', reason: 'Wait' });
    expect(paused.body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
    expect((await launch()).body.product_status).toBe('Approved');
    expect(await jobsOf(campaign)).toContain('launches.timer start');
    expect((await get()).body.attempt).toBe(1);
  });

  it('by a failed step can be resumed too, and an abort needs a reason', async () => {
    const { campaign, launch, abort } = await begun();
    await launch();
    await platform(campaign, holdOver, stepFailed);
    expect((await abort({})).status).toBe(400);
    expect((await launch()).body.product_status).toBe('Pending - Data Processing');
  });

  it('comes from a rejected creative, and relaunch waits for another one', async () => {
    const { campaign, launch, get, relaunch } = await begun();
    await launch();
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    await reconcileAll(app);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'creative_rejected' });
    expect((await relaunch()).status).toBe(409);
    await app.sql(`update creative set status = 'Approved' where id = $1`, [campaign.creativeId]);
    expect((await relaunch()).body).toMatchObject({ product_status: 'Submitted', attempt: 2 });
  });

  it('reacts to the rejection of its creative, and pauses only what is Live', async () => {
    const { campaign, launch, confirm, get } = await begun();
    await launch();
    await platform(campaign, holdOver, built, waits);
    await confirm();
    await platform(campaign, startReached);
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    await app.write(job(campaign.accountId), (tx) => changed(tx, 'creative', campaign.creativeId, campaign.accountId));
    await app.runJobs(stopForCreative);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
    const [row] = await app.sql('select ended_at from launch where product_id = $1', [campaign.productId]);
    expect(row).toEqual({ ended_at: null });
  });

  it('ignores a late event of the platform', async () => {
    const { campaign, launch, abort, get } = await begun();
    await launch();
    const [row] = await app.sql<{ launch_id: number }>('select launch_id from product where id = $1', [
      campaign.productId,
    ]);
    await abort();
    const ref = { ...campaign, launchId: row?.launch_id ?? 0 };
    expect(await app.write(job(campaign.accountId), (tx) => holdOver(tx, ref))).toBe(false);
    expect((await get()).body.product_status).toBe('Cancelled');
  });
});

describe('deleting', () => {
  it('removes a cancelled product that sent nothing, with its launches', async () => {
    const { campaign, as, launch, abort } = await begun();
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
    const { campaign, as, launch, abort } = await begun();
    await launch();
    await abort();
    await app.sql('update product set has_sent = true where id = $1', [campaign.productId]);
    const answer = await as.delete(`/api/v1/product/${campaign.productId}`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('Messages have already gone out for it');
    await expect(app.sql('delete from product where id = $1', [campaign.productId])).rejects.toThrow('was mailed');
  });
});

it('changes with time only: the start comes too close while nobody looks', async () => {
  const { get } = await begun();
  expect((await get()).body.product_status).toBe('Ready To Launch');
  const { next_change_at: next } = (await get()).body;
  expect(next).toBe('2026-03-07T05:00:00.000Z');
  const before = app.clock.now();
  app.clock.set(next);
  await app.runJobs(rederiveProduct);
  const late = await get();
  app.clock.set(before);
  expect(late.body.product_status).toBe('Needs Attention');
  expect(late.body.reasons[0].code).toBe('start_too_close');
});
