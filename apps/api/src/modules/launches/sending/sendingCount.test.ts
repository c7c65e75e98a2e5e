import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedProduct, type Sendable } from '../../../testing/launches.ts';
import { rowsThatLie } from '../../../testing/ledger.ts';
import type { Outcome } from './ledger.repository.ts';
import { countingFor } from './sendingCount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

function job(accountId: number) {
  return { kind: 'job' as const, accounts: [accountId], job: 'test', requestId: 'test' };
}

async function rowOf({ productId }: Sendable) {
  return (await app.sql('select has_sent, in_doubt, version from product where id = $1', [productId]))[0];
}

async function audited({ productId }: Sendable): Promise<number> {
  return (
    (
      await app.sql<{ n: number }>(
        `select count(*)::int as n from audit_entry where entity = 'product' and entity_id = $1`,
        [productId],
      )
    )[0]?.n ?? 0
  );
}

async function launchOf({ productId, accountId }: Sendable) {
  const [row] = await app.sql<{ launch_id: number }>('select launch_id from product where id = $1', [productId]);
  return { productId, accountId, launchId: row?.launch_id ?? 0 };
}

async function claimed({ productId }: Sendable, count: number): Promise<number[]> {
  const rows = await app.sql<{ id: number }>(
    `update message set state = 'claimed', claimed_by = 'test', claimed_at = business_now()
      where id in (select id from message where product_id = $1 and purpose = 'live' order by id limit $2) returning id`,
    [productId, count],
  );
  return rows.map(({ id }) => id);
}

function doubt(id: number): Outcome {
  return { id, state: 'in doubt', response: '', nextTryAt: null };
}

/** Whether a transaction of this database waits for a lock of another one. */
async function somebodyWaits(): Promise<boolean> {
  return (
    (
      await app.sql(`
      select from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where a.datname = current_database() and not l.granted`)
    ).length > 0
  );
}

it('stores the sum of both when two workers leave messages in doubt at the same time', async () => {
  const campaign = await confirmedProduct(app);
  const ref = await launchOf(campaign);
  const ids = await claimed(campaign, 2);
  const counting = countingFor(ref, 'live', { hasSent: true });
  let changed = 0;
  // Neither goes on to count before the other has changed its message as well, unless a lock keeps the other from it.
  const met = Promise.withResolvers<void>();
  const worker = (id: number) =>
    app.write(job(campaign.accountId), (tx) =>
      counting.exchange(tx, [doubt(id)], async () => {
        await tx.updateTable('message').set({ state: 'in doubt' }).where('id', '=', id).execute();
        changed += 1;
        if (changed === ids.length) met.resolve();
        await met.promise;
      }),
    );
  const workers = Promise.all(ids.map(worker));
  while (changed < ids.length && !(await somebodyWaits()));
  met.resolve();
  await workers;
  expect(await rowOf(campaign)).toMatchObject({ has_sent: true, in_doubt: 2 });
});

it('counts at the first claim and at what is left open, and at no other batch', async () => {
  const campaign = await confirmedProduct(app);
  const ref = await launchOf(campaign);
  const counting = countingFor(ref, 'live', { hasSent: false });
  const before = { row: await rowOf(campaign), audited: await audited(campaign) };
  const exchange = (outcomes: Outcome[], change: () => Promise<unknown>) =>
    app.write(job(campaign.accountId), (tx) => counting.exchange(tx, outcomes, change));
  expect(before.row).toMatchObject({ has_sent: false, in_doubt: 0 });

  let ids: number[] = [];
  await exchange([], async () => {
    ids = await claimed(campaign, 3);
  });
  expect(await rowOf(campaign)).toMatchObject({ has_sent: true, in_doubt: 0 });

  // Were it counted, the row would be put right.
  await app.sql('update product set in_doubt = 7 where id = $1', [campaign.productId]);
  const [first = 0, second = 0] = ids;
  await exchange([{ id: first, state: 'accepted', response: '250', nextTryAt: null }], async () => {});
  expect(await rowOf(campaign)).toMatchObject({ has_sent: true, in_doubt: 7 });

  await app.sql(`update message set state = 'in doubt' where id = $1`, [second]);
  await exchange([doubt(second)], async () => {});
  expect(await rowOf(campaign)).toMatchObject({ has_sent: true, in_doubt: 1 });

  // Everything came back: nothing has gone out.
  await app.sql(`update message set state = 'queued' where id = any($1)`, [ids]);
  await exchange([{ id: first, state: 'queued', response: '451', nextTryAt: null }], async () => {});
  expect(await rowOf(campaign)).toEqual(before.row);
  expect(await rowsThatLie(app)).toEqual([]);
  expect(await audited(campaign)).toBe(before.audited);
});
