import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { startApi } from '../../../testing/transfers/apiProcess.ts';
import { beginPart } from '../../../testing/transfers/brokenPart.ts';
import { transfersOf, TUS, UPLOADS } from '../../../testing/transfers/transfers.ts';
import { startWorker } from '../../../testing/worker.ts';
import { sweepFiles } from '../../activity/files.jobs.ts';
import { sweepTransfers } from '../audiences.queues.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;
const WAIT = { timeout: 120_000, interval: 20 };
const LONG = { timeout: 600_000 };
const HOUR = 3_600_000;

let app: TestApp;
let own: Desk;
let transfers: ReturnType<typeof transfersOf>;
/** The folder for temporary files of the processes that are killed. */
let temporary: string;
const running: { kill(): Promise<void> }[] = [];

beforeAll(async () => {
  app = await testApp({ settings: { SECRET_KEYS: keys } });
  app.clock.set(new Date());
  own = await desk(app);
  transfers = transfersOf(app, own);
  temporary = await mkdtemp(join(tmpdir(), 'mailroom-kill-'));
});
afterEach(() => Promise.all(running.splice(0).map((each) => each.kill())));
afterAll(async () => {
  await app.close();
  await rm(temporary, { recursive: true, force: true });
});

function environment() {
  return { SECRET_KEYS: keys, RATE_LIMIT: '1000000', TMPDIR: temporary };
}

async function started<Program extends { kill(): Promise<void> }>(program: Promise<Program>): Promise<Program> {
  const each = await program;
  running.push(each);
  return each;
}

function csvOf(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => `reader${at}@letters.test,${randomBytes(8).toString('hex')}\n`);
  return Buffer.from(`email,First name\n${lines.join('')}`);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function fileOf(id: number) {
  const { file_id: fileId } = await transfers.show(id);
  return (await app.as(own.anna).get(`/api/v1/audience/file/${fileId}`)).body.file;
}

/** The folders of unpackings that run, or that were killed. */
async function unpackFolders(): Promise<string[]> {
  const names = await readdir(temporary);
  return names.filter((name) => name.startsWith('mailroom-unpack-')).map((name) => join(temporary, name));
}

/** Two hours later, the store holds the kept files and nothing else. */
async function expectNoLeftFiles() {
  app.clock.advance(2 * HOUR);
  await app.write(systemActor('test'), (tx) => enqueue(tx, sweepFiles, {}));
  await app.runJobs(sweepFiles);
  app.clock.set(new Date());
  const rows = await app.sql<{ key: string; state: string }>('select key, state from file');
  expect(rows.filter(({ state }) => state !== 'kept')).toEqual([]);
  expect((await app.storedFiles()).toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
}

it('R51 goes on from what is stored when the server is killed with -9 in the middle of a part', LONG, async () => {
  const bytes = csvOf(40_000);
  const { id } = (await transfers.start(own.anna, { size: bytes.length, name: 'killed.csv' })).body;
  const token = await app.issuer.token(own.anna.subject);
  const stored = 100_000;
  expect((await transfers.send(own.anna, id, 0, bytes.subarray(0, stored))).status).toBe(204);
  const api = await started(startApi(app, environment()));
  const length = bytes.length - stored;
  const socket = await beginPart({ port: api.port, token, id, offset: stored, length });
  socket.on('error', () => {});
  // The rest of the part never comes, so the server can't end it.
  socket.write(bytes.subarray(stored, stored + 500_000));
  await vi.waitFor(
    async () => expect((await app.storedFiles()).filter((name) => name.endsWith('.part'))).toHaveLength(1),
    WAIT,
  );
  await api.kill();
  socket.destroy();

  const next = await started(startApi(app, environment()));
  const answer = await fetch(`http://127.0.0.1:${next.port}${UPLOADS}/${id}`, {
    method: 'HEAD',
    headers: { ...TUS, authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.headers.get('upload-offset')]).toEqual([200, String(stored)]);
  expect((await transfers.send(own.anna, id, stored, bytes.subarray(stored))).status).toBe(204);
  await app.runJobs();
  expect(await fileOf(id)).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
  await expectNoLeftFiles();
});

/** Places at which the worker waits while the test holds their locks. */
const PROGRESS = 1;
const READY = 2;

async function addHolds() {
  await app.sql(`create function hold_transfer() returns trigger language plpgsql set lock_timeout = 0 as $$
    begin
      perform pg_advisory_xact_lock_shared(case when new.upload_id is null then ${PROGRESS} else ${READY} end);
      return new;
    end $$`);
  await app.sql(`create trigger hold_transfer before update on audience_transfer for each row
    when (new.progress > 0) execute function hold_transfer()`);
}

/** The transactions that wait for the test. They are known by their lock, which nothing else uses. */
async function waiting(place: number): Promise<number> {
  const [found] = await app.sql<{ count: number }>(
    `select count(*)::int as count from pg_locks
      where locktype = 'advisory' and not granted and mode = 'ShareLock' and classid = 0 and objid = ${place}`,
  );
  return found?.count ?? 0;
}

/** Starts a worker, and kills it once it waits at the place. */
async function killAt(place: number, before: () => Promise<void>) {
  await app.sql('select pg_advisory_lock($1)', [place]);
  const worker = await started(startWorker(app, environment()));
  await vi.waitFor(async () => expect(await waiting(place)).toBe(1), WAIT);
  await before();
  await worker.kill();
  await app.sql('select pg_advisory_unlock($1)', [place]);
  // Its connection ends without a commit.
  await vi.waitFor(async () => expect(await waiting(place)).toBe(0), WAIT);
  // The queue does this on its own after half a minute without a heartbeat.
  await app.sql(`update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`);
}

it('R51 unpacks a file once, however its worker is killed with -9', LONG, async () => {
  const bytes = csvOf(200_000);
  const packed = gzipSync(bytes);
  const { id } = (await transfers.start(own.anna, { size: packed.length, name: 'unpacked.csv.gz' })).body;
  expect((await transfers.send(own.anna, id, 0, packed)).status).toBe(204);
  await addHolds();

  // Its first progress waits, so nothing of the run is kept yet, however far it is.
  await killAt(PROGRESS, async () => {
    expect(await transfers.show(id)).toMatchObject({ state: 'reading', progress: 0, file_id: null });
  });
  // The table is stored, but no upload knows it.
  await killAt(READY, async () => {
    const files = await app.sql(`select state, size::int as size from file where name = 'unpacked.csv'`);
    expect(files).toContainEqual({ state: 'staged', size: bytes.length });
    expect(await transfers.show(id)).toMatchObject({ state: 'reading', file_id: null });
  });

  await started(startWorker(app, environment()));
  await vi.waitFor(async () => expect(await transfers.show(id)).toMatchObject({ state: 'ready', progress: 100 }), WAIT);
  expect(await fileOf(id)).toMatchObject({ name: 'unpacked.csv', size: bytes.length, sha256: sha256(bytes) });
  const uploads = await app.sql(`select id from audience_upload where unpacked_from ->> 'name' = 'unpacked.csv.gz'`);
  expect(uploads).toHaveLength(1);
  await expectNoLeftFiles();

  const left = await unpackFolders();
  // The other worker was killed when it had removed its folder.
  expect(left).toHaveLength(1);
  const young = await mkdtemp(join(temporary, 'mailroom-unpack-'));
  const yesterday = new Date(Date.now() - 24 * HOUR);
  for (const path of left) await utimes(path, yesterday, yesterday);
  vi.stubEnv('TMPDIR', temporary);
  await app.write(systemActor('test'), (tx) => enqueue(tx, sweepTransfers, {}));
  await app.runJobs(sweepTransfers);
  vi.unstubAllEnvs();
  expect(await unpackFolders()).toEqual([young]);
});
