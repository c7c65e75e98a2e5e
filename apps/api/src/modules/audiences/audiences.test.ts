import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk, type Desk } from '../../testing/audiences.ts';
import { comparable } from '../../testing/client.ts';

let app: TestApp;
let own: Desk;
let other: Desk;
let id: number;

const CSV = 'email,First name\nada@letters.test,Ada\nbo@letters.test,Bo\n';
const NEVER = 999_999;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
  other = await desk(app);
  id = (await own.imported(CSV)).body.id;
});
afterAll(() => app.close());

type Verb = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];

function onOne(one: number): Verb[] {
  return [
    ['GET', `/audience/${one}`],
    ['PATCH', `/audience/${one}`, { name: 'Stolen' }],
    ['POST', `/audience/${one}`, { name: 'Stolen', description: null }],
    ['POST', `/audience/${one}/cancel`],
    ['POST', `/audience/${one}/comparison`, { upload_id: 1 }],
    ['POST', `/audience/${one}/corrections`, { upload_id: 1 }],
    ['POST', `/audience/${one}/corrections/rows`, { version_id: 1, rows: [{ ingest: 1, line: 2, values: [] }] }],
    ['GET', `/audience/${one}/members`],
    ['GET', `/audience/${one}/rejected-rows`],
    ['POST', `/audience/${one}/rejects`],
    ['POST', `/audience/${one}/opt-outs`],
    ['POST', `/audience/${one}/suppress-opt-outs`],
    ['DELETE', `/audience/${one}`],
  ];
}

function onAll(): Verb[] {
  return [
    ['GET', '/audience'],
    ['POST', '/audience', { account_id: own.account, name: 'x', upload_id: 1, mapping: [] }],
    ['POST', '/audience/export'],
    ['GET', '/suppression'],
    ['GET', '/suppression/1'],
    ['PATCH', '/suppression/1', { name: 'x' }],
    ['POST', '/suppression/1', { name: 'x', active: true }],
    ['DELETE', '/suppression/1'],
  ];
}

function send(who: ReturnType<TestApp['as']>, [method, path, body]: Verb) {
  const url = `/api/v1${path}`;
  if (method === 'GET') return who.get(url);
  if (method === 'DELETE') return who.delete(url);
  return method === 'PATCH' ? who.patch(url, body) : who.post(url, body);
}

describe('every operation', () => {
  it('asks who calls', async () => {
    for (const call of [...onOne(id), ...onAll()])
      expect((await send(app.nobody, call)).status, call.join(' ')).toBe(401);
    for (const url of ['/api/v1/audience/file', '/api/v1/suppression'])
      expect((await app.nobody.form('POST', url, {})).status).toBe(401);
  });

  it('asks for its permission', async () => {
    const viewer = app.as(await app.user({ accounts: [own.account] }));
    for (const call of [...onOne(id), ...onAll()]) expect((await send(viewer, call)).status, call.join(' ')).toBe(403);
    const adds = app.as(await app.user({ accounts: [own.account], permissions: ['can_add_audience'] }));
    const files = { audience_csv: { name: 'a.csv', content: CSV } };
    const form = { fields: { account_id: String(own.account) }, files };
    expect((await adds.form('POST', '/api/v1/audience/file', form)).status).toBe(403);
    const list = {
      fields: { scope: 'account', account_id: String(own.account), name: 'x' },
      files: { suppressions: files.audience_csv },
    };
    expect((await adds.form('POST', '/api/v1/suppression', list)).status).toBe(403);
  });

  it('S01 answers a foreign audience as one that doesn’t exist', async () => {
    const foreign = app.as(other.anna);
    for (const at of onOne(id).keys()) {
      const call = onOne(id)[at] as Verb;
      const absent = onOne(NEVER)[at] as Verb;
      const answer = await send(foreign, call);
      expect(answer.status, call.join(' ')).toBe(404);
      expect(comparable(answer)).toEqual(comparable(await send(foreign, absent)));
    }
    expect((await own.show(id)).body).toMatchObject({ name: 'Readers', version: 1, status: 'Approved' });
    const events = await app.sql(`select kind from security_event where user_id = $1 and entity_id = $2`, [
      other.anna.id,
      id,
    ]);
    expect(events.length).toBe(onOne(id).length);
  });

  it('S03 takes no account, file or advertiser of somebody else', async () => {
    const foreign = app.as(other.anna);
    const upload = (await own.upload(CSV)).body;
    const taken = await foreign.post('/api/v1/audience', {
      account_id: other.account,
      name: 'Taken',
      upload_id: upload.id,
      mapping: upload.mapping,
    });
    expect(taken.status).toBe(404);
    const planted = await foreign.post('/api/v1/audience', {
      account_id: own.account,
      name: 'Planted',
      upload_id: 1,
      mapping: [],
    });
    expect(planted.status).toBe(404);
    const form = {
      fields: { account_id: String(own.account) },
      files: { audience_csv: { name: 'a.csv', content: CSV } },
    };
    expect((await foreign.form('POST', '/api/v1/audience/file', form)).status).toBe(404);
    const advertiser = await app.advertiser(own.account);
    const list = {
      scope: 'advertiser',
      account_id: String(other.account),
      advertiser_id: String(advertiser),
      name: 'x',
      entries: 'a.test',
    };
    expect((await foreign.form('POST', '/api/v1/suppression', { fields: list })).status).toBe(404);
    const theirs = { scope: 'account', account_id: String(own.account), name: 'x', entries: 'a.test' };
    expect((await foreign.form('POST', '/api/v1/suppression', { fields: theirs })).status).toBe(404);
    expect(await app.sql(`select id from audience where name in ('Taken', 'Planted')`)).toEqual([]);
  });

  it('S04 lists, counts, searches and exports only the caller’s audiences', async () => {
    const foreign = app.as(other.anna);
    for (const query of [
      '',
      `?account_id:eq=${own.account}`,
      '?name:like=read',
      '?order_by=rows:desc',
      '?status:eq=Approved',
    ]) {
      expect((await foreign.get(`/api/v1/audience${query}`)).body, query).toEqual({ objects: [], total_rows: 0 });
    }
    expect(
      (await foreign.post(`/api/v1/audience/export?account_id:eq=${own.account}`)).text.trim().split('\r\n'),
    ).toHaveLength(1);
    const mine = await app.as(own.anna).get('/api/v1/audience?name:like=READ');
    expect(mine.body).toMatchObject({ total_rows: 1, objects: [{ id, deliverable: 2, counts: { rows: 2 } }] });
    // The choice of an audience says how old its people are.
    expect(mine.body.objects[0].sealed_at).toBe(app.clock.now().toISOString());
    expect((await app.as(own.anna).post('/api/v1/audience/export')).text).toContain('"Readers","');
    expect((await app.as(own.anna).get('/api/v1/audience?order_by=secret:asc')).status).toBe(400);
  });
});

describe('an audience', () => {
  it('is renamed only by a caller who has read its newest edit', async () => {
    const anna = app.as(own.anna);
    const url = `/api/v1/audience/${(await own.imported(CSV)).body.id}`;
    const first = await anna.patch(url, { name: 'Drivers', description: 'All of them' }, { 'if-match': '"1"' });
    expect(first).toMatchObject({ status: 200, body: { name: 'Drivers', version: 2 }, headers: { etag: '"2"' } });
    expect((await anna.patch(url, { name: 'Late' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await anna.patch(url, { name: '   ' })).status).toBe(422);
    expect((await anna.patch(url, { status: 'Approved' })).status).toBe(400);
    expect((await anna.post(url, { name: 'Replaced', description: null })).body).toMatchObject({
      description: null,
      version: 3,
    });
  });

  it('needs a mapping with one column of addresses', async () => {
    const upload = (await own.upload(CSV)).body;
    expect(upload).toMatchObject({
      encoding: 'utf-8',
      delimiter: ',',
      has_header: true,
      columns: [
        { name: 'email', valid_percent: 100 },
        { name: 'First name', valid_percent: null },
      ],
      mapping: [{ field: 'email' }, { field: 'first_name' }],
    });
    const create = (mapping: object[]) =>
      app.as(own.anna).post('/api/v1/audience', { account_id: own.account, name: 'x', upload_id: upload.id, mapping });
    for (const mapping of [
      [],
      [
        { column: 0, field: 'email' },
        { column: 1, field: 'email' },
      ],
      [{ column: 9, field: 'email' }],
      [
        { column: 0, field: 'email' },
        { column: 1, field: 'custom' },
      ],
    ]) {
      expect((await create(mapping)).status).toBe(422);
    }
  });

  it('is deleted with its people and its files', async () => {
    const anna = app.as(own.anna);
    const { body } = await own.imported(CSV);
    expect((await anna.delete(`/api/v1/audience/${body.id}`)).status).toBe(204);
    expect((await own.show(body.id)).status).toBe(404);
    expect(await app.sql('select from audience_member where version_id = $1', [body.version_id])).toEqual([]);
    const [file] = await app.sql(`select state from file where name = 'people.csv' order by id desc limit 1`);
    expect(file).toEqual({ state: 'doomed' });
  });
});
