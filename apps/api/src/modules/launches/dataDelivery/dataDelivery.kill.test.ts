import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedDelivery } from '../../../testing/destinations/dataDeliveries.ts';
import { startMultipartS3, type MultipartS3 } from '../../../testing/destinations/multipartS3.ts';
import { productOf, statesOf } from '../../../testing/sending.ts';
import { watch, type Watch } from '../../../testing/watch.ts';
import { startWorker } from '../../../testing/worker.ts';

const HOUR = 3_600_000;

let app: TestApp;
let s3: MultipartS3;
let ledger: Watch;
let settings: Record<string, string>;
beforeAll(async () => {
  s3 = await startMultipartS3();
  settings = {
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    OUTBOUND_ALLOW: `127.0.0.1:${s3.port}`,
  };
  const allow = [{ address: '127.0.0.1', prefix: 32, family: 4 as const, port: s3.port }];
  app = await testApp({ partial: true, settings, allow });
  ledger = await watch(app, 'message', 'product');
  // The workers use the machine's clock.
  app.clock.set(new Date(Date.now() - HOUR));
});
afterAll(async () => {
  await ledger.close();
  await app.close();
  s3.close();
});

it('delivers a list once and whole when the worker is killed while it writes', async () => {
  const place = {
    kind: 's3',
    bucket: 'lists',
    endpoint: s3.endpoint,
    access_key_id: 'AKEXAMPLE0001',
    secret_access_key: 'canary-secret-7f3',
  };
  const campaign = await confirmedDelivery(app, place);
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  s3.onPart = () => {
    reached.resolve();
    return held.promise;
  };
  const first = await startWorker(app, settings);
  await reached.promise;
  await first.kill();
  s3.onPart = () => undefined;
  held.resolve();
  expect([...s3.objects.keys()]).toEqual([]);
  // As the queue does on its own once it has noticed half a minute of silence.
  await app.sql(`update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`);

  const second = await startWorker(app, settings);
  await ledger.until(async () => (await statesOf(app, campaign))['accepted'] === 100);
  await ledger.until(async () => (await productOf(app, campaign)).product_status === 'Completed');
  await second.kill();
  const { data_delivery: delivery, volume_delivered } = await productOf(app, campaign);
  expect(volume_delivered).toBe(100);
  expect(s3.objects.size).toBe(3);
  for (const { name, sha256 } of delivery.files) {
    const bytes = s3.objects.get(`/lists/${name}`) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  // Nothing is left of the killed run's upload.
  expect(s3.openParts()).toBe(0);
});
