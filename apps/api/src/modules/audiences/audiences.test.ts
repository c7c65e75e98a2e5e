import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk, type Desk } from '../../testing/audiences.ts';

let app: TestApp;
let own: Desk;
let other: Desk;
let id: number;

const CSV = 'email,First name\nada@letters.test,Ada\nbo@letters.test,Bo\n';
const NEVER = 999_999;
const LIMIT = 4 * 1024 * 1024;

beforeAll(async () => {
  app = await testApp({ partial: true, settings: { UPLOAD_LIMIT: String(LIMIT) } });
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
    ['GET', `/audience/${one}/members`],
    ['POST', `/audience/${one}/rejects`],
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

function masked({ status, body }: { status: number; body: Record<string, unknown> }) {
  return {
    status,
    body: { ...body, request_id: '' },
  };
}

async function stored(): Promise<number> {
  return (await readdir(app.filesFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;
}

async function uploads(): Promise<unknown> {
  return (await app.sql('select count(*) as count from file'))[0]?.['count'];
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
      expect(masked(answer)).toEqual(masked(await send(foreign, absent)));
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
    expect((await app.as(own.anna).post('/api/v1/audience/export')).text).toContain(`${id},Readers,`);
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

describe('an upload', () => {
  it('guesses columns in several languages, and recognises files without a header line', async () => {
    const german = await own.upload(
      'Nachname;Vorname;E-Mail-Adresse;PLZ;Land;Firma\nLovelace;Ada;ada@letters.test;1010;AT;Acme\n',
    );
    expect(german.body.mapping.map(({ field }: { field: string }) => field)).toEqual([
      'last_name',
      'first_name',
      'email',
      'postal_code',
      'country',
      'company',
    ]);
    const bare = await own.upload('ada@letters.test\tAda\nbo@letters.test\tBo\n');
    expect(bare.body).toMatchObject({
      has_header: false,
      delimiter: '\t',
      rows: [
        ['ada@letters.test', 'Ada'],
        ['bo@letters.test', 'Bo'],
      ],
    });
  });

  it('S53 refuses files that aren’t tables within two seconds, in little memory', { timeout: 60_000 }, async () => {
    const big = await testApp({ partial: true });
    const place = await desk(big);
    const files: Record<string, Buffer> = {
      quote: Buffer.concat([Buffer.from('email\n"'), Buffer.alloc(100 * 1024 ** 2, 'a\n')]),
      columns: Buffer.from(`${'a,'.repeat(1_000_000)}\n`),
      nul: Buffer.from('email\nada@letters.test\0\n'),
      bytes: Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 256)),
      zip: Buffer.from('PK\u0003\u0004 and so on'),
      empty: Buffer.from('\n\n'),
    };
    for (const [name, content] of Object.entries(files)) {
      const before = process.memoryUsage().rss;
      const began = performance.now();
      const answer = await place.upload(content, `${name}.csv`);
      const took = performance.now() - began;
      expect(answer.status, name).toBe(422);
      // This process also builds the form, so one copy of the content is the test's, not the server's.
      expect(process.memoryUsage().rss - before - 2 * content.length, name).toBeLessThan(150 * 1024 ** 2);
      expect(took, name).toBeLessThan(name === 'quote' ? 5000 : 2000);
    }
    expect(await big.sql('select id from audience_upload')).toEqual([]);
    expect(await big.sql('select id from file')).toEqual([]);
    await big.close();
  });

  it('S54 keeps neither file nor row of an upload that is one byte too long', async () => {
    const [before, rows] = [await stored(), await uploads()];
    const answer = await own.upload(Buffer.alloc(LIMIT + 1, 'a,b\n'));
    expect(answer.status).toBe(413);
    expect([await stored(), await uploads()]).toEqual([before, rows]);
  });

  it('S27 refuses file names other than .csv', async () => {
    for (const name of ['people.xlsx', 'people.csv.exe', 'people'])
      expect((await own.upload(CSV, name)).status).toBe(415);
  });

  it('R34 keeps nothing of an upload that breaks off', async () => {
    const address = await app.app.api.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    const token = await app.issuer.token(own.anna.subject);
    const content = Buffer.alloc(1024 * 1024, 'ada@letters.test,Ada\n');
    const head = Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="account_id"\r\n\r\n${own.account}\r\n--b\r\n` +
        `Content-Disposition: form-data; name="audience_csv"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n`,
    );
    const [before, rows] = [await stored(), await uploads()];
    for (const share of [0.1, 0.5, 0.99]) {
      const socket = connect(port, '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(
        `POST /api/v1/audience/file HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${head.length + content.length + 9}\r\n\r\n`,
      );
      socket.write(head);
      await new Promise((resolve) => socket.write(content.subarray(0, content.length * share), resolve));
      await vi.waitFor(async () => expect(await uploads()).not.toEqual(rows), { timeout: 5000, interval: 20 });
      socket.destroy();
      await vi.waitFor(async () => expect([await stored(), await uploads()]).toEqual([before, rows]), {
        timeout: 10_000,
        interval: 50,
      });
    }
  });
});

describe('a suppression list', () => {
  it('is read from a CSV, takes effect when all of it is read, and keeps no address', async () => {
    const here = await desk(app);
    const anna = app.as(here.anna);
    const audience = (await here.imported(CSV)).body;
    const list = await anna.form('POST', '/api/v1/suppression', {
      fields: { scope: 'account', account_id: String(here.account), name: 'Left' },
      files: {
        suppressions: { name: 'left.csv', content: 'Address\nADA@letters.test\nada@letters.test\nsomewhere.test\n' },
      },
    });
    expect(list).toMatchObject({ status: 201, body: { active: false, entry_count: 0, scope: 'account' } });
    await app.runJobs();
    const shown = await anna.get(`/api/v1/suppression/${list.body.id}`);
    expect(shown.body).toMatchObject({ active: true, entry_count: 2, file: { name: 'left.csv' } });
    expect((await here.show(audience.id)).body).toMatchObject({ deliverable: 1, suppressed_now: 1 });
    const entries = await app.sql('select kind, value from suppression_entry where list_id = $1 order by kind', [
      list.body.id,
    ]);
    expect(JSON.stringify(entries)).not.toContain('ada');
    expect((await anna.delete(`/api/v1/suppression/${list.body.id}`)).status).toBe(204);
    await app.runJobs();
    expect((await here.show(audience.id)).body).toMatchObject({ deliverable: 2, suppressed_now: 0 });
  });

  it('says how many lines of its file hold no entry, and which', async () => {
    const upload = async (lines: readonly string[]) => {
      const { body } = await app.as(own.anna).form('POST', '/api/v1/suppression', {
        fields: { scope: 'account', account_id: String(own.account), name: 'Odd' },
        files: { suppressions: { name: 'odd.csv', content: `${lines.join('\n')}\n` } },
      });
      await app.runJobs();
      const shown = (await app.as(own.anna).get(`/api/v1/suppression/${body.id}`)).body;
      expect((await app.as(own.anna).delete(`/api/v1/suppression/${body.id}`)).status).toBe(204);
      await app.runJobs();
      return [shown.entry_count, shown.reasons.map(({ text }: { text: string }) => text)];
    };
    expect(await upload(['Address', 'a@left.test', '', 'b@left.test'])).toEqual([2, []]);
    expect(await upload(['a@left.test', 'not an address', 'b@left.test'])).toEqual([
      2,
      ['Line 2 of the file isn’t an address, digest or domain, so it isn’t on the list.'],
    ]);
    const many = Array.from({ length: 30 }, (_, at) => `nobody ${at}`);
    const [entries, [text]] = await upload(['a@left.test', ...many]);
    expect(entries).toBe(1);
    expect(text).toMatch(/^30 lines of the file .* list: 2, 3, .*, 21 …$/);
  });

  it('of the whole house is visible and editable only for Super Admin', async () => {
    const anna = app.as(own.anna);
    const fields = { scope: 'house', name: 'House', entries: 'blocked.test' };
    expect((await anna.form('POST', '/api/v1/suppression', { fields })).status).toBe(403);
    const chief = app.as(await app.user({ superAdmin: true }));
    const { body } = await chief.form('POST', '/api/v1/suppression', { fields });
    expect((await chief.get('/api/v1/suppression?scope:eq=house')).body.objects).toMatchObject([
      { id: body.id, scope: 'house' },
    ]);
    expect((await anna.get(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    expect((await anna.get('/api/v1/suppression')).body.total_rows).toBe(0);
    expect((await anna.delete(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    expect((await chief.delete(`/api/v1/suppression/${body.id}`)).status).toBe(204);
  });

  it('of the whole house keeps its file without an account', async () => {
    const chief = app.as(await app.user({ superAdmin: true }));
    const { body } = await chief.form('POST', '/api/v1/suppression', {
      fields: { scope: 'house', name: 'House file' },
      files: { suppressions: { name: 'house.csv', content: 'blocked.test\n' } },
    });
    await app.runJobs();
    expect((await chief.get(`/api/v1/suppression/${body.id}`)).body.entry_count).toBe(1);
    const kept = await app.sql(
      'select f.state, f.account_id from suppression_list l join file f on f.id = l.file_id where l.id = $1',
      [body.id],
    );
    expect(kept).toEqual([{ state: 'kept', account_id: null }]);
    expect((await chief.delete(`/api/v1/suppression/${body.id}`)).status).toBe(204);
  });

  it('answers a foreign list as one that doesn’t exist, and says which line is wrong', async () => {
    const form = (entries: string) =>
      app.as(own.anna).form('POST', '/api/v1/suppression', {
        fields: { scope: 'account', account_id: String(own.account), name: 'Mine', entries },
      });
    expect((await form('a@letters.test\nnonsense')).body.message).toContain('Line 2');
    const { body } = await form('a@letters.test');
    const foreign = app.as(other.anna);
    expect((await foreign.get(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    expect((await foreign.patch(`/api/v1/suppression/${body.id}`, { active: false })).status).toBe(404);
    expect((await foreign.delete(`/api/v1/suppression/${body.id}`)).status).toBe(404);
    const stale = await app.as(own.anna).patch(`/api/v1/suppression/${body.id}`, { name: 'x' }, { 'if-match': '"7"' });
    expect(stale.status).toBe(412);
  });
});
