import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { waitingFaulty } from '../../../testing/proofread/faultyPeople.ts';
import { launchIdOf, passHour, productOf, statesOf } from '../../../testing/sending.ts';
import { readWaiting, reconcileLaunches } from '../launches.queues.ts';

const ANN = { line: 3, kind: 'empty_field', place: 'body', field: 'first_name', set: 'first_name = null' };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

type Waiting = Awaited<ReturnType<typeof waitingFaulty>>;

/** Makes the launch one whose list was built before mails were read. */
async function forgetReading({ campaign }: Waiting): Promise<void> {
  const launchId = await launchIdOf(app, campaign);
  await app.sql('delete from launch_proofread_fault where launch_id = $1', [launchId]);
  await app.sql('delete from launch_proofread where launch_id = $1', [launchId]);
  await app.sql(`update launch set manifest = manifest - 'proofread' where id = $1`, [launchId]);
  await app.sql('update product set undecided = 0 where id = $1', [campaign.productId]);
}

async function reconcile(): Promise<void> {
  await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, reconcileLaunches, {}));
  await app.runJobs(reconcileLaunches);
}

function queued(): Promise<unknown[]> {
  return app.sql(`select id from jobs.job where name = $1 and state = 'created'`, [readWaiting.name]);
}

it('a list that waits since before an upgrade is read, and its faults hold the go-ahead until somebody decides', async () => {
  const waiting = await waitingFaulty(app, { people: 20, faults: [ANN] });
  const { campaign, read } = waiting;
  await reconcile();
  expect(await queued()).toEqual([]);
  await forgetReading(waiting);
  expect((await read.get()).status).toBe(404);
  await reconcile();
  await reconcile();
  expect(await queued()).toHaveLength(1);
  await app.runJobs();
  expect((await read.get()).body).toMatchObject({ mails: 20, faults: [{ kind: 'empty_field', mails: 1 }] });
  const as = app.as(campaign.launcher);
  const confirm = () => as.post(`/api/v1/product/${campaign.productId}/confirm`, {});
  expect((await confirm()).status).toBe(409);
  expect((await read.decide('empty_field', { choice: 'leave_out' })).status).toBe(200);
  expect((await confirm()).status).toBe(200);
  await passHour(app);
  expect(await statesOf(app, campaign)).toEqual({ accepted: 19 });
  expect((await productOf(app, campaign)).product_status).toBe('Completed');
});

it('a list that was confirmed meanwhile goes out as it was approved', async () => {
  const waiting = await waitingFaulty(app, { people: 20, faults: [ANN] });
  const { campaign, read } = waiting;
  await forgetReading(waiting);
  await reconcile();
  const confirmed = await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, {});
  expect(confirmed.status).toBe(200);
  await app.runJobs();
  expect((await read.get()).status).toBe(404);
  await passHour(app);
  expect(await statesOf(app, campaign)).toEqual({ accepted: 20 });
});
