import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../../platform/database/tx.ts';
import { systemActor } from '../../../platform/database/actor.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedProduct } from '../../../testing/launches.ts';
import { rowsRead } from '../../../testing/plans/rowsRead.ts';
import { launchIdOf } from '../../../testing/sending.ts';
import { ALWAYS_CLAIM, exchange, type LaneRoom, type LaunchQueue } from './ledger.repository.ts';
import { dueByLane } from './receivers.repository.ts';

const MANY = 20_000;
const RATES = [{ domain: 'gmail.test', rate_per_minute: 3 }];

let app: TestApp;
let queue: LaunchQueue;
beforeAll(async () => {
  app = await testApp({ partial: true });
  const account = { receiver_rates: JSON.stringify(RATES) };
  const campaign = await confirmedProduct(app, { account, domains: ['gmail.test', 'mailroom.test'] });
  const launchId = await launchIdOf(app, campaign);
  // All of them are due before the messages of the list.
  await app.sql(
    `insert into message (account_id, purpose, product_id, launch_id, revision_id, email, email_hmac, message_id, receiver, next_try_at)
     select m.account_id, m.purpose, m.product_id, m.launch_id, m.revision_id, 'many' || n || '@gmail.test',
            sha256(convert_to('many' || n, 'utf8')), 'many ' || n, 'gmail.test', m.next_try_at - interval '1 hour'
       from (select * from message where launch_id = $1 and purpose = 'live' limit 1) m, generate_series(1, $2::int) n`,
    [launchId, MANY],
  );
  await app.sql('analyze message');
  queue = { kind: 'launch', launchId, purpose: 'live', accountId: campaign.accountId, advertiserIds: [] };
});
afterAll(() => app.close());

function reading<T>(read: (tx: Tx) => Promise<T>) {
  return rowsRead(app, systemActor('test'), ['message'], read);
}

function claim(lanes: readonly LaneRoom[]) {
  return reading((tx) =>
    exchange(tx, { queue, holder: 'a run', outcomes: [], room: 5, lanes, mayClaim: ALWAYS_CLAIM }),
  );
}

it('many messages to one receiver don’t slow the claim of the others', async () => {
  const others = await claim([{ receiver: '*', most: 5 }]);
  expect(others.answer.claimed.map(({ receiver }) => receiver)).toEqual(['*', '*', '*', '*', '*']);
  const both = await claim([
    { receiver: 'gmail.test', most: 3 },
    { receiver: '*', most: 5 },
  ]);
  expect(both.answer.claimed.filter(({ receiver }) => receiver === 'gmail.test')).toHaveLength(3);
  expect(both.answer.claimed).toHaveLength(5);
  const due = await reading((tx) => dueByLane(tx, queue, ['gmail.test', '*']));
  expect(due.answer).toHaveLength(2);
  for (const { found, scanned } of [others, both, due]) {
    expect(scanned).toBe(0);
    expect(found).toBeLessThanOrEqual(50);
  }
});
