import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../../testing/databaseProxy.ts';
import { smallOperations } from '../../../testing/smallContract.ts';
import { smallModule } from '../../../testing/smallModule.ts';
import { expectMeasured } from '../../../testing/measured.ts';
import { queueConnection } from '../../jobs/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { handleJob } from '../../jobs/job.ts';
import { defineJob } from '../../jobs/jobDefinition.ts';
import { createJobs, type Jobs } from '../../jobs/jobs.ts';
import type { Actor } from '../actor.ts';

const CALLERS = 12;
/** Repeats the question, and gives up long after every promised time, so that a fault ends the test. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It never happened');
    await wait(10);
  }
}

interface Broken {
  database: TestDatabase;
  network: DatabaseProxy;
  app: TestApp;
  client: TestClient;
  account: number;
}

const note = defineJob<{ accountId: number; number: number }>({ name: 'test.lost', notify: true });
const ran: number[] = [];
const noteRun = handleJob(note, {
  run: async ({ accountId, number }, context) => {
    await context.write(accountId, (tx) => sql`select 1`.execute(tx));
    ran.push(number);
  },
});

/** A worker as in production, on its own connections through the broken network. */
async function startWorking({ app }: Broken): Promise<Jobs> {
  const { deps } = app.app;
  const jobs = createJobs({
    boss: await queueConnection({ ...deps.settings, role: 'worker' }, () => {}),
    jobs: [noteRun],
    onError: () => {},
  });
  await jobs.start();
  await jobs.work(deps);
  return jobs;
}

async function untilRan({ app, account }: Broken, number: number): Promise<number> {
  const began = performance.now();
  const actor: Actor = { kind: 'job', accounts: [account], job: 'test', requestId: 'r' };
  await app.write(actor, (tx) => enqueue(tx, note, { accountId: account, number }));
  await until(async () => ran.includes(number));
  return performance.now() - began;
}

async function start(): Promise<Broken> {
  const database = await testDatabase();
  const network = await startDatabaseProxy(database.appUrl);
  const app = await testApp({
    database,
    operations: smallOperations,
    modules: [smallModule(), { name: 'lost', jobs: [noteRun] }],
    settings: {
      DATABASE_URL: network.url(database.appUrl),
      DATABASE_JOBS_URL: network.url(database.jobsUrl),
    },
  });
  const account = await app.account();
  const person = await app.user({
    accounts: [account],
    permissions: ['can_view_advertiser', 'can_add_advertiser', 'can_update_advertiser'],
  });
  return { database, network, app, client: app.as(person), account };
}

async function end({ app, network, database }: Broken): Promise<void> {
  await app.close();
  await network.close();
  await database.drop();
}

interface Seen {
  status: number;
  retryAfter: string | undefined;
  took: number;
}

/** Callers that write without a pause until they are stopped, and note what was acknowledged. */
function load({ app, client, account }: Broken) {
  const seen: Seen[] = [];
  const acknowledged: string[] = [];
  const actor: Actor = { kind: 'job', accounts: [account], job: 'test', requestId: 'r' };
  let isOver = false;
  let number = 0;
  const call = async (): Promise<void> => {
    const began = performance.now();
    const { status, headers } = await client.get('/api/v1/thing');
    seen.push({ status, retryAfter: headers['retry-after'], took: performance.now() - began });
  };
  const write = async (): Promise<void> => {
    number += 1;
    const detail = `written ${number}`;
    await app
      .write(actor, (tx) =>
        sql`insert into security_event (at, kind, detail) values (now(), 'test', ${detail})`.execute(tx),
      )
      .then(
        () => acknowledged.push(detail),
        () => {},
      );
  };
  onTestFinished(() => {
    isOver = true;
  });
  const callers = Array.from({ length: CALLERS }, async (_, index) => {
    while (!isOver) await (index % 2 === 0 ? call() : write());
  });
  return {
    seen,
    acknowledged,
    /** Waits until so many further calls have ended in a way that the condition accepts. */
    async until(count: number, condition: (call: Seen) => boolean): Promise<void> {
      const from = seen.length;
      await until(async () => seen.slice(from).filter(condition).length >= count);
    },
    async stop() {
      isOver = true;
      await Promise.all(callers);
      const kept = await app.sql<{ detail: string }>(`select detail from security_event where kind = 'test'`);
      const found = new Set(kept.map(({ detail }) => detail));
      return { written: acknowledged.length, lost: acknowledged.filter((detail) => !found.has(detail)) };
    },
  };
}

async function untilBack(client: TestClient): Promise<number> {
  const began = performance.now();
  await until(async () => (await client.get('/api/v1/thing')).status === 200);
  return performance.now() - began;
}

function expectPromised(promise: string, seen: readonly Seen[], longest: number): void {
  const failed = seen.filter(({ status }) => status !== 200);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([]);
  expectMeasured(`${promise} longest call, ms`, Math.max(...seen.map(({ took }) => took)), longest);
}

describe.concurrent('the network to the database', () => {
  let cut: Broken;
  let swallowed: Broken;
  beforeAll(async () => {
    [cut, swallowed] = await Promise.all([start(), start()]);
  });
  afterAll(() => Promise.all([end(cut), end(swallowed)]));

  it('R17 is cut under load: 503 within two seconds, everything back within ten, nothing acknowledged lost', async () => {
    const work = load(cut);
    await work.until(CALLERS, ({ status }) => status === 200);
    cut.network.cut();
    await work.until(4 * CALLERS, ({ status }) => status === 503);
    expect((await cut.client.raw({ method: 'GET', url: '/readyz' })).status).toBe(503);
    cut.network.heal();
    expectMeasured('R17 back, ms', await untilBack(cut.client), 10_000);
    expect((await cut.client.raw({ method: 'GET', url: '/readyz' })).status).toBe(200);
    const { written, lost } = await work.stop();
    expectPromised('R17', work.seen, 2000);
    expect(written).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it('R18 swallows packets under load: calls end within five seconds, pool and worker recover', async () => {
    const { app, client, network } = swallowed;
    const jobs = await startWorking(swallowed);
    await untilRan(swallowed, 1);
    const work = load(swallowed);
    await work.until(CALLERS, ({ status }) => status === 200);
    network.swallow();
    await work.until(CALLERS / 2, ({ status }) => status === 503);
    const ready = performance.now();
    expect((await client.raw({ method: 'GET', url: '/readyz' })).status).toBe(503);
    expectMeasured('R18 not ready, ms', performance.now() - ready, 2000);
    network.heal();
    expectMeasured('R18 back, ms', await untilBack(client), 10_000);
    expectMeasured('R18 a job runs, ms', await untilRan(swallowed, 2), 10_000);
    const { written, lost } = await work.stop();
    await jobs.stop();
    expectPromised('R18', work.seen, 5000);
    expect(written).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    // The pool has no connection left that never answers.
    await Promise.all(Array.from({ length: app.app.deps.settings.databasePool }, () => client.get('/api/v1/thing')));
    expect((await client.get('/api/v1/thing')).status).toBe(200);
  });
});
