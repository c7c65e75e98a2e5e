import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { faultyProduct, proofreading, TWELVE } from '../../../testing/proofread/faultyPeople.ts';
import { watch, type Watch } from '../../../testing/watch.ts';
import { startWorker } from '../../../testing/worker.ts';

const HOUR = 3_600_000;
const settings = { SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}` };
// The reading takes 10,000 people at a time, so a kill after the first faults comes between two pieces.
const PEOPLE = 30_000;

let app: TestApp;
let changes: Watch;
beforeAll(async () => {
  app = await testApp({ partial: true, settings });
  changes = await watch(app, 'launch_proofread_fault', 'product');
  // The workers use the machine's clock.
  app.clock.set(new Date(Date.now() - 1000));
});
afterAll(async () => {
  await changes.close();
  await app.close();
});

it('R08 finds the same when the worker is killed while it reads the mails', async () => {
  const campaign = await faultyProduct(app, { people: PEOPLE, testSeeds: [] });
  await app.sql('update product set starts_at = $2, ends_at = $3 where id = $1', [
    campaign.productId,
    new Date(Date.now() + HOUR),
    new Date(Date.now() + 90 * HOUR),
  ]);
  const url = `/api/v1/product/${campaign.productId}/launch`;
  expect((await app.as(campaign.launcher).post(url, {})).status).toBe(202);
  const count = async () => (await app.sql('select count(*)::int as n from launch_proofread_fault'))[0]?.['n'];
  const first = await startWorker(app, settings);
  await changes.until(async () => Number(await count()) > 0);
  await first.kill();
  await app.sql(`update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`);
  const last = await startWorker(app, settings);
  await changes.until(async () => (await app.sql('select from product where waiting')).length > 0);
  await last.kill();
  const { body } = await (await proofreading(app, campaign)).get();
  expect(body).toMatchObject({ mails: PEOPLE, sums: { as_written: PEOPLE - TWELVE.length, undecided: TWELVE.length } });
  expect(body.faults).toHaveLength(TWELVE.length - 1);
}, 300_000);
