import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, linkTarget, studio, type LinkTarget } from '../../../testing/creatives.ts';
import { watch, type Watch } from '../../../testing/watch.ts';
import { startWorker, type Worker } from '../../../testing/worker.ts';
import { expectMeasured } from '../../../testing/measured.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;
let app: TestApp;
let shop: LinkTarget;
let creatives: Watch;
const workers: Worker[] = [];

beforeAll(async () => {
  shop = await linkTarget();
  app = await testApp({ partial: true, settings: { SECRET_KEYS: keys } });
  creatives = await watch(app, 'creative');
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  shop.close();
  await creatives.close();
  await app.close();
});

async function start(): Promise<void> {
  workers.push(await startWorker(app, { SECRET_KEYS: keys, OUTBOUND_ALLOW: `127.0.0.1:${shop.port}` }));
}

/** Seconds of silence after which the queue considers a run dead; a soak really waits for them. */
const SILENCE = 30;
const isSoak = process.env['SOAK_KILLS'] !== undefined;
const kills = Number(process.env['SOAK_KILLS'] ?? 1);

/** Makes the queue believe that the time has passed. */
function beSilent() {
  return app.sql(`update jobs.job set heartbeat_on = heartbeat_on - make_interval(secs => $1) where state = 'active'`, [
    SILENCE + 1,
  ]);
}

it(
  'R09 checks whose workers were killed with -9 leave their waiting status within 90 seconds',
  { timeout: 600_000 + kills * 30_000 },
  async () => {
    app.clock.set(new Date());
    const own = await studio(app);
    const ids: number[] = [];
    for (let turn = 0; turn < kills; turn += 1) {
      const html = goodHtml(`<a href="${shop.origin}/once${turn}">Slow</a><a href="${shop.origin}/ok">Fine</a>`);
      const { body } = await own.add({ html });
      expect(body.status).toBe('Action Pending - Validate');
      ids.push(body.id);
      await start();
      await shop.called(`HEAD /once${turn}`);
      await workers.at(-1)?.kill();
    }
    const killed = performance.now();
    const statuses = async (): Promise<unknown[]> =>
      (await app.sql('select status from creative where id = any($1) order by id', [ids])).map((row) => row['status']);
    // Each worker may have taken over the runs that were silent for half a minute.
    const waiting = (await statuses()).filter((status) => status === 'Action Pending - Validate');
    expect(waiting.length).toBeGreaterThanOrEqual(Math.min(kills, 3));
    if (!isSoak) await beSilent();
    await start();
    await creatives.until(async () => (await statuses()).every((status) => status !== 'Action Pending - Validate'));
    expectMeasured('R09 back after a kill, ms', performance.now() - killed, 90_000);
    expect(await statuses()).toEqual(ids.map(() => 'Approved'));
    // Exactly one result each, however often its check was started.
    const links = await app.sql(
      'select creative_id, position, result from creative_link where creative_id = any($1) order by 1, 2',
      [ids],
    );
    expect(links).toEqual(
      ids.flatMap((id) =>
        ['Success', 'Success', 'Success'].map((result, at) => ({ creative_id: id, position: at + 1, result })),
      ),
    );
  },
);
