import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { beginPart } from '../../../testing/transfers/brokenPart.ts';
import { base64, transfersOf, TUS, UPLOADS } from '../../../testing/transfers/transfers.ts';
import { sweepTransfers } from '../audiences.queues.ts';

const CSV = 'email,First name\nada@letters.test,Ada\nbo@letters.test,Bo\n';
const LIMIT = 4 * 1024 * 1024;
const WAIT = { timeout: 120_000, interval: 20 };

let app: TestApp;
let own: Desk;
let transfers: ReturnType<typeof transfersOf>;

beforeAll(async () => {
  app = await testApp({ partial: true, settings: { UPLOAD_LIMIT: String(LIMIT) } });
  own = await desk(app);
  transfers = transfersOf(app, own);
});
afterAll(() => app.close());

/** Nothing of other tests counts for the number of open uploads. */
async function fresh(): Promise<Desk> {
  return desk(app, own.account);
}

describe('an upload in parts', () => {
  it('becomes a file of people once its last byte has come', async () => {
    const begun = await transfers.start(own.anna, {
      size: CSV.length,
      more: `,last_modified ${base64(1_795_253_400_000)}`,
    });
    expect(begun).toMatchObject({ status: 201, headers: { 'tus-resumable': '1.0.0' } });
    expect(begun.headers['location']).toBe(`${UPLOADS}/${begun.body.id}`);
    expect(begun.body).toMatchObject({ state: 'uploading', offset: 0, last_modified: 1_795_253_400_000 });
    const { id } = begun.body;
    const bytes = Buffer.from(CSV);
    const [account] = await app.sql('select name from account where id = $1', [own.account]);
    expect(begun.body).toMatchObject({ account_id: own.account, account_name: account?.['name'] });
    const first = await transfers.send(own.anna, id, 0, bytes.subarray(0, 30));
    expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': '30', 'tus-resumable': '1.0.0' } });
    const headers = { 'upload-offset': '30', 'upload-length': String(CSV.length) };
    expect(await transfers.head(own.anna, id)).toMatchObject({ status: 200, headers });
    expect((await app.as(own.anna).get(UPLOADS)).body.objects).toMatchObject([{ id, offset: 30 }]);
    expect((await transfers.send(own.anna, id, 30, bytes.subarray(30))).status).toBe(204);
    expect(await transfers.show(id)).toMatchObject({ state: 'reading', offset: CSV.length });
    await app.runJobs();
    const ready = await transfers.show(id);
    expect(ready).toMatchObject({ state: 'ready', progress: 100, packing: null, problem: null });
    const { body: file } = await app.as(own.anna).get(`/api/v1/audience/file/${ready.file_id}`);
    expect(file).toMatchObject({ has_header: true, delimiter: ',', unpacked_from: null });
    expect(file.file).toMatchObject({ name: 'people.csv', size: CSV.length });
    expect((await app.as(own.anna).get(UPLOADS)).body.objects).toEqual([]);
    // The parts go: only the whole file is kept.
    expect(await app.sql('select * from audience_transfer_part where transfer_id = $1', [id])).toEqual([]);
    expect(await app.sql(`select state from file where kind = 'audience_transfer'`)).toEqual([
      { state: 'staged' },
      { state: 'staged' },
    ]);
  });

  it('makes the same file as an upload in one call', async () => {
    const whole = (await own.upload(CSV)).body;
    const { file_id } = await transfers.show(await transfers.sent(CSV, 'people.csv', 7));
    const { body: parts } = await app.as(own.anna).get(`/api/v1/audience/file/${file_id}`);
    const differs = { id: 0, created_at: '' };
    expect({ ...parts, ...differs }).toEqual({ ...whole, ...differs });
  });

  it('takes bytes only where they go on, and answers the same length to everybody who asks', async () => {
    const { anna } = await fresh();
    const { id } = (await transfers.start(anna, { size: CSV.length })).body;
    const bytes = Buffer.from(CSV);
    for (const at of [1, 30, CSV.length]) {
      const answer = await transfers.send(anna, id, at, bytes.subarray(0, 5));
      expect([409, 413], String(at)).toContain(answer.status);
    }
    expect((await transfers.head(anna, id)).headers['upload-offset']).toBe('0');
    const [stored, files] = [await app.storedFiles(), await app.sql('select count(*) from file')];
    const both = await Promise.all([0, 0].map((at) => transfers.send(anna, id, at, bytes.subarray(0, 30))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await transfers.head(anna, id)).headers['upload-offset']).toBe('30');
    // The second one left neither bytes nor a row.
    expect((await app.storedFiles()).length).toBe(stored.length + 1);
    expect(Number((await app.sql('select count(*) from file'))[0]?.['count'])).toBe(Number(files[0]?.['count']) + 1);
    expect((await transfers.send(anna, id, 30, Buffer.concat([bytes.subarray(30), bytes]))).status).toBe(413);
    expect((await transfers.head(anna, id)).headers['upload-offset']).toBe('30');
  });

  it('S54 refuses a length over the limit before a byte is read', async () => {
    const { anna } = await fresh();
    const before = await app.sql('select count(*) from audience_transfer');
    expect((await transfers.start(anna, { size: LIMIT + 1 })).status).toBe(413);
    expect((await transfers.start(anna, { size: LIMIT })).status).toBe(201);
    expect(Number((await app.sql('select count(*) from audience_transfer'))[0]?.['count'])).toBe(
      Number(before[0]?.['count']) + 1,
    );
  });

  it('lets a person have three open ones, and says what to do', async () => {
    const { anna } = await fresh();
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => transfers.start(anna, { size: 10 })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409]);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('You have 3 unfinished uploads. Finish or remove one first');
    const [first] = all.filter(({ status }) => status === 201);
    expect((await transfers.remove(anna, first?.body.id)).status).toBe(204);
    expect((await transfers.start(anna, { size: 10 })).status).toBe(201);
  });

  it('starts once by one key, which counts for this file only', async () => {
    const { anna } = await fresh();
    const key = { 'idempotency-key': 'one-upload' };
    const both = [
      await transfers.start(anna, { size: 10, headers: key }),
      await transfers.start(anna, { size: 10, headers: key }),
    ];
    expect(both[1]).toMatchObject({ status: 201, body: both[0]?.body });
    expect(both[1]?.headers['location']).toBe(both[0]?.headers['location']);
    expect((await transfers.start(anna, { size: 11, headers: key })).status).toBe(422);
    expect((await app.as(anna).get(UPLOADS)).body.objects).toHaveLength(1);
  });

  it('S27 refuses other kinds of files, and metadata that says too little', async () => {
    const { anna } = await fresh();
    for (const name of ['people.exe', 'people', 'people.csv.pdf'])
      expect((await transfers.start(anna, { size: 10, name })).status, name).toBe(415);
    expect((await transfers.start(anna, { size: 0 })).body.message).toBe('The file is empty');
    const raw = (headers: Record<string, string>) => app.as(anna).raw({ method: 'POST', url: UPLOADS, headers });
    const named = `filename ${base64('a.csv')}`;
    for (const headers of [
      {},
      { ...TUS },
      { 'upload-length': '10', 'upload-metadata': `${named},account_id ${base64(own.account)}` },
      { ...TUS, 'upload-length': '10' },
      { ...TUS, 'upload-length': '10', 'upload-metadata': named },
      { ...TUS, 'upload-length': '10', 'upload-metadata': `${named},account_id ${base64('x')}` },
      { ...TUS, 'upload-length': '-1', 'upload-metadata': `${named},account_id ${base64(own.account)}` },
      { ...TUS, 'upload-length': '10', 'upload-metadata': '%%%' },
      { ...TUS, 'upload-defer-length': '1', 'upload-metadata': `${named},account_id ${base64(own.account)}` },
    ])
      expect((await raw(headers)).status, JSON.stringify(headers)).toBe(400);
  });

  it('S01 is seen by nobody but its owner', async () => {
    const { anna } = await fresh();
    const { id } = (await transfers.start(anna, { size: CSV.length })).body;
    const colleague = (await fresh()).anna;
    const stranger = (await desk(app)).anna;
    const admin = await app.user({ superAdmin: true });
    for (const user of [colleague, stranger, admin]) {
      expect((await app.as(user).get(`${UPLOADS}/${id}`)).status).toBe(404);
      expect((await transfers.head(user, id)).status).toBe(404);
      expect((await transfers.send(user, id, 0, Buffer.from('x'))).status).toBe(404);
      expect((await transfers.remove(user, id)).status).toBe(404);
      expect((await app.as(user).post(`${UPLOADS}/${id}/table`, { table: 0 })).status).toBe(404);
      expect((await app.as(user).get(UPLOADS)).body.objects).toEqual([]);
    }
    expect((await transfers.start(stranger, { size: 10 })).status).toBe(404);
    expect((await transfers.head(anna, id)).headers['upload-offset']).toBe('0');
  });

  it('asks for the permission and the account at each part', async () => {
    const { anna } = await fresh();
    const { id } = (await transfers.start(anna, { size: CSV.length })).body;
    expect((await transfers.send(anna, id, 0, Buffer.from(CSV).subarray(0, 5))).status).toBe(204);
    await app.sql('delete from user_account where user_id = $1', [anna.id]);
    expect((await transfers.send(anna, id, 5, Buffer.from('x'))).status).toBe(404);
    const viewer = await app.user({ accounts: [own.account], permissions: ['can_view_audience'] });
    expect((await transfers.send(viewer, id, 5, Buffer.from('x'))).status).toBe(403);
    expect((await transfers.start(viewer, { size: 10 })).status).toBe(403);
    expect((await app.app.api.inject({ method: 'HEAD', url: `${UPLOADS}/${id}`, headers: TUS })).statusCode).toBe(401);
  });

  it('is removed with its bytes, once', async () => {
    const { anna } = await fresh();
    const { id } = (await transfers.start(anna, { size: CSV.length })).body;
    await transfers.send(anna, id, 0, Buffer.from(CSV).subarray(0, 5));
    expect((await transfers.remove(anna, id)).status).toBe(204);
    expect((await transfers.remove(anna, id)).status).toBe(404);
    expect(await app.sql('select * from audience_transfer_part where transfer_id = $1', [id])).toEqual([]);
  });

  it('is removed a day after its last byte', async () => {
    const { anna } = await fresh();
    const [old, young] = [await transfers.start(anna, { size: 10 }), await transfers.start(anna, { size: 10 })];
    app.clock.advance(20 * 3_600_000);
    await transfers.send(anna, young.body.id, 0, Buffer.from('x'));
    app.clock.advance(5 * 3_600_000);
    await app.write(systemActor('test'), (tx) => enqueue(tx, sweepTransfers, {}));
    await app.runJobs();
    expect((await transfers.head(anna, old.body.id)).status).toBe(404);
    expect((await transfers.head(anna, young.body.id)).headers['upload-offset']).toBe('1');
  });

  it('says why a file can’t be read, and keeps nothing of it', async () => {
    const id = await transfers.sent('\n\n\n', 'empty.csv');
    const refused = await transfers.show(id);
    expect(refused).toMatchObject({ state: 'refused', file_id: null });
    expect(refused.problem).not.toBe('');
    expect(await app.sql(`select id from file where kind = 'audience_csv' and name = 'empty.csv'`)).toEqual([]);
    expect((await transfers.remove(own.anna, id)).status).toBe(204);
  });
});

describe('a connection that breaks', () => {
  it('R51 leaves what came, and the upload goes on from there', async () => {
    const { anna } = await fresh();
    const rows = Array.from({ length: 30_000 }, (_, n) => `reader${n}@letters.test,Reader ${n}\n`);
    const bytes = Buffer.from(`email,First name\n${rows.join('')}`);
    const { id } = (await transfers.start(anna, { size: bytes.length, name: 'cut.csv' })).body;
    const address = await app.app.api.listen({ port: 0, host: '127.0.0.1' });
    const token = await app.issuer.token(anna.subject);
    const offset = async () => Number((await transfers.head(anna, id)).headers['upload-offset']);
    for (const share of [0.1, 0.5, 0.99]) {
      const at = await offset();
      const port = Number(new URL(address).port);
      const socket = await beginPart({ port, token, id, offset: at, length: bytes.length - at });
      const sent = bytes.subarray(at, at + Math.floor((bytes.length - at) * share));
      await new Promise((resolve) => socket.write(sent, resolve));
      // The server must have begun to store before the cut, or there is nothing to keep.
      const staged = `select count(*)::int as count from file where kind = 'audience_transfer' and name = 'cut.csv' and state = 'staged'`;
      await vi.waitFor(async () => expect((await app.sql(staged))[0]?.['count']).not.toBe(0), WAIT);
      socket.destroy();
      await vi.waitFor(async () => expect(await offset()).toBeGreaterThan(at), WAIT);
      expect(await offset()).toBeLessThanOrEqual(at + sent.length);
    }
    const at = await offset();
    expect((await transfers.send(anna, id, at, bytes.subarray(at))).status).toBe(204);
    await app.runJobs();
    const { file_id } = (await app.as(anna).get(`${UPLOADS}/${id}`)).body;
    const { body } = await app.as(anna).get(`/api/v1/audience/file/${file_id}`);
    expect(body.file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('R51 R20 loses nothing of earlier parts when the store is full', async () => {
    const { anna } = await fresh();
    const { id } = (await transfers.start(anna, { size: CSV.length })).body;
    const bytes = Buffer.from(CSV);
    await transfers.send(anna, id, 0, bytes.subarray(0, 5));
    const before = [await app.storedFiles(), await app.sql('select id from file order by id')];
    const write = vi.spyOn(app.app.deps.store, 'write').mockImplementation(async (_key, content) => {
      // Every write to this device fails as on a full disk.
      await pipeline(content, createWriteStream('/dev/full'));
    });
    expect((await transfers.send(anna, id, 5, bytes.subarray(5))).status).toBe(507);
    write.mockRestore();
    expect([await app.storedFiles(), await app.sql('select id from file order by id')]).toEqual(before);
    expect((await transfers.head(anna, id)).headers['upload-offset']).toBe('5');
    expect((await transfers.send(anna, id, 5, bytes.subarray(5))).status).toBe(204);
  });
});
