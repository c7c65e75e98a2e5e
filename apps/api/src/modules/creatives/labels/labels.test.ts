import { statusCodes } from '@mailroom/domain/statuses/statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobActor } from '../../../platform/database/actor.ts';
import { conditions } from '../../../platform/list/rows.reads.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { studio, type Studio } from '../../../testing/creatives.ts';
import { creatives } from '../creatives.resource.ts';

const LABELS = '/api/v1/creatives/labels';

let app: TestApp;
let own: Studio;
let anna: TestClient;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
  anna = app.as(own.anna);
});
afterAll(() => app.close());

/** A draft with these labels. */
async function labelled(owner: Studio, labels: readonly string[], name = 'Spring'): Promise<number> {
  const { status, body } = await owner.add({ fields: { name, labels: JSON.stringify(labels), status: 'Draft' } });
  expect(status).toBe(201);
  return body.id;
}

function patch(id: number, labels: unknown, headers: Record<string, string> = {}) {
  const fields = { labels: typeof labels === 'string' ? labels : JSON.stringify(labels) };
  return anna.form('PATCH', `/api/v1/creative/${id}`, { fields }, headers);
}

async function labelsOf(id: number): Promise<string[]> {
  return (await anna.get(`/api/v1/creative/${id}`)).body.labels;
}

function many(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Wave ${at}`);
}

describe('the labels of a creative', () => {
  it('are kept without a new revision or check, sorted, and stand in list and record', async () => {
    const id = await own.approved();
    const before = (await anna.get(`/api/v1/creative/${id}`)).body;
    const { status, body } = await patch(id, [' Northlight ', 'A/B  test', 'holiday']);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      labels: ['A/B test', 'holiday', 'Northlight'],
      version: before.version + 1,
      revision: before.revision,
      status: before.status,
      check: before.check,
    });
    const { body: list } = await anna.get(`/api/v1/creatives?account_id:eq=${own.account}&label:eq=northlight`);
    expect(list.objects).toMatchObject([{ id, labels: body.labels }]);
    expect((await patch(id, '')).body.labels).toEqual([]);
  });

  it('R25 are refused for a stale copy, and stay', async () => {
    const id = await labelled(own, ['Holiday']);
    expect((await patch(id, ['Holiday', 'A/B test'], { 'if-match': '"1"' })).status).toBe(200);
    const { status, body } = await patch(id, ['Northlight'], { 'if-match': '"1"' });
    expect(status).toBe(412);
    expect(body.record.labels).toEqual(['A/B test', 'Holiday']);
    expect(await labelsOf(id)).toEqual(['A/B test', 'Holiday']);
  });

  it.each([
    ['an empty one', [' ']],
    ['a long one', ['a'.repeat(41)]],
    ['more than twenty', many(21)],
  ])('are refused with %s', async (_, labels) => {
    const id = await labelled(own, ['Holiday']);
    const { status, body } = await patch(id, labels);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['labels']]);
    expect((await anna.post(`/api/v2/creative/${id}/labels`, { add: labels })).status).toBe(422);
    expect(await labelsOf(id)).toEqual(['Holiday']);
  });

  it('are refused in another form than a list of texts', async () => {
    const id = await labelled(own, []);
    for (const wrong of ['Holiday', '[1]', '{"a":1}']) expect((await patch(id, wrong)).status).toBe(400);
    expect((await anna.post(`/api/v2/creative/${id}/labels`, { add: ['Holi\nday'] })).status).toBe(422);
    expect((await anna.post(`/api/v2/creative/${id}/labels`, { added: ['Holiday'] })).status).toBe(400);
  });

  it('never become more than twenty one by one', async () => {
    const id = await labelled(own, many(20));
    const { status, body } = await anna.post(`/api/v2/creative/${id}/labels`, { add: ['One more'] });
    expect([status, body.message]).toEqual([422, 'At most 20 labels are possible']);
    const swap = await anna.post(`/api/v2/creative/${id}/labels`, { add: ['One more'], remove: ['WAVE 0'] });
    expect(swap.body.labels).toHaveLength(20);
  });

  it('come with a new creative and with a copy', async () => {
    const { body } = await own.add({ fields: { labels: '["Holiday","Northlight"]', status: 'Draft' } });
    expect(body.labels).toEqual(['Holiday', 'Northlight']);
    expect((await anna.post(`/api/v1/creative/${body.id}/duplicate`)).body.labels).toEqual(body.labels);
  });

  it('R15 change once when a call is repeated', async () => {
    const id = await labelled(own, []);
    const add = () => anna.post(`/api/v2/creative/${id}/labels`, { add: ['Holiday'] });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await anna.get(`/api/v1/creative/${id}`);
    expect([body.labels, body.version]).toEqual([['Holiday'], 2]);
    await Promise.all([1, 2].map(() => anna.post(`/api/v2/creative/${id}/labels`, { remove: ['Holiday'] })));
    expect((await anna.get(`/api/v1/creative/${id}`)).body.version).toBe(3);
  });

  it('need the permission to edit creatives', async () => {
    const id = await labelled(own, ['Holiday']);
    const viewer = app.as(await app.user({ accounts: [own.account], permissions: ['can_view_creative'] }));
    expect((await viewer.post(`/api/v2/creative/${id}/labels`, { add: ['x'] })).status).toBe(403);
    expect((await viewer.form('PATCH', `/api/v1/creative/${id}`, { fields: { labels: '["x"]' } })).status).toBe(403);
    const bulk = { action: 'add_label', label: 'x', ids: [id] };
    expect((await viewer.post('/api/v2/creative/bulk', bulk)).status).toBe(403);
    expect((await app.nobody.post('/api/v2/creative/bulk', bulk)).status).toBe(401);
    expect(await labelsOf(id)).toEqual(['Holiday']);
  });
});

describe('the labels of an account', () => {
  it('have one spelling, also when two people bring two at a time, and vanish with their last creative', async () => {
    const there = await studio(app);
    const as = app.as(there.anna);
    const ids = [await labelled(there, []), await labelled(there, []), await labelled(there, ['Northlight'])];
    await Promise.all(
      ['Holiday', 'HOLIDAY'].map((label, at) => as.post(`/api/v2/creative/${ids[at]}/labels`, { add: [label] })),
    );
    const { body } = await as.get(LABELS);
    expect(body.counts).toMatchObject([{ count: 2 }, { label: 'Northlight', count: 1 }]);
    expect(new Set(await Promise.all([ids[0], ids[1]].map((id) => one(as, id)))).size).toBe(1);
    await as.post(`/api/v2/creative/${ids[2]}/labels`, { remove: ['northlight'] });
    await as.delete(`/api/v1/creative/${ids[0]}`);
    expect((await as.get(LABELS)).body.counts).toMatchObject([{ count: 1 }]);
  });

  async function one(as: TestClient, id: number | undefined): Promise<string> {
    return (await as.get(`/api/v1/creative/${id}`)).body.labels[0];
  }

  it('S01 are those of reachable accounts only', async () => {
    const [mine, foreign] = [await studio(app), await studio(app)];
    await labelled(mine, ['Holiday']);
    const theirs = await labelled(foreign, ['Secret', 'HOLIDAY']);
    const as = app.as(mine.anna);
    expect((await as.get(LABELS)).body.counts).toEqual([{ label: 'Holiday', count: 1 }]);
    expect((await as.get(`${LABELS}?account_id:eq=${foreign.account}`)).body.counts).toEqual([]);
    expect((await as.get('/api/v1/creatives?label:eq=Secret')).body.total_rows).toBe(0);
    const bulk = { action: 'remove_label', label: 'Secret', ids: [theirs] };
    expect((await as.post('/api/v2/creative/bulk', bulk)).status).toBe(404);
    expect((await app.as(foreign.anna).get(`/api/v1/creative/${theirs}`)).body.labels).toEqual(['HOLIDAY', 'Secret']);
    expect((await as.get(`${LABELS}?label:eq=Holiday`)).status).toBe(400);
    const rows = await app.read({ ...jobActor('test', mine.account, 'test') }, (tx) =>
      tx.selectFrom('creative_label').select('name').execute(),
    );
    expect(rows).toEqual([{ name: 'Holiday' }]);
  });

  it('filter the list, its counts and its export: any of the named ones', async () => {
    const there = await studio(app);
    const as = app.as(there.anna);
    await labelled(there, ['Holiday', 'Northlight'], 'Both');
    await labelled(there, ['Northlight'], 'One');
    await labelled(there, [], 'None');
    const names = async (query: string) =>
      (await as.get(`/api/v1/creatives?sort_by=name&${query}`)).body.objects.map(({ name }: { name: string }) => name);
    expect(await names('label:eq=HOLIDAY')).toEqual(['Both']);
    expect(await names('label:eq=Holiday&label:eq=Northlight')).toEqual(['Both', 'One']);
    expect(await names('label:eq=Holiday&name:like=none')).toEqual([]);
    const { body } = await as.get('/api/v1/creatives/counts?label:eq=Northlight');
    expect(body.counts).toEqual([{ status: statusCodes('creative')[0], count: 2 }]);
    const { text } = await as.post('/api/v1/creatives/export?label:eq=Holiday');
    expect(text).toContain('"Holiday, Northlight"');
    expect(text).not.toContain('"One"');
  });

  it('has an index for the creatives with a label', async () => {
    const plan = await app.read(jobActor('test', own.account, 'test'), async (tx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
        tx,
      );
      const list = { offset: 0, limit: 10, order: [], filters: { label: ['holiday'] } };
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select c.id from ${creatives.from} where ${conditions(tx, creatives, list)}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/creative_label_account_id_(key_creative_id_idx|creative_id_key_key)/);
    expect(plan).toMatch(/Index Cond: .*key = /);
  });
});

describe('one label on many creatives', () => {
  it('is added and removed, with the reason where it is refused', async () => {
    const [free, full] = [await labelled(own, ['Northlight']), await labelled(own, many(20))];
    const bulk = (action: string, label?: string) =>
      anna.post('/api/v2/creative/bulk', { action, ids: [free, full], ...(label !== undefined && { label }) });
    expect((await bulk('add_label', ' Bulk ')).body).toEqual({
      done: [free],
      refused: [{ id: full, reason: 'At most 20 labels are possible' }],
    });
    expect(await labelsOf(free)).toEqual(['Bulk', 'Northlight']);
    expect((await bulk('remove_label', 'bulk')).body).toEqual({ done: [free, full], refused: [] });
    expect(await labelsOf(free)).toEqual(['Northlight']);
    for (const label of [undefined, '', 'a'.repeat(41)]) expect((await bulk('add_label', label)).status).toBe(422);
  });
});

it('the history says which label was added and which was removed, and nothing when the creative goes', async () => {
  const id = await labelled(own, ['Holiday', 'Northlight']);
  await anna.post(`/api/v2/creative/${id}/labels`, { remove: ['Holiday'] });
  const { body } = await anna.get(`/api/v2/audit?entity=creative&entity_id=${id}`);
  const told = body.objects
    .filter(({ entity }: { entity: string }) => entity === 'creative_label')
    .map(({ action, changes }: { action: string; changes: { field: string; before: unknown; after: unknown }[] }) => {
      const name = changes.find(({ field }) => field === 'name');
      return [action, name?.before, name?.after];
    });
  expect(told.toReversed()).toEqual([
    ['insert', null, 'Holiday'],
    ['insert', null, 'Northlight'],
    ['delete', 'Holiday', null],
  ]);
  const removals = () => app.sql("select from audit_entry where entity = 'creative_label' and action = 'delete'");
  const before = (await removals()).length;
  expect((await anna.delete(`/api/v1/creative/${id}`)).status).toBe(204);
  expect(await removals()).toHaveLength(before);
});
