import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk } from '../../../testing/audiences.ts';
import { watch, type Watch } from '../../../testing/watch.ts';
import { startWorker, type Worker } from '../../../testing/worker.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;
let app: TestApp;
let versions: Watch;
const workers: Worker[] = [];

beforeAll(async () => {
  app = await testApp({ partial: true, settings: { SECRET_KEYS: keys } });
  versions = await watch(app, 'audience_version');
});
/** A worker left over would take the job that the next test expects of its own worker. */
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));
afterAll(async () => {
  await versions.close();
  await app.close();
});

async function start(): Promise<Worker> {
  const worker = await startWorker(app, { SECRET_KEYS: keys });
  workers.push(worker);
  return worker;
}

const kills = Number(process.env['SOAK_KILLS'] ?? 1);
/** A chunk has 25,000 rows, so at least one lies between two kills; and more than 100,000 rows make a large import. */
const rows = 25_000 * Math.max(5, kills + 1);

/** One bad row in a hundred and one repeated address in fifty, so that a lost or repeated chunk would show. */
function row(at: number): string {
  if (at % 100 === 99) return `nobody ${at},Ada\n`;
  return at % 50 === 49 ? `reader.${at - 1}@letters.test,Again\n` : `reader.${at}@letters.test,Ada\n`;
}

function countsOf(total: number) {
  const hundredth = total / 100;
  return {
    rows: total,
    rejected: hundredth,
    duplicates: hundredth,
    suppressed: 0,
    opted_out: 0,
    merged: 0,
    accepted: total - 2 * hundredth,
  };
}

function fileOf(total: number): string {
  return ['email,First name\n', ...Array.from({ length: total }, (_, at) => row(at))].join('');
}

const counts = countsOf(rows);

async function versionOf(id: number) {
  const [version] = await app.sql<{ state: string; rows: number; rolling_hash: string; version_id: number }>(
    `select v.state, v.rows, v.rolling_hash, v.id as version_id from audience a join audience_version v on v.id = a.latest_version_id where a.id = $1`,
    [id],
  );
  if (!version) throw new Error(`audience ${id} has no version`);
  return version;
}

/** Makes the run due again, as the queue does on its own after half a minute without a heartbeat. */
function noticeSilence() {
  return app.sql(
    `update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );
}

/** Returns the share of the file after which the worker is killed: half of it, or in a soak many from 5 to 99 in a hundred. */
function shareOf(turn: number): number {
  return kills === 1 ? 0.5 : Math.min(0.99, (turn + 1) / kills);
}

it(
  'R10 imports exactly, however often its worker is killed with -9',
  { timeout: 600_000 + kills * 60_000 },
  async () => {
    app.clock.set(new Date());
    const own = await desk(app);
    const csv = fileOf(rows);
    const undisturbed = (await own.imported(csv)).body;
    expect(undisturbed.counts).toEqual(counts);
    const { body } = await own.add(csv);
    for (let turn = 0; turn < kills; turn += 1) {
      const goal = Math.floor(rows * shareOf(turn) * 0.9);
      const worker = await start();
      await versions.until(async () => (await versionOf(body.id)).rows >= goal);
      await worker.kill();
      await noticeSilence();
    }
    await start();
    await versions.until(async () => (await versionOf(body.id)).state === 'sealed');
    const shown = (await own.show(body.id)).body;
    expect(shown).toMatchObject({ status: 'Approved', counts, deliverable: counts.accepted });
    const { version_id: id, rolling_hash: hash } = await versionOf(body.id);
    expect(hash).toBe((await versionOf(undisturbed.id)).rolling_hash);
    const [found] = await app.sql(
      `select (select count(*) from audience_member where version_id = $1) as members,
            (select count(distinct line) from audience_member where version_id = $1) as lines,
            (select count(*) from audience_reject where version_id = $1) as rejects`,
      [id],
    );
    expect(found).toEqual({ members: counts.accepted, lines: counts.accepted, rejects: counts.rejected });
  },
);

it('R29 finishes or returns the job when its worker is told to stop', async () => {
  app.clock.set(new Date());
  const own = await desk(app);
  const few = 75_000;
  const { body } = await own.add(fileOf(few));
  const worker = await start();
  await versions.until(async () => (await versionOf(body.id)).rows >= few * 0.1);
  expect(await worker.stop()).toBe(0);
  expect(await app.sql(`select name from jobs.job where state = 'active'`)).toEqual([]);
  await start();
  await versions.until(async () => (await versionOf(body.id)).state === 'sealed');
  expect((await own.show(body.id)).body).toMatchObject({ status: 'Approved', counts: countsOf(few) });
});

it('R10 adds a file whole or not at all, when its worker is killed with -9', async () => {
  app.clock.set(new Date());
  const own = await desk(app);
  const { body: base } = await own.imported('email,First name\nada@letters.test,Ada\n');
  const few = 50_000;
  const { body: file } = await own.upload(fileOf(few));
  await app.as(own.anna).patch(`/api/v1/audience/${base.id}`, { upload_id: file.id, people: 'add' });
  const worker = await start();
  await versions.until(async () => (await versionOf(base.id)).rows >= few * 0.1);
  await worker.kill();
  const { accepted } = countsOf(few);
  const [found] = await app.sql<{ people: number }>(
    'select count(*)::int as people from audience_member where version_id = $1',
    [base.version_id],
  );
  // A quick worker may have ended before it was killed.
  expect([1, accepted + 1]).toContain(found?.people);
  await noticeSilence();
  await start();
  await versions.until(async () => (await versionOf(base.id)).version_id === base.version_id);
  const shown = (await own.show(base.id)).body;
  expect(shown).toMatchObject({
    version_number: 1,
    deliverable: accepted + 1,
    ingests: [{}, { counts: countsOf(few) }],
  });
  expect(await app.sql('select id from audience_version where audience_id = $1', [base.id])).toEqual([
    { id: base.version_id },
  ]);
});
