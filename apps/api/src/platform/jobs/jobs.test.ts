import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { Actor } from '../database/actor.ts';
import type { Tx } from '../database/tx.ts';
import { enqueue } from './enqueue.ts';
import { handleJob, type JobContext } from './job.ts';
import { defineJob } from './jobDefinition.ts';

interface Data {
  accountId: number;
  text: string;
}

let app: TestApp;
let account: number;
let actor: Actor;
let ran: string[];
let misbehave: ((context: JobContext) => Promise<void>) | undefined;

const testWork = defineJob<Data>({ name: 'test.work', retryLimit: 4, retryDelay: 1 });
const testOnce = defineJob<Data>({ name: 'test.once', deduplicate: true });
const testByClock = defineJob({ name: 'test.by_clock', cron: '0 0 1 1 *' });

const jobs = [
  handleJob(testWork, {
    run: async ({ accountId, text }, context) => {
      ran.push(text);
      await misbehave?.(context);
      await context.write(accountId, (tx) =>
        tx.updateTable('account').set({ owner_phone: text }).where('id', '=', accountId).execute(),
      );
    },
    failed: async ({ text }) => {
      ran.push(`${text} given up`);
    },
  }),
  handleJob(testOnce, { run: async ({ text }) => void ran.push(text) }),
  handleJob(testByClock, { run: async () => {} }),
];

beforeAll(async () => {
  app = await testApp({ operations: [], modules: [{ name: 'test', jobs }] });
  account = await app.account();
  actor = { kind: 'job', accounts: [account], job: 'test', requestId: 'r' };
});
afterAll(() => app.close());
beforeEach(() => {
  ran = [];
  misbehave = undefined;
});

function add(text: string, options = {}) {
  return app.write(actor, (tx) => enqueue(tx, testWork, { accountId: account, text }, options));
}

describe('jobs', () => {
  it('R13 leaves no job when the transaction that enqueued it fails', async () => {
    const failing = app.write(actor, async (tx) => {
      await enqueue(tx, testWork, { accountId: account, text: 'lost' });
      throw new Error('the commit fails');
    });
    await expect(failing).rejects.toThrow('the commit fails');
    expect(await app.runJobs()).toBe(0);
    await add('kept');
    expect(await app.runJobs()).toBe(1);
    expect(ran).toEqual(['kept']);
    expect(await app.sql('select owner_phone from account where id = $1', [account])).toEqual([
      { owner_phone: 'kept' },
    ]);
  });

  it('waits for its time', async () => {
    await add('later', { startAfter: new Date(app.clock.now().getTime() + 60_000) });
    expect(await app.runJobs()).toBe(0);
    app.clock.advance(60_000);
    expect(await app.runJobs()).toBe(1);
  });

  it('R12 gives up a failing job after five runs, marks its record, and continues with other jobs', async () => {
    misbehave = async () => {
      if (ran.at(-1) === 'poison') throw new Error('poison');
    };
    await add('poison');
    await add('good');
    for (let round = 0; round < 12; round += 1) {
      await app.runJobs();
      app.clock.advance(600_000);
    }
    expect(ran.filter((text) => text === 'poison')).toHaveLength(5);
    expect(ran).toContain('good');
    expect(ran.at(-1)).toBe('poison given up');
  });

  it('R11 writes nothing for a run that was given up and started again', async () => {
    await app.sql(`update account set owner_phone = 'before' where id = $1`, [account]);
    misbehave = async ({ fence }) => {
      await app.sql(`update jobs.job set retry_count = retry_count + 1 where id = $1`, [fence.jobId]);
    };
    await add('stale');
    await app.runJobs();
    expect(ran).toEqual(['stale']);
    expect(await app.sql('select owner_phone from account where id = $1', [account])).toEqual([
      { owner_phone: 'before' },
    ]);
  });

  it('keeps one waiting job per key where the job asks for it', async () => {
    const once = (text: string) =>
      app.write(actor, (tx) => enqueue(tx, testOnce, { accountId: account, text }, { singletonKey: 'product 1' }));
    expect(await once('first')).not.toBeNull();
    expect(await once('second')).toBeNull();
    await app.runJobs();
    expect(ran).toEqual(['first']);
    expect(await once('third')).not.toBeNull();
    await app.runJobs();
  });

  it('starts a waiting job at the earlier of both times when its key is given again', async () => {
    const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000);
    const at = (startAfter: Date, text: string) =>
      app.write(actor, (tx) =>
        enqueue(tx, testOnce, { accountId: account, text }, { singletonKey: 'timed', startAfter }),
      );
    await at(inSeconds(60), 'timed');
    expect(await at(inSeconds(10), 'earlier')).toBeNull();
    expect(await at(inSeconds(90), 'later')).toBeNull();
    app.clock.advance(9_000);
    expect(await app.runJobs()).toBe(0);
    app.clock.advance(1_000);
    expect(await app.runJobs()).toBe(1);
    expect(ran).toEqual(['timed']);
    app.clock.advance(90_000);
    expect(await app.runJobs()).toBe(0);
  });

  it('works only for its own account', async () => {
    const foreign = await app.account();
    misbehave = async (context) => {
      const rows = await context.read(account, (tx) => tx.selectFrom('account').select('id').execute());
      ran.push(String(rows.map(({ id }) => id).includes(foreign)));
    };
    await add('scope');
    await app.runJobs();
    expect(ran).toEqual(['scope', 'false']);
  });

  it('refuses a wrong name, wrong data and a schedule with data when it compiles', () => {
    const wrong = [
      // @ts-expect-error A job is a value, not a name.
      (tx: Tx) => enqueue(tx, 'test.work', { accountId: account, text: '' }),
      // @ts-expect-error The text is missing.
      (tx: Tx) => enqueue(tx, testWork, { accountId: account }),
      // @ts-expect-error The account is a number.
      (tx: Tx) => enqueue(tx, testWork, { accountId: '1', text: '' }),
      // @ts-expect-error A scheduled job has no data.
      (tx: Tx) => enqueue(tx, testByClock, { text: '' }),
      // @ts-expect-error Nobody is there to give a scheduled job its data.
      () => defineJob<Data>({ name: 'test.wrong', cron: '0 0 1 1 *' }),
      // @ts-expect-error The job's data has no such field.
      () => handleJob(testWork, { run: async ({ colour }) => void colour }),
    ];
    expect(wrong).toHaveLength(6);
  });
});
