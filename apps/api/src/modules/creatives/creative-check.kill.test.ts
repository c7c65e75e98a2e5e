import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { goodHtml, linkTarget, studio, type LinkTarget } from '../../testing/creatives.ts';
import { startWorker, type Worker } from '../../testing/worker.ts';

const keys = `k1:${randomBytes(32).toString('base64')}`;
let app: TestApp;
let shop: LinkTarget;
const workers: Worker[] = [];

beforeAll(async () => {
  shop = await linkTarget();
  app = await testApp({ partial: true, settings: { SECRET_KEYS: keys } });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  shop.close();
  await app.close();
});

const start = async (): Promise<Worker> => {
  const worker = await startWorker(app, { SECRET_KEYS: keys, OUTBOUND_ALLOW: `127.0.0.1:${shop.port}` });
  workers.push(worker);
  return worker;
};

const kills = Number(process.env['SOAK_KILLS'] ?? 3);

it(
  'R09 checks whose workers were killed with -9 leave their waiting status within 90 seconds',
  { timeout: 600_000 },
  async () => {
    app.clock.set(new Date());
    const own = await studio(app);
    const ids: number[] = [];
    for (let turn = 0; turn < kills; turn += 1) {
      const html = goodHtml(`<a href="${shop.origin}/slow${turn}">Slow</a><a href="${shop.origin}/ok">Fine</a>`);
      const { body } = await own.add({ html });
      expect(body.status).toBe('Action Pending - Validate');
      ids.push(body.id);
      const worker = await start();
      await vi.waitFor(() => expect(shop.calls).toContain(`HEAD /slow${turn}`), { timeout: 20_000, interval: 50 });
      await worker.kill();
    }
    const killed = performance.now();
    const statuses = async (): Promise<unknown[]> =>
      (await app.sql('select status from creative where id = any($1) order by id', [ids])).map((row) => row['status']);
    expect(await statuses()).toEqual(ids.map(() => 'Action Pending - Validate'));
    await start();
    await vi.waitFor(async () => expect(await statuses()).toEqual(ids.map(() => 'Need Attention')), {
      timeout: 90_000,
      interval: 500,
    });
    expect(performance.now() - killed).toBeLessThan(90_000);
    // Exactly one result each, however often its check was begun.
    const links = await app.sql(
      'select creative_id, position, result from creative_link where creative_id = any($1) order by 1, 2',
      [ids],
    );
    expect(links).toEqual(
      ids.flatMap((id) =>
        ['Error', 'Success', 'Success'].map((result, at) => ({ creative_id: id, position: at + 1, result })),
      ),
    );
  },
);
