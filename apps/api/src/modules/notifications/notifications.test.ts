import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed } from '../../platform/facts/changed.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/jobDefinition.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk } from '../../testing/audiences.ts';
import type { TestUser } from '../../testing/factories.ts';
import { sentProduct, waitingProduct } from '../../testing/launches.ts';
import { readyProduct } from '../../testing/orders.ts';

const URL = '/api/v2/notifications';
const DAY = 24 * 3_600_000;
const forget = defineJob({ name: 'notifications.forget' });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

function job(accountId: number) {
  return { kind: 'job' as const, accounts: [accountId], job: 'test', requestId: 'test' };
}

async function toldTo(user: TestUser, query = '') {
  const { status, body } = await app.as(user).get(`${URL}?limit=100${query}`);
  expect(status).toBe(200);
  return body.objects as { id: number; kind: string; text: string; entity_id: number; read_at: string | null }[];
}

async function kindsToldTo(user: TestUser) {
  return (await toldTo(user)).map(({ kind }) => kind);
}

/** Rows as facts write them, oldest first. */
async function tell(user: TestUser, accountId: number, taskId: number, times: readonly Date[]) {
  for (const [index, at] of times.entries())
    await app.sql(
      `insert into notification (account_id, user_id, kind, entity, entity_id, occurrence, at)
       values ($1, $2, 'task_assigned', 'task', $3, $4, $5)`,
      [accountId, user.id, taskId, `${index}`, at],
    );
}

function task(accountId: number, title = 'Call the printer') {
  return app.insert('task', {
    account_id: accountId,
    title,
    type: 'Manual',
    severity: 'Minor',
    subject_entity: 'account',
    subject_id: accountId,
  });
}

it('answers 401 without a token, and 400 to a mark of nothing', async () => {
  expect((await app.nobody.get(URL)).status).toBe(401);
  expect((await app.nobody.post(`${URL}/read`, { ids: [] })).status).toBe(401);
  const user = await app.user({});
  expect((await app.as(user).post(`${URL}/read`, {})).status).toBe(400);
  expect((await app.as(user).post(`${URL}/read`, { ids: [999_999] })).body).toEqual({ count: 0 });
});

describe('a person is told', () => {
  it('once how their import ended, and no row holds a name or an address', async () => {
    const own = await desk(app);
    const { body } = await own.imported('email\nada@letters.test\n');
    await app.write(job(own.account), (tx) => changed(tx, 'audience', body.id, own.account));
    await own.imported('name\nnobody@letters.test\n', {
      name: 'Broken',
      mapping: [{ column: 0, field: 'email' }],
    });
    expect(await toldTo(own.anna)).toMatchObject([
      { kind: expect.stringMatching(/^audience_/), text: expect.stringContaining('Broken') },
      { kind: 'audience_imported', text: 'Readers was imported', entity_id: body.id, read_at: null },
    ]);
    const rows = await app.sql<{ row: string }>(
      'select to_jsonb(n)::text as row from notification n where account_id = $1',
      [own.account],
    );
    expect(rows.filter(({ row }) => row.includes('@') || row.includes('Readers'))).toEqual([]);
  });

  it('how the check of what they uploaded ended, each time it is checked', async () => {
    const { accountId, creativeId, revisionId } = await readyProduct(app);
    const uploader = await app.user({ accounts: [accountId], permissions: ['can_view_creative'] });
    const end = async (run: number, status: string) => {
      await app.sql(
        `update creative_revision set created_by = $2, check_fence = $3, check_finished_at = $4 where id = $1`,
        [revisionId, uploader.id, run, app.clock.now()],
      );
      await app.sql('update creative set status = $2 where id = $1', [creativeId, status]);
      await app.write(job(accountId), (tx) => changed(tx, 'creative', creativeId, accountId));
    };
    // Its findings are beside the fields of a draft: somebody is looking at them.
    await end(1, 'Draft');
    await end(2, 'Need Attention');
    await end(2, 'Need Attention');
    await end(3, 'Approved');
    expect((await toldTo(uploader)).map(({ text }) => text)).toEqual([
      'Winter tyres passed its check',
      'Winter tyres did not pass its check',
    ]);
  });

  it('when what they launched waits for a go-ahead and is completed', async () => {
    const waiting = await waitingProduct(app);
    expect(await kindsToldTo(waiting.launcher)).toEqual(['product_waits']);
    const sent = await sentProduct(app);
    expect(await kindsToldTo(sent.launcher)).toEqual(['product_completed', 'product_waits']);
  });

  it('as the owner of the order, when somebody pauses its product, but not about their own pause', async () => {
    const owner = await app.user({ permissions: ['can_view_product'] });
    const waiting = await waitingProduct(app, { order: { owner_id: owner.id } });
    await app.sql('insert into user_account (user_id, account_id) values ($1, $2)', [owner.id, waiting.accountId]);
    const sentBack = await app
      .as(waiting.launcher)
      .post(`/api/v1/product/${waiting.productId}/confirm`, { decision: 'send_back', reason: 'Wrong date' });
    expect(sentBack.status).toBe(200);
    expect(await kindsToldTo(owner)).toEqual(['product_attention', 'product_waits']);
    expect(await kindsToldTo(waiting.launcher)).toEqual(['product_waits']);
  });

  it('when somebody gives them a task, each time, and not when they claim it', async () => {
    const accountId = await app.account();
    const [giver, taker] = [await app.user({ accounts: [accountId] }), await app.user({ accounts: [accountId] })];
    const id = await task(accountId);
    const give = async (to: TestUser | null) => {
      app.clock.advance(1000);
      const answer = await app.as(giver).patch(`/api/v1/task/${id}`, { assignee_id: to?.id ?? null });
      expect(answer.status).toBe(200);
    };
    await give(taker);
    await app.as(giver).post(`/api/v1/task/${id}/comment`, { body: 'Please' });
    expect((await toldTo(taker)).map(({ text }) => text)).toEqual(['You were given a task: Call the printer']);
    await give(null);
    await give(taker);
    expect(await kindsToldTo(taker)).toEqual(['task_assigned', 'task_assigned']);
    const other = await task(accountId);
    await app.as(taker).post(`/api/v1/task/${other}/claim`);
    expect(await kindsToldTo(taker)).toHaveLength(2);
  });

  it('not about a change that is rolled back, nor about an old one', async () => {
    const { accountId, creativeId, revisionId } = await readyProduct(app);
    const uploader = await app.user({ accounts: [accountId], permissions: ['can_view_creative'] });
    const finish = (at: Date) =>
      app.sql('update creative_revision set created_by = $2, check_finished_at = $3 where id = $1', [
        revisionId,
        uploader.id,
        at,
      ]);
    await finish(app.clock.now());
    await expect(
      app.write(job(accountId), async (tx) => {
        await changed(tx, 'creative', creativeId, accountId);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await finish(new Date(app.clock.now().getTime() - DAY));
    await app.write(job(accountId), (tx) => changed(tx, 'creative', creativeId, accountId));
    expect(await toldTo(uploader)).toEqual([]);
  });
});

describe('what is told', () => {
  it('is read by its person only, also among Super Admins', async () => {
    const accountId = await app.account();
    const [mine, other, admin] = [
      await app.user({ accounts: [accountId] }),
      await app.user({ accounts: [accountId] }),
      await app.user({ superAdmin: true }),
    ];
    await tell(mine, accountId, await task(accountId), [app.clock.now()]);
    const id = (await toldTo(mine))[0]?.id;
    expect(await toldTo(other)).toEqual([]);
    expect(await toldTo(admin)).toEqual([]);
    for (const user of [other, admin]) await app.as(user).post(`${URL}/read`, { ids: [id], up_to: id });
    expect(await toldTo(mine)).toMatchObject([{ id, read_at: null }]);
  });

  it('has the name of now, and is left out once its reader may not see the record', async () => {
    const { accountId, creativeId, revisionId } = await readyProduct(app);
    const user = await app.user({ accounts: [accountId], permissions: ['can_view_creative'] });
    await app.sql('update creative_revision set created_by = $2, check_finished_at = $3 where id = $1', [
      revisionId,
      user.id,
      app.clock.now(),
    ]);
    await app.write(job(accountId), (tx) => changed(tx, 'creative', creativeId, accountId));
    await app.sql(`update creative set name = 'Renamed' where id = $1`, [creativeId]);
    expect((await toldTo(user)).map(({ text }) => text)).toEqual(['Renamed passed its check']);
    const permissions = `from permission_group_permission p using role_permission_group r
      where r.group_id = p.group_id and r.role_id = ${user.roleId}`;
    await app.sql(`delete ${permissions}`);
    expect(await toldTo(user)).toEqual([]);
    const left = await app.user({ accounts: [accountId] });
    const id = await task(accountId);
    await tell(left, accountId, id, [app.clock.now()]);
    expect(await toldTo(left)).toHaveLength(1);
    await app.sql('delete from user_account where user_id = $1', [left.id]);
    expect(await toldTo(left)).toEqual([]);
    await app.sql('insert into user_account (user_id, account_id) values ($1, $2)', [left.id, accountId]);
    await app.sql('delete from task where id = $1', [id]);
    expect(await toldTo(left)).toEqual([]);
  });

  it('is marked one by one, or up to the last one seen, and counts what is unread', async () => {
    const accountId = await app.account();
    const user = await app.user({ accounts: [accountId] });
    const now = app.clock.now();
    await tell(user, accountId, await task(accountId), [now, now, now]);
    const [, second, first] = await toldTo(user);
    expect((await app.as(user).post(`${URL}/read`, { ids: [second?.id] })).body).toEqual({ count: 2 });
    expect((await app.as(user).post(`${URL}/read`, { up_to: first?.id })).body).toEqual({ count: 1 });
    expect(await toldTo(user, '&unread:eq=true')).toHaveLength(1);
  });

  it('is forgotten after ninety days, and beyond five hundred of a person', async () => {
    const accountId = await app.account();
    const [old, busy] = [await app.user({ accounts: [accountId] }), await app.user({ accounts: [accountId] })];
    const id = await task(accountId);
    const ago = (time: number) => new Date(app.clock.now().getTime() - time);
    await tell(old, accountId, id, [ago(91 * DAY), ago(89 * DAY)]);
    await app.sql(
      `insert into notification (account_id, user_id, kind, entity, entity_id, occurrence, at)
       select $1, $2, 'task_assigned', 'task', $3, n, $4 from generate_series(1, 503) n`,
      [accountId, busy.id, id, app.clock.now()],
    );
    await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, forget, {}));
    await app.runJobs(forget);
    const kept = await app.sql<{ user_id: number; count: number; first: string }>(
      `select user_id, count(*)::int as count, min(occurrence::int)::text as first from notification
        where user_id = any($1) group by 1 order by 1`,
      [[old.id, busy.id]],
    );
    expect(kept).toEqual([
      { user_id: old.id, count: 1, first: '1' },
      { user_id: busy.id, count: 500, first: '4' },
    ]);
  });
});

it('is announced live to its person, and to nobody else', async () => {
  const accountId = await app.account();
  const [giver, taker] = [await app.user({ accounts: [accountId] }), await app.user({ accounts: [accountId] })];
  const id = await task(accountId);
  await app.as(giver).patch(`/api/v1/task/${id}`, { assignee_id: taker.id });
  await app.as(taker).post(`${URL}/read`, { up_to: (await toldTo(taker))[0]?.id });
  const events = await app.sql<{ entity_id: number; account_id: number | null; user_id: number }>(
    `select entity_id, account_id, user_id from event where entity = 'notification' and user_id = $1 order by id`,
    [taker.id],
  );
  expect(events).toEqual([
    { entity_id: id, account_id: accountId, user_id: taker.id },
    { entity_id: taker.id, account_id: null, user_id: taker.id },
  ]);
});
