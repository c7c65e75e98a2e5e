import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { startDatabaseProxy } from '../../testing/databaseProxy.ts';
import type { Actor } from '../database/actor.ts';
import { queueConnection } from './connection.ts';
import { enqueue } from './enqueue.ts';
import { handleJob } from './job.ts';
import { defineJob } from './jobDefinition.ts';
import { isAnotherAtWork, presentJobs, queueState } from './queue.repository.ts';

interface Data {
  accountId: number;
  note?: string;
}

const work = defineJob<Data>({ name: 'test.role' });
const system: Actor = { kind: 'system', requestId: 'r' };

let app: TestApp;
let actor: Actor;
let account: number;
beforeAll(async () => {
  app = await testApp({
    operations: [],
    modules: [{ name: 'test', jobs: [handleJob(work, { run: async () => {} })] }],
  });
  account = await app.account();
  actor = { kind: 'job', accounts: [account], job: 'test', requestId: 'r' };
});
afterAll(() => app.close());

async function expectDenied(statement: RawBuilder<unknown>): Promise<void> {
  for (const as of [actor, system])
    await expect(app.write(as, (tx) => statement.execute(tx))).rejects.toThrow(/permission denied/);
}

describe('the roles and the job queue', () => {
  it('gives the application no right on the queue’s tables', async () => {
    await expectDenied(sql`select from jobs.job`);
    await expectDenied(sql`update jobs.job set state = 'completed'`);
    await expectDenied(sql`delete from jobs.queue`);
    await expectDenied(sql`select jobs.delete_queue('test.role')`);
    expect(
      await app.sql(
        `select table_name from information_schema.role_table_grants
          where table_schema = 'jobs' and grantee in ('mailroom_app', 'mailroom_super', 'PUBLIC')`,
      ),
    ).toEqual([]);
  });

  it('gives the queue’s role no right on the tables of accounts', async () => {
    expect(
      await app.sql(
        `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind in ('r', 'p') and has_table_privilege('mailroom_jobs', c.oid, 'select, insert, update, delete')`,
      ),
    ).toEqual([]);
  });

  it('lets the application enqueue, ask what waits and count, each through a function', async () => {
    const later = new Date(app.clock.now().getTime() + 60_000);
    const add = (singletonKey: string, options = {}) =>
      app.write(actor, (tx) => enqueue(tx, work, { accountId: account }, { singletonKey, ...options }));
    const id = await add('one');
    await add('two', { startAfter: later, priority: 7 });
    expect(
      await app.sql(
        `select singleton_key, priority, data, retry_limit from jobs.job where name = 'test.role' order by 1`,
      ),
    ).toEqual([
      { singleton_key: 'one', priority: 0, data: { accountId: account }, retry_limit: 4 },
      { singleton_key: 'two', priority: 7, data: { accountId: account }, retry_limit: 4 },
    ]);
    await app.read(actor, async (tx) => {
      expect(await presentJobs(tx, 'test.')).toEqual(new Set(['test.role one', 'test.role two']));
      expect(await presentJobs(tx, 'tes%')).toEqual(new Set());
      expect(await queueState(tx)).toMatchObject({ waiting: 2, dead: 0 });
    });
    await app.sql(`update jobs.job set state = 'active' where id = $1`, [id]);
    await app.read(actor, async (tx) => {
      const run = { queue: 'test.role', key: 'one' };
      expect(await isAnotherAtWork(tx, { ...run, jobId: id ?? '' })).toBe(false);
      expect(await isAnotherAtWork(tx, { ...run, jobId: '00000000-0000-4000-8000-000000000000' })).toBe(true);
    });
  });

  it('holds ids and never content', async () => {
    for (const note of ['ann@letters.example', 'Dear Ann', 'x'.repeat(65)]) {
      const enqueued = app.write(actor, (tx) => enqueue(tx, work, { accountId: account, note }));
      await expect(enqueued).rejects.toThrow(/holds content, not only ids/);
    }
  });

  it('refuses an owner’s URL for the queue, and polls where the URL leads through a pooler', async () => {
    const { settings } = app.app.deps;
    const owner = { role: 'worker', databaseJobsUrl: app.ownerUrl } as const;
    await expect(queueConnection(owner, () => {})).rejects.toThrow(
      /DATABASE_JOBS_URL names the role \S+, which owns tables/,
    );
    const pooler = await startDatabaseProxy(settings.databaseJobsUrl);
    let warnings = 0;
    const through = { role: 'worker', databaseJobsUrl: pooler.url(settings.databaseJobsUrl) } as const;
    expect(await queueConnection(through, () => (warnings += 1))).toMatchObject({ useListenNotify: true });
    pooler.pretendToPool();
    expect(await queueConnection(through, () => (warnings += 1))).toMatchObject({ useListenNotify: false });
    expect(warnings).toBe(1);
    await pooler.close();
  });
});
