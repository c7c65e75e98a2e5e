import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { importLargeFile, importSmallFile } from '../audiences.queues.ts';

let app: TestApp;
let own: Desk;
let other: Desk;
beforeAll(async () => {
  app = await testApp({ partial: true });
  [own, other] = [await desk(app), await desk(app)];
});
afterAll(() => app.close());

const SMALL = 'email\nada@letters.test\nbo@letters.test\n';

/** Adds an audience whose file counts as one of a million rows, because its rows are said to be short. */
async function addLarge(here: Desk) {
  const { body } = await here.upload(SMALL);
  await app.sql('update audience_upload set row_bytes = 0 where id = $1', [body.id]);
  const fields = { account_id: here.account, name: 'Large', upload_id: body.id, mapping: body.mapping };
  return (await app.as(here.anna).post('/api/v1/audience', fields)).body;
}

async function importOf(here: Desk, id: number) {
  return (await here.show(id)).body.importing;
}

it('says the place of each waiting import among all accounts, small files apart from large ones', async () => {
  const first = await addLarge(own);
  const second = await addLarge(other);
  const third = await addLarge(own);
  const small = (await own.add(SMALL)).body;
  expect(first.importing).toMatchObject({ place: 1, begins_in_seconds: null });
  expect(await importOf(other, second.id)).toMatchObject({ place: 2 });
  expect(await importOf(own, third.id)).toMatchObject({ place: 3 });
  expect(await importOf(own, small.id)).toMatchObject({ place: 1 });

  await app.runJobs(importSmallFile);
  expect((await own.show(small.id)).body).toMatchObject({ status: 'Approved', importing: null });
  expect(await importOf(own, first.id)).toMatchObject({ place: 1 });

  // The first one has begun: 30 of its bytes took 6 s, and 10 of them are left.
  await app.sql(
    `update audience_version v set started_at = $2::timestamptz - interval '6 seconds', bytes_read = 30, file_size = 40
      where v.audience_id = $1`,
    [first.id, app.clock.now()],
  );
  await app.sql('update audience_version set file_size = 20 where audience_id = $1', [second.id]);
  expect(await importOf(own, first.id)).toMatchObject({ place: null, begins_in_seconds: null });
  expect(await importOf(other, second.id)).toMatchObject({ place: 1, begins_in_seconds: 2 });
  expect(await importOf(own, third.id)).toMatchObject({ place: 2, begins_in_seconds: 6 });
  await app.runJobs(importLargeFile);
});
