import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedProduct, sendableProduct, waitingProduct } from '../../../testing/launches.ts';
import { launchIdOf, passHour, statesOf } from '../../../testing/sending.ts';
import { reconcileLaunches } from '../launches.queues.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('reconcile gives every launch under way the job it waits for, and nothing twice', async () => {
  const held = await sendableProduct(app, { account: { hold_minutes: 10 } });
  const waits = await waitingProduct(app);
  const confirmed = await confirmedProduct(app);
  await app.as(held.launcher).post(`/api/v1/product/${held.productId}/launch`, {});
  const waiting = () =>
    app.sql<{ singleton_key: string; start_after: Date }>(
      `select singleton_key, start_after from jobs.job where name like 'launches.%' and state = 'created' and singleton_key is not null order by 1`,
    );
  const ids = [await launchIdOf(app, held), await launchIdOf(app, waits), await launchIdOf(app, confirmed)];
  const before = (await waiting()).filter((row) => ids.some((id) => row.singleton_key.endsWith(` ${id}`)));
  expect(before.map(({ singleton_key: key }) => key)).toEqual([
    `hold ${ids[0]}`,
    `missed ${ids[1]}`,
    `missed ${ids[2]}`,
    `start ${ids[2]}`,
  ]);
  await app.sql(`delete from jobs.job where name like 'launches.%' and state = 'created'`);
  for (let time = 0; time < 2; time += 1) {
    await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, reconcileLaunches, {}));
    await app.runJobs(reconcileLaunches);
  }
  const after = (await waiting()).filter((row) => ids.some((id) => row.singleton_key.endsWith(` ${id}`)));
  expect(after).toEqual(before.filter(({ singleton_key: key }) => key !== `missed ${ids[2]}`));
  await passHour(app);
  expect(await statesOf(app, confirmed)).toEqual({ accepted: 100 });
});
