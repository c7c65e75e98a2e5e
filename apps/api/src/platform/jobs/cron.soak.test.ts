import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { watch, type Watch } from '../../testing/watch.ts';
import { startWorker, type Worker } from '../../testing/worker.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;
const isSoak = process.env['SOAK_KILLS'] !== undefined;
const MINUTES = 3;

let app: TestApp;
let queue: Watch;
let workers: Worker[] = [];
beforeAll(async () => {
  if (!isSoak) return;
  app = await testApp({ partial: true, settings: { SECRET_KEYS: keys } });
  queue = await watch(app, 'jobs.job');
  workers = [await startWorker(app, { SECRET_KEYS: keys }), await startWorker(app, { SECRET_KEYS: keys })];
});
afterAll(async () => {
  if (!isSoak) return;
  await Promise.all(workers.map((worker) => worker.kill()));
  await queue.close();
  await app.close();
});

it.runIf(isSoak)('starts by the clock, once a minute over two workers', async () => {
  const runs = () =>
    app.sql<{ state: string; minute: Date }>(
      `select state, date_trunc('minute', created_on) as minute from jobs.job where name = 'audit.seal' order by created_on`,
    );
  await queue.until(async () => (await runs()).filter(({ state }) => state === 'completed').length >= MINUTES);
  const begun = (await runs()).map(({ minute }) => minute.getTime());
  expect(new Set(begun).size).toBe(begun.length);
  begun.slice(1).forEach((at, index) => expect(at - (begun[index] ?? 0)).toBe(60_000));
});
