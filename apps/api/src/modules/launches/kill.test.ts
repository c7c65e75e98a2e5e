import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { confirmedProduct, sendableProduct } from '../../testing/launches.ts';
import { startRelay, type Relay } from '../../testing/relay.ts';
import { watch, type Watch } from '../../testing/watch.ts';
import { startWorker } from '../../testing/worker.ts';

const HOUR = 3_600_000;
const POOL = 5;
const kills = Number(process.env['SOAK_KILLS'] ?? 1);
const killed = kills === 1 ? 'once' : `${kills} times`;
const settings = { SMTP_POOL: String(POOL), SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}` };

let app: TestApp;
let relay: Relay;
let ledger: Watch;
beforeAll(async () => {
  relay = await startRelay();
  app = await testApp({ partial: true, smtpUrl: relay.url, settings });
  ledger = await watch(app, 'message', 'product');
  // The workers use the machine's clock.
  app.clock.set(new Date(Date.now() - HOUR));
});
afterAll(async () => {
  await ledger.close();
  await app.close();
  await relay.close();
});

/** Makes the run due again, as the queue does on its own once it has noticed half a minute of silence. */
function noticeSilence() {
  return app.sql(
    `update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );
}

async function statesOf(productId: number): Promise<Record<string, number>> {
  const rows = await app.sql<{ state: string; n: number }>(
    `select state, count(*)::int as n from message where product_id = $1 and purpose = 'live' group by 1`,
    [productId],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

it(
  `R08 loses nothing and sends nothing twice when the worker is killed ${killed} while it sends`,
  async () => {
    const people = 400 * (kills + 1);
    const { productId } = await confirmedProduct(app, { members: people, product: { volume_ordered: people } });
    for (let kill = 1; kill <= kills; kill += 1) {
      const reached = new Promise<void>((resolve) => {
        const goal = relay.received.length + 200;
        relay.onTaken = (count) => {
          if (count >= goal) resolve();
        };
      });
      const worker = await startWorker(app, settings);
      await reached;
      await worker.kill();
      await noticeSilence();
    }
    relay.onTaken = () => {};
    const last = await startWorker(app, settings);
    await ledger.until(async () => {
      const states = await statesOf(productId);
      return (states['queued'] ?? 0) + (states['claimed'] ?? 0) === 0;
    });
    await last.kill();

    const states = await statesOf(productId);
    const received = relay.received.map(({ to }) => to).filter((to) => to.startsWith('person'));
    expect(new Set(received).size).toBe(received.length);
    expect((states['accepted'] ?? 0) + (states['in doubt'] ?? 0)).toBe(people);
    expect(states['in doubt'] ?? 0).toBeLessThanOrEqual(kills * POOL);
    const accepted = await app.sql<{ email: string }>(
      `select email from message where product_id = $1 and purpose = 'live' and state = 'accepted'`,
      [productId],
    );
    const arrived = new Set(received);
    expect(accepted.filter(({ email }) => !arrived.has(email))).toEqual([]);
    const [day] = await app.sql('select sum(delivered)::int as delivered from product_response where product_id = $1', [
      productId,
    ]);
    expect(day).toEqual({ delivered: states['accepted'] });
  },
  120_000 + kills * 60_000,
);

it(
  `R08 builds the exact list when the worker is killed ${killed} while it builds`,
  async () => {
    // Each piece of the list has 10,000 people, so each kill hits a different piece.
    const people = 10_000 * (kills + 2);
    const campaign = await sendableProduct(app, { members: people, product: { volume_ordered: people } });
    app.clock.set(new Date(Date.now() - 1000));
    await app.sql('update product set starts_at = $2, ends_at = $3 where id = $1', [
      campaign.productId,
      new Date(Date.now() + HOUR),
      new Date(Date.now() + 90 * HOUR),
    ]);
    const answer = await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {});
    expect(answer.status).toBe(202);
    const built = async () => (await statesOf(campaign.productId))['queued'] ?? 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      const worker = await startWorker(app, settings);
      await ledger.until(async () => (await built()) >= kill * 10_000);
      await worker.kill();
      await noticeSilence();
    }
    const last = await startWorker(app, settings);
    const status = async () =>
      (await app.sql('select status from product where id = $1', [campaign.productId]))[0]?.['status'];
    await ledger.until(async () => (await status()) === 'Processing');
    await last.kill();
    expect(await statesOf(campaign.productId)).toEqual({ queued: people });
    const [launch] = await app.sql<{ counts: { recipients: number } }>(
      'select counts from launch where product_id = $1',
      [campaign.productId],
    );
    expect(launch?.counts.recipients).toBe(people);
  },
  120_000 + kills * 60_000,
);
