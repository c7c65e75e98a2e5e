import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { watch, type Watch } from '../../../testing/watch.ts';
import { startWorker, type Worker } from '../../../testing/worker.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;
const rows = Number(process.env['SOAK_ROWS'] ?? 0);
const isSoak = rows > 0;
const listed = rows / 10;

let app: TestApp;
let own: Desk;
let counts: Watch;
let worker: Worker | undefined;
beforeAll(async () => {
  if (!isSoak) return;
  app = await testApp({ partial: true, settings: { SECRET_KEYS: keys } });
  app.clock.set(new Date());
  own = await desk(app);
  counts = await watch(app, 'recount_due', 'audience_version');
});
afterAll(async () => {
  if (!isSoak) return;
  await worker?.stop();
  await counts.close();
  await app.close();
});

function fileOf(who: string): string {
  return ['email\n', ...Array.from({ length: rows }, (_, at) => `${who}.${at}@letters.test\n`)].join('');
}

/** Ends the connections of the application and of its queue, as a restart does. A role may end only its own. */
async function restart(): Promise<void> {
  const { databaseUrl, databaseJobsUrl } = app.app.deps.settings;
  for (const connectionString of [databaseUrl, databaseJobsUrl]) {
    const role = new pg.Client({ connectionString });
    await role.connect();
    await role.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
    await role.end();
  }
}

it.runIf(isSoak)(
  'D8 a long list over two large audiences is counted exactly, and said, though the database restarts',
  async () => {
    const ids = [(await own.imported(fileOf('ada'))).body.id, (await own.imported(fileOf('bo'))).body.id];
    const shown = () => Promise.all(ids.map(async (id) => (await own.show(id)).body));
    expect(await shown()).toMatchObject([{ deliverable: rows }, { deliverable: rows }]);
    const half = (who: string) => Array.from({ length: listed / 2 }, (_, at) => `${who}.${at * 3}@letters.test\n`);
    const list = await app.as(own.anna).form('POST', '/api/v1/suppression', {
      fields: { scope: 'account', account_id: String(own.account), name: 'Left' },
      files: { suppressions: { name: 'left.csv', content: [...half('ada'), ...half('bo')].join('') } },
    });
    expect(list.status).toBe(201);
    const began = performance.now();
    worker = await startWorker(app, { SECRET_KEYS: keys });
    await counts.until(async () => (await shown()).some(({ recount }) => recount !== null && recount.done >= rows / 4));
    // Nobody sees a number from a count that isn't complete.
    for (const { recount, deliverable } of await shown())
      expect(deliverable).toBe(recount === null ? rows - listed / 2 : rows);
    await restart();
    await counts.until(async () => (await shown()).every(({ deliverable }) => deliverable === rows - listed / 2));
    process.stdout.write(`recount: ${Math.round((performance.now() - began) / 1000)} s\n`);
    expect(await shown()).toMatchObject(ids.map(() => ({ suppressed_now: listed / 2, recount: null })));
  },
);
