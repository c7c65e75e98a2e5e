import { permissionNames } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { jobActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { readyProduct, type Campaign } from '../../../testing/orders.ts';
import { recountAudiences } from '../audiences.queues.ts';
import { suppress } from './suppressions.commands.ts';
import { announceCount, countPiece } from './recount.repository.ts';

let app: TestApp;
let campaign: Campaign;
let robin: TestClient;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  campaign = await readyProduct(app, { members: 25, product: { volume_ordered: 25, volume_tolerance_percent: 100 } });
  robin = app.as(await app.user({ accounts: [campaign.accountId], permissions: [...permissionNames] }));
});

function addList(entries: string, scope: object = { scope: 'account', account_id: String(campaign.accountId) }) {
  return robin.form('POST', '/api/v1/suppression', { fields: { ...scope, name: 'Left', entries } });
}

function inAccount<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return app.write(jobActor('audiences.recount', campaign.accountId, 'test'), work);
}

/** Compares the next ten people, as one transaction of the job compares the next 100,000. */
function nextTen(): Promise<boolean> {
  return inAccount((tx) => countPiece(tx, versionKey(), 10));
}

function versionKey() {
  return { account_id: campaign.accountId, version_id: campaign.versionId };
}

async function audience() {
  return (await robin.get(`/api/v1/audience/${campaign.audienceId}`)).body;
}

async function product() {
  return (await robin.get(`/api/v1/product/${campaign.productId}`)).body;
}

const COUNTING = { people: 25, done: 0, seconds_left: null };

it('says from the change of a list on that the count is from before, everywhere, and launches nothing by it', async () => {
  expect(await audience()).toMatchObject({ deliverable: 25, recount: null });
  expect((await addList('person1@mailroom.test,person2@mailroom.test')).status).toBe(201);
  const askedAt = app.clock.now().toISOString();
  const recount = { ...COUNTING, asked_at: askedAt, counted_at: expect.any(String) };
  expect(await audience()).toMatchObject({ deliverable: 25, recount });
  const shown = await product();
  expect(shown).toMatchObject({ product_status: 'Ready To Launch', recount });
  const [row] = (await robin.get(`/api/v1/product?account_id:eq=${campaign.accountId}`)).body.objects;
  expect(row).toMatchObject({ product_status: 'Ready To Launch', recount });
  const launch = shown.actions.find(({ name }: { name: string }) => name === 'launch');
  expect(launch).toMatchObject({ allowed: false, reason: 'Its audience is being recounted' });
  const refused = await robin.post(`/api/v1/product/${campaign.productId}/launch`);
  expect(refused).toMatchObject({ status: 409, body: { message: 'Its audience is being recounted' } });

  await app.runJobs();
  expect(await audience()).toMatchObject({ deliverable: 23, suppressed_now: 2, recount: null });
  expect(await product()).toMatchObject({ product_status: 'Ready To Launch', deliverable: 23, recount: null });
  expect((await robin.post(`/api/v1/product/${campaign.productId}/launch`)).status).toBe(202);
});

it('gives no go-ahead while the list that would be sent is being recounted', async () => {
  await robin.post(`/api/v1/product/${campaign.productId}/launch`);
  await app.sql(`update product set status = 'Processing', waiting = true where id = $1`, [campaign.productId]);
  await addList('person1@mailroom.test');
  const go = await robin.post(`/api/v1/product/${campaign.productId}/confirm`, { decision: 'go' });
  expect(go).toMatchObject({ status: 409, body: { message: 'Its audience is being recounted' } });
});

it('counts piece by piece, continues where it stopped, and says how far it is', async () => {
  await addList('person1@mailroom.test,person12@mailroom.test,person25@mailroom.test');
  expect(await nextTen()).toBe(false);
  app.clock.advance(6000);
  const halfway = await audience();
  expect(halfway).toMatchObject({ deliverable: 25, suppressed_now: 0, recount: { done: 10, seconds_left: 9 } });
  // Somebody who was compared already unsubscribes in the middle of it.
  await inAccount((tx) =>
    suppress(tx, { accountId: campaign.accountId, advertiserId: null, email: 'person2@mailroom.test' }),
  );
  // A count that isn't complete is not announced.
  await inAccount((tx) => announceCount(tx, versionKey()));
  expect((await audience()).recount).not.toBeNull();
  expect(await nextTen()).toBe(false);
  await app.runJobs(recountAudiences);
  expect(await audience()).toMatchObject({ deliverable: 21, suppressed_now: 4, recount: null });
});

it('counts again when a list changes before the end, and shows no number as new before', async () => {
  await addList('person1@mailroom.test');
  expect(await nextTen()).toBe(false);
  await addList('person2@mailroom.test,person20@mailroom.test');
  await app.runJobs(recountAudiences);
  expect(await audience()).toMatchObject({ deliverable: 22, suppressed_now: 3, recount: null });
});

it('has every audience recounted for a list of the house, and says whom the house holds', async () => {
  const other = await readyProduct(app, { members: 3 });
  const chief = app.as(await app.user({ superAdmin: true }));
  const fields = { scope: 'house', name: 'House', entries: 'person3@mailroom.test' };
  const list = await chief.form('POST', '/api/v1/suppression', { fields });
  expect(list.status).toBe(201);
  onTestFinished(async () => {
    await chief.delete(`/api/v1/suppression/${list.body.id}`);
    await app.runJobs();
  });
  const both = [campaign.audienceId, other.audienceId];
  for (const id of both) expect((await chief.get(`/api/v1/audience/${id}`)).body.recount).not.toBeNull();
  await app.runJobs();
  for (const id of both) {
    const { body } = await chief.get(`/api/v1/audience/${id}`);
    expect(body).toMatchObject({ suppressed_now: 1, suppressed_by_house: 1, recount: null });
  }
});

it('counts after an import that was running, and forgets one that failed', async () => {
  await app.sql(`update audience_version set state = 'importing' where id = $1`, [campaign.versionId]);
  await addList('person1@mailroom.test');
  await app.runJobs();
  await app.sql(`update audience_version set state = 'sealed' where id = $1`, [campaign.versionId]);
  app.clock.advance(10_000);
  await app.runJobs();
  expect(await audience()).toMatchObject({ deliverable: 24, recount: null });
  await app.sql(`update audience_version set state = 'importing' where id = $1`, [campaign.versionId]);
  await addList('person2@mailroom.test');
  await app.sql(`update audience_version set state = 'failed' where id = $1`, [campaign.versionId]);
  app.clock.advance(10_000);
  await app.runJobs();
  expect(await app.sql('select from recount_due where version_id = $1', [campaign.versionId])).toEqual([]);
});
