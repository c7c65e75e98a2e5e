import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk } from '../../testing/audiences.ts';
import { startWorker, type Worker } from '../../testing/worker.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;
let app: TestApp;
const workers: Worker[] = [];

beforeAll(async () => {
  app = await testApp({ partial: true, settings: { SECRET_KEYS: keys } });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await app.close();
});

const start = async (): Promise<Worker> => {
  const worker = await startWorker(app, { SECRET_KEYS: keys });
  workers.push(worker);
  return worker;
};

const rows = 100_000;
/** One bad row in a hundred, one repeated address in fifty: what a lost or repeated chunk would show in. */
const row = (at: number): string => {
  if (at % 100 === 99) return `nobody ${at},Ada\n`;
  return at % 50 === 49 ? `reader.${at - 1}@letters.test,Again\n` : `reader.${at}@letters.test,Ada\n`;
};
const counts = {
  rows,
  rejected: rows / 100,
  duplicates: rows / 100,
  suppressed: 0,
  merged: 0,
  accepted: rows - rows / 50,
};

const versionOf = async (id: number) => {
  const [version] = await app.sql<{ state: string; rows: number; rolling_hash: string; version_id: number }>(
    `select v.state, v.rows, v.rolling_hash, v.id as version_id from audience a join audience_version v on v.id = a.latest_version_id where a.id = $1`,
    [id],
  );
  if (!version) throw new Error(`audience ${id} has no version`);
  return version;
};

/** The queue notices a dead worker by its silence; the test doesn't wait for that half minute at each kill. */
const giveUpSilentRuns = () =>
  app.sql(
    `update jobs.job set heartbeat_on = now() - interval '10 minutes' where state = 'active' and name = 'audiences.import'`,
  );

const kills = Number(process.env['SOAK_KILLS'] ?? 3);

it('R10 imports exactly, however often its worker is killed with -9', { timeout: 600_000 }, async () => {
  app.clock.set(new Date());
  const own = await desk(app);
  const csv = ['email,First name\n', ...Array.from({ length: rows }, (_, at) => row(at))].join('');
  const undisturbed = (await own.imported(csv)).body;
  expect(undisturbed.counts).toEqual(counts);
  const { body } = await own.add(csv);
  for (let turn = 0; turn < kills; turn += 1) {
    const share = [0.1, 0.5, 0.99][turn % 3] ?? 0.5;
    const worker = await start();
    await vi.waitFor(
      async () => expect((await versionOf(body.id)).rows).toBeGreaterThanOrEqual(Math.floor(rows * share * 0.9)),
      {
        timeout: 120_000,
        interval: 10,
      },
    );
    await worker.kill();
    await giveUpSilentRuns();
  }
  await start();
  await vi.waitFor(async () => expect((await versionOf(body.id)).state).toBe('sealed'), {
    timeout: 120_000,
    interval: 200,
  });
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
});
