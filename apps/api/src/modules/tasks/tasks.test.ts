import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed } from '../../platform/facts/changed.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, NoData } from '../../platform/jobs/jobDefinition.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct, type Campaign } from '../../testing/orders.ts';
import { rederiveProduct } from '../orders/orders.queues.ts';
import { reconcileTasks, syncTasks, updateSeverity } from './tasks.queues.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

async function person(accountId: number, permissions: Permission[]) {
  const user = await app.user({ accounts: [accountId], permissions, firstName: 'Mika', lastName: 'Berg' });
  return { user, as: app.as(user) };
}

function job(accountId: number) {
  return { kind: 'job' as const, accounts: [accountId], job: 'test', requestId: 'test' };
}

/** Gives the creative a status and announces it, as its check does. */
async function setCreativeStatus({ accountId, creativeId }: Campaign, status: string) {
  await app.sql('update creative set status = $2 where id = $1', [creativeId, status]);
  await app.write(job(accountId), (tx) => changed(tx, 'creative', creativeId, accountId));
  await app.runJobs(rederiveProduct);
}

async function openTasks(accountId: number) {
  const { as } = await person(accountId, []);
  return (await as.get('/api/v1/task?open:eq=true')).body.objects as { id: number; title: string; severity: string }[];
}

async function runNow(job: Job<NoData>) {
  await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, job, {}));
  await app.runJobs(job);
}

describe('a system task', () => {
  it('is opened once for its cause, resolved with it, and reopened when the cause returns', async () => {
    const campaign = await readyProduct(app);
    expect(await openTasks(campaign.accountId)).toEqual([]);
    await setCreativeStatus(campaign, 'Need Attention');
    const [task, ...others] = await openTasks(campaign.accountId);
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      title: 'Look at the findings of Winter tyres',
      type: 'Creative',
      status: 'Not Started',
      opened_by: null,
      subject: { entity: 'creative', id: campaign.creativeId, name: 'Winter tyres' },
      // The launch deadline: midnight in New York, a day before the day on which the product starts.
      due_at: '2026-03-07T05:00:00.000Z',
    });
    await setCreativeStatus(campaign, 'Approved');
    expect(await openTasks(campaign.accountId)).toEqual([]);
    const { as } = await person(campaign.accountId, []);
    const closed = await as.get(`/api/v1/task/${task?.id}`);
    expect(closed.body).toMatchObject({ status: 'Success', resolution: 'Resolved: its cause is gone' });
    expect(closed.body.closed_at).toBe(app.clock.now().toISOString());

    await setCreativeStatus(campaign, 'Need Attention');
    expect((await openTasks(campaign.accountId)).map(({ id }) => id)).toEqual([task?.id]);
  });

  it('says which revision resolved it and who uploaded it', async () => {
    const campaign = await readyProduct(app);
    const { user, as } = await person(campaign.accountId, []);
    await setCreativeStatus(campaign, 'Error - Invalid Creative');
    const [task] = await openTasks(campaign.accountId);
    app.clock.advance(60_000);
    const revision = await app.insert('creative_revision', {
      account_id: campaign.accountId,
      creative_id: campaign.creativeId,
      number: 2,
      created_by: user.id,
      created_at: app.clock.now(),
    });
    await app.sql('update creative set current_revision_id = $2 where id = $1', [campaign.creativeId, revision]);
    await setCreativeStatus(campaign, 'Approved');
    const { body } = await as.get(`/api/v1/task/${task?.id}`);
    expect(body.resolution).toBe('Resolved by Mika Berg uploading revision 2');
  });

  it('of a product is opened by its reasons, and resolved by the person who fixes it', async () => {
    const campaign = await readyProduct(app);
    const { as } = await person(campaign.accountId, ['can_view_product', 'can_update_order']);
    await as.patch(`/api/v1/product/${campaign.productId}`, { creative_id: null });
    const [task] = await openTasks(campaign.accountId);
    expect(task?.title).toBe('Choose a creative for Tyres, first wave');
    await as.patch(`/api/v1/product/${campaign.productId}`, { creative_id: campaign.creativeId });
    const { body } = await as.get(`/api/v1/task/${task?.id}`);
    expect(body).toMatchObject({ status: 'Success', resolution: 'Resolved by Mika Berg' });
  });

  it('isn’t opened while the order is still being written', async () => {
    const campaign = await readyProduct(app, { order: { submitted_at: null }, product: { creative_id: null } });
    expect(await openTasks(campaign.accountId)).toEqual([]);
  });

  it('is opened by a reconcile when it is missing, and resolved when its creative is deleted', async () => {
    const campaign = await readyProduct(app);
    await app.sql(`update creative set status = 'Invalid' where id = $1`, [campaign.creativeId]);
    expect(await openTasks(campaign.accountId)).toEqual([]);
    await runNow(reconcileTasks);
    expect((await openTasks(campaign.accountId)).map(({ title }) => title)).toContain(
      'Correct the creative Winter tyres',
    );
    await app.sql('update product set creative_id = null where id = $1', [campaign.productId]);
    await app.sql('update creative set current_revision_id = null where id = $1', [campaign.creativeId]);
    await app.sql('delete from creative where id = $1', [campaign.creativeId]);
    await runNow(reconcileTasks);
    expect((await openTasks(campaign.accountId)).map(({ title }) => title)).not.toContain(
      'Correct the creative Winter tyres',
    );
  });

  it('grows more urgent with the time left', async () => {
    const campaign = await readyProduct(app);
    await setCreativeStatus(campaign, 'Need Attention');
    const severity = async () => (await openTasks(campaign.accountId))[0]?.severity;
    expect(await severity()).toBe('Minor');
    const before = app.clock.now();
    // Friday, 10 o'clock in New York. The product must be launched by the end of the day: seven working hours are left.
    app.clock.set('2026-03-06T15:00:00Z');
    await runNow(updateSeverity);
    expect(await severity()).toBe('Moderate');
    app.clock.set('2026-03-06T20:30:00Z');
    await runNow(updateSeverity);
    expect(await severity()).toBe('Critical');
    app.clock.set(before);
  });
});

describe('a person', () => {
  const open = async () => {
    const campaign = await readyProduct(app);
    await setCreativeStatus(campaign, 'Need Attention');
    const [task] = await openTasks(campaign.accountId);
    return { campaign, url: `/api/v1/task/${task?.id}` };
  };

  it('claims, comments and releases what they can fix', async () => {
    const { campaign, url } = await open();
    const { user, as } = await person(campaign.accountId, ['can_validate_links']);
    const claimed = await as.post(`${url}/claim`);
    expect(claimed.body).toMatchObject({
      status: 'Started',
      assignee: { id: user.id, name: 'Mika Berg' },
      reasons: [{ text: 'Mika Berg is working on it.', actor: 'Mika Berg', actor_id: user.id }],
    });
    expect((await as.post(`${url}/claim`)).status).toBe(409);
    const commented = await as.post(`${url}/comment`, { body: 'The third link is <b>gone</b>.' });
    expect(commented.body.comments).toMatchObject([
      { body: 'The third link is <b>gone</b>.', created_by: { id: user.id } },
    ]);
    expect(commented.body.comment_count).toBe(1);
    expect((await as.post(`${url}/comment`, { body: ' ' })).status).toBe(422);
    const released = await as.post(`${url}/release`);
    expect(released.body).toMatchObject({ status: 'Not Started', assignee: null });
  });

  it('can’t finish a system task: it ends with its cause', async () => {
    const { campaign, url } = await open();
    const { as } = await person(campaign.accountId, ['can_update_creative']);
    await as.post(`${url}/claim`);
    const done = await as.post(`${url}/done`);
    expect(done.status).toBe(409);
    expect(done.body.message).toBe('It closes automatically when its cause is resolved');
    expect((await as.post(`${url}/retry`)).status).toBe(409);
  });

  it('finishes a task that a person opened', async () => {
    const account = await app.account();
    const { user, as } = await person(account, ['can_update_order']);
    const id = await app.insert('task', {
      account_id: account,
      title: 'Call the customer',
      type: 'Order',
      severity: 'Minor',
      subject_entity: 'account',
      subject_id: account,
      opened_by: user.id,
      permissions: '[["can_update_order"]]',
    });
    const url = `/api/v1/task/${id}`;
    await as.post(`${url}/claim`);
    expect((await as.post(`${url}/done`)).body).toMatchObject({ status: 'Success', resolution: 'Done' });
  });

  it('tries a failed sync again', async () => {
    const { campaign, url } = await open();
    const { as } = await person(campaign.accountId, ['can_update_creative']);
    await app.sql(`update task set status = 'Error' where id = $1`, [url.slice(url.lastIndexOf('/') + 1)]);
    await app.sql(`update creative set status = 'Approved' where id = $1`, [campaign.creativeId]);
    expect((await as.post(`${url}/retry`)).body.status).toBe('Not Started');
    await app.runJobs(syncTasks);
    expect((await as.get(url)).body.status).toBe('Success');
  });

  it('plans it, except for the due date, which follows its cause', async () => {
    const { campaign, url } = await open();
    const { user, as } = await person(campaign.accountId, ['can_update_creative']);
    const { headers } = await as.get(url);
    const planned = await as.patch(
      url,
      { assignee_id: user.id, snoozed_until: '2026-03-04T15:00:00Z' },
      { 'if-match': headers['etag'] ?? '' },
    );
    expect(planned.body).toMatchObject({
      assignee: { id: user.id },
      snoozed_until: '2026-03-04T15:00:00.000Z',
      version: 2,
    });
    const stale = await as.patch(url, { snoozed_until: null }, { 'if-match': headers['etag'] ?? '' });
    expect(stale.status).toBe(412);
    expect((await as.patch(url, { due_at: '2026-04-01T00:00:00Z' })).body.message).toBe(
      'The due date of a system task follows its cause',
    );
    const stranger = await app.user({});
    expect((await as.patch(url, { assignee_id: stranger.id })).status).toBe(422);
    const all = { assignee_id: null, due_at: planned.body.due_at, latest_start_at: null, snoozed_until: null };
    expect((await as.post(url, all)).body).toMatchObject({ assignee: null, snoozed_until: null });
    expect((await as.patch(url, { status: 'Success' })).status).toBe(400);
  });

  it('without the fixing permission may only read and comment', async () => {
    const { campaign, url } = await open();
    const { as } = await person(campaign.accountId, ['can_view_creative']);
    const { body } = await as.get(url);
    expect(body.actions.find(({ name }: { name: string }) => name === 'claim')).toMatchObject({ allowed: false });
    for (const [path, input] of [
      ['/claim', undefined],
      ['/release', undefined],
      ['/done', undefined],
      ['/retry', undefined],
    ] as const) {
      expect((await as.post(`${url}${path}`, input)).status).toBe(403);
    }
    expect((await as.patch(url, { snoozed_until: null })).status).toBe(403);
    expect((await as.post(`${url}/comment`, { body: 'Seen.' })).status).toBe(200);
  });

  it('of another account finds no task', async () => {
    const { url } = await open();
    const { as } = await person(await app.account(), ['can_update_creative']);
    expect((await as.get('/api/v1/task')).body).toEqual({ objects: [], total_rows: 0 });
    expect((await as.get(url)).status).toBe(404);
    expect((await as.patch(url, { snoozed_until: null })).status).toBe(404);
    expect((await as.post(`${url}/comment`, { body: 'Hi' })).status).toBe(404);
    for (const path of ['claim', 'release', 'done', 'retry']) {
      expect((await as.post(`${url}/${path}`)).status).toBe(404);
    }
    for (const call of [app.nobody.get(url), app.nobody.get('/api/v1/task'), app.nobody.post(`${url}/claim`)]) {
      expect((await call).status).toBe(401);
    }
  });

  it('sorts by urgency, and filters', async () => {
    const account = await app.account();
    const { user, as } = await person(account, []);
    for (const [at, severity] of ['Minor', 'Critical', 'Moderate'].entries()) {
      await app.insert('task', {
        account_id: account,
        title: `Task ${at}`,
        type: 'Order',
        severity,
        subject_entity: 'account',
        subject_id: account,
        assignee_id: at === 1 ? user.id : null,
      });
    }
    const sorted = await as.get('/api/v1/task?order_by=severity:asc');
    expect(sorted.body.objects.map((task: { severity: string }) => task.severity)).toEqual([
      'Critical',
      'Moderate',
      'Minor',
    ]);
    // Among equals, what is due first comes first, and what isn't due comes last.
    const due = { title: 'Due', account_id: account, type: 'Order', severity: 'Critical', due_at: app.clock.now() };
    await app.insert('task', { ...due, subject_entity: 'account', subject_id: account });
    const dueFirst = await as.get('/api/v1/task?order_by=severity:asc&limit=2');
    expect(dueFirst.body.objects.map((task: { title: string }) => task.title)).toEqual(['Due', 'Task 1']);
    await app.sql(`delete from task where title = 'Due'`);
    expect((await as.get('/api/v1/task?severity:eq=Minor&severity:eq=Critical')).body.total_rows).toBe(2);
    expect((await as.get(`/api/v1/task?assignee_id:eq=${user.id}`)).body.total_rows).toBe(1);
    expect((await as.get('/api/v1/task?title:like=task%202')).body.total_rows).toBe(1);
    expect((await as.get('/api/v1/task?order_by=resolution:asc')).status).toBe(400);
  });
});
