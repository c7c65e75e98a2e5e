import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { sentProduct, waitingProduct, type Sendable } from '../../../testing/launches.ts';
import { forgetOldPeople } from '../launches.queues.ts';

const DAY = 86_400_000;
const FEW = { members: 12, product: { volume_ordered: 12 } };

let app: TestApp;
let sent: Sendable;
let waiting: Sendable;

beforeAll(async () => {
  app = await testApp({ partial: true });
  sent = await sentProduct(app, FEW);
  waiting = await waitingProduct(app, FEW);
  for (const { accountId, versionId } of [sent, waiting]) {
    await app.sql('update account set retention_days = 30 where id = $1', [accountId]);
    await app.sql('update audience_version set sealed_at = $2 where id = $1 and sealed_at is null', [
      versionId,
      app.clock.now(),
    ]);
  }
});
afterAll(() => app.close());

async function night(): Promise<void> {
  await app.write(systemActor('test'), (tx) => enqueue(tx, forgetOldPeople, {}));
  await app.runJobs(forgetOldPeople);
}

async function peopleOf({ versionId, productId }: Sendable) {
  const [row] = await app.sql<{ people: number; addresses: number; messages: number }>(
    `select (select count(*)::int from audience_member where version_id = $1) as people,
            count(email)::int as addresses, count(*)::int as messages from message where product_id = $2 and purpose = 'live'`,
    [versionId, productId],
  );
  return row;
}

it('people are forgotten after the days for which their account keeps them, but not before', async () => {
  const all = { people: 12, addresses: 12, messages: 12 };
  await app.sql('update launch set ended_at = $2 where product_id = $1', [sent.productId, app.clock.now()]);
  app.clock.advance(29 * DAY);
  await night();
  expect(await peopleOf(sent)).toEqual(all);
  app.clock.advance(2 * DAY);
  await night();
  expect(await peopleOf(sent)).toEqual({ people: 0, addresses: 0, messages: 12 });
  expect(await peopleOf(waiting)).toMatchObject({ people: 12, addresses: 12 });
  await app.runJobs();
  expect(await app.sql('select deliverable from audience_version where id = $1', [sent.versionId])).toEqual([
    { deliverable: 0 },
  ]);
});

it('an account without a number of days keeps them', async () => {
  const kept = await sentProduct(app, FEW);
  await app.sql('update launch set ended_at = $2 where product_id = $1', [kept.productId, app.clock.now()]);
  app.clock.advance(4000 * DAY);
  await night();
  expect(await peopleOf(kept)).toMatchObject({ people: 12, addresses: 12 });
});
