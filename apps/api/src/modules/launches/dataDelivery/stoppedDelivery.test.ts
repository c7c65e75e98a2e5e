import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { creativeCalls } from '../../../testing/corrections/rejection.ts';
import { confirmedDelivery, type Deliverable } from '../../../testing/destinations/dataDeliveries.ts';
import { startMultipartS3, type MultipartS3 } from '../../../testing/destinations/multipartS3.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { productOf } from '../../../testing/sending.ts';
import { launchTimer, launchWork } from '../launches.queues.ts';

let app: TestApp;
let s3: MultipartS3;
beforeAll(async () => {
  s3 = await startMultipartS3();
  app = await testApp({ partial: true, allow: [{ address: '127.0.0.1', prefix: 32, family: 4, port: s3.port }] });
});
afterAll(async () => {
  await app.close();
  s3.close();
});
beforeEach(() => {
  s3.objects.clear();
  s3.onComplete = () => undefined;
});
afterEach(() => requireTrueRows(app));

function bucket(): Record<string, unknown> {
  return {
    kind: 's3',
    bucket: 'lists',
    endpoint: s3.endpoint,
    access_key_id: 'AKEXAMPLE0001',
    secret_access_key: 'canary-secret-7f3',
  };
}

async function act(campaign: Deliverable, action: string, body: Record<string, unknown> = {}) {
  return app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/${action}`, body);
}

it('writes no list whose creative was rejected, and takes back one that was getting its names', async () => {
  const campaign = await confirmedDelivery(app, bucket());
  const { reject, withdraw } = await creativeCalls(app, campaign);
  s3.onComplete = (path) => (path.endsWith('.sha256') ? reject() : undefined);
  app.clock.advance(3_600_000);
  await app.runJobs(launchTimer);
  await app.runJobs(launchWork.deliver);
  expect([...s3.objects.keys()]).toEqual([]);
  expect(await productOf(app, campaign)).toMatchObject({ product_status: 'Needs Attention', attention: 'paused' });
  s3.onComplete = () => undefined;
  await withdraw();
  await app.runJobs();
  expect((await act(campaign, 'launch')).status).toBe(202);
  await app.runJobs();
  expect(await productOf(app, campaign)).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
});
