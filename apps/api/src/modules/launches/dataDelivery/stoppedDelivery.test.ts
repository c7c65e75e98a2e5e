import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { creativeCalls } from '../../../testing/corrections/rejection.ts';
import { confirmedDelivery, type Deliverable } from '../../../testing/destinations/dataDeliveries.ts';
import { startMultipartS3, type MultipartS3 } from '../../../testing/destinations/multipartS3.ts';
import { reviseCreative, suppressFrom } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { productOf, statesOf } from '../../../testing/sending.ts';
import { withOwner } from '../../../testing/template.ts';
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

/** The people on the list that an attempt has written. */
function linesOf({ productId }: Deliverable, attempt: number): string[] {
  const list = s3.objects.get(`/lists/Tyres-first-wave-${productId}-${attempt}.csv`)?.toString() ?? '';
  return list.trim().split('\r\n').slice(1);
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

it('writes nobody on a second list who is on a first one that is still being counted', async () => {
  const members = 5_030;
  const campaign = await confirmedDelivery(app, bucket(), { members, product: { volume_ordered: members } });
  const [late] = await app.sql<{ id: number }>(
    'select id from message where product_id = $1 order by next_try_at, id offset 5000 limit 1',
    [campaign.productId],
  );
  // Twenty people are on no list, and the second piece of those who are can't be counted.
  await suppressFrom(app, campaign, members - 19);
  await withOwner(app.ownerUrl, async (client) => {
    await client.query(`create function refuse_piece() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$`);
    await client.query(`create trigger refuse_piece before update on message for each row
      when (new.state = 'accepted' and new.id >= ${late?.id}) execute function refuse_piece()`);
  });
  app.clock.advance(3_600_000);
  await app.runJobs();
  expect(await statesOf(app, campaign)).toEqual({ accepted: 5000, queued: 10, 'suppressed late': 20 });
  expect((await act(campaign, 'abort', { mode: 'pause', reason: 'Wrong price' })).status).toBe(200);
  await reviseCreative(app, campaign);
  // As the database does on its own after so many changes; without it, it compares everybody with everybody.
  await withOwner(app.ownerUrl, (client) => client.query('analyze message'));
  await app.sql(`delete from suppression_entry where account_id = $1`, [campaign.accountId]);
  expect((await act(campaign, 'relaunch')).status).toBe(202);
  await app.runJobs(launchTimer);
  await app.runJobs(launchWork.build);
  expect((await productOf(app, campaign)).prepared.recipients).toBe(20);

  await withOwner(app.ownerUrl, (client) => client.query('drop trigger refuse_piece on message'));
  app.clock.advance(120_000);
  await app.runJobs();
  expect((await act(campaign, 'confirm')).status).toBe(200);
  await app.runJobs();
  const second = linesOf(campaign, 2);
  expect(second).toHaveLength(20);
  const first = new Set(linesOf(campaign, 1));
  expect(first.size).toBe(5010);
  expect(second.filter((line) => first.has(line))).toEqual([]);
  expect(await productOf(app, campaign)).toMatchObject({ product_status: 'Completed', volume_delivered: members });
});
