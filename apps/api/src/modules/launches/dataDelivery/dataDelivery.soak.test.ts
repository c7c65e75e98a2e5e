import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedDelivery } from '../../../testing/destinations/dataDeliveries.ts';
import { startMultipartS3, type MultipartS3 } from '../../../testing/destinations/multipartS3.ts';
import { productOf } from '../../../testing/sending.ts';
import { watch, type Watch } from '../../../testing/watch.ts';
import { startWorker } from '../../../testing/worker.ts';

const isSoak = process.env['SOAK_ROWS'] !== undefined;
const HOUR = 3_600_000;
const PEOPLE = 50_000;
/** Letters for each of the people: with them the list has 100 MB. */
const WIDTH = 2_000;
/** A worker may need so much more than an idle one. Most of it are the parts on their way. */
const MEGABYTES = 90;

let app: TestApp;
let s3: MultipartS3;
let ledger: Watch;
let settings: Record<string, string>;
beforeAll(async () => {
  if (!isSoak) return;
  s3 = await startMultipartS3();
  settings = {
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    OUTBOUND_ALLOW: `127.0.0.1:${s3.port}`,
  };
  const allow = [{ address: '127.0.0.1', prefix: 32, family: 4 as const, port: s3.port }];
  app = await testApp({ partial: true, settings, allow });
  ledger = await watch(app, 'product');
  // The worker uses the machine's clock.
  app.clock.set(new Date(Date.now() - HOUR));
});
afterAll(async () => {
  if (!isSoak) return;
  await ledger.close();
  await app.close();
  s3.close();
});

/** How much memory a process has, or has had at most, in MB. The bucket is in this process, so only the worker counts. */
async function megabytesOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}

it.runIf(isSoak)('delivers a list of 50,000 people and 100 MB with less memory than it has', async () => {
  const idle = await startWorker(app, settings);
  const before = await megabytesOf(idle.pid, 'VmRSS');
  await idle.kill();
  const campaign = await confirmedDelivery(
    app,
    {
      kind: 's3',
      bucket: 'lists',
      endpoint: s3.endpoint,
      access_key_id: 'AKEXAMPLE0001',
      secret_access_key: 'canary-secret-7f3',
    },
    { members: PEOPLE, product: { volume_ordered: PEOPLE } },
  );
  await app.sql(
    `update message set merge = jsonb_build_object('custom', jsonb_build_object('note', repeat('x', $2::int)))
      where product_id = $1`,
    [campaign.productId, WIDTH],
  );
  const worker = await startWorker(app, settings);
  await ledger.until(async () => (await productOf(app, campaign)).product_status === 'Completed');
  const used = Math.round((await megabytesOf(worker.pid, 'VmHWM')) - before);
  await worker.kill();
  const { data_delivery: delivery, volume_delivered } = await productOf(app, campaign);
  const [list] = delivery.files;
  process.stdout.write(`data delivery: ${PEOPLE} people, ${list.bytes} bytes, ${used} MB more than idle\n`);
  expect(volume_delivered).toBe(PEOPLE);
  expect(list.bytes).toBeGreaterThan(PEOPLE * WIDTH);
  const bytes = s3.objects.get(`/lists/${list.name}`) ?? Buffer.alloc(0);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(list.sha256);
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThan(MEGABYTES);
});
