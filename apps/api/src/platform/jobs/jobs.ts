import { fromKysely, PgBoss, type ConstructorOptions, type Job } from 'pg-boss';
import type { Deps } from '../deps.ts';
import type { Tx } from '../database/tx.ts';
import { jobContext } from './context.ts';
import type { EnqueueOptions } from './enqueue.ts';
import { Fenced } from './fence.ts';
import type { AnyJob, JobDefinition } from './job.ts';
import { deadQueue, ensureQueues } from './queues.ts';

export type Jobs = {
  enqueue(tx: Tx, name: string, data: object, options: EnqueueOptions): Promise<string | null>;
  start(): Promise<void>;
  /** Runs jobs as they come, until `stop`. */
  work(deps: Deps): Promise<void>;
  /** Runs what is due now, one after the other; how many ran. For tests, which decide what runs when. */
  runDue(deps: Deps, only?: string): Promise<number>;
  stop(): Promise<void>;
};

export type JobsOptions = {
  boss: ConstructorOptions;
  jobs: readonly AnyJob[];
  onError: (error: Error) => void;
};

const half = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

export const createJobs = ({ boss: options, jobs, onError }: JobsOptions): Jobs => {
  const boss = new PgBoss({ ...options, schema: 'jobs', migrate: false, createSchema: false });
  boss.on('error', onError);
  const definitions = new Map(jobs.map((job) => [job.name, job as unknown as JobDefinition]));

  const runOne = async (deps: Deps, definition: JobDefinition, job: Job, isDead: boolean): Promise<void> => {
    const fence = { jobId: job.id, attempt: job.retryCount };
    const queue = isDead ? deadQueue(definition.name) : definition.name;
    const context = jobContext(deps, { name: definition.name, queue, fence, signal: job.signal });
    const log = deps.log.child({ job: definition.name, jobId: job.id, attempt: job.retryCount });
    try {
      await (isDead ? definition.failed?.(job.data, context) : definition.run(job.data, context));
    } catch (error) {
      // Whoever replaced this run goes on; it is no failure of the job.
      if (error instanceof Fenced) return log.info('replaced');
      log.error({ err: error }, 'job failed');
      throw error;
    }
  };

  /** Asked once for all queues: to fetch from each of them in vain takes a test longer than its jobs. */
  const dueQueues = async (): Promise<ReadonlySet<string>> => {
    const { rows } = await boss
      .getDb()
      .executeSql(`select distinct name from jobs.job where state < 'active' and start_after <= jobs.job_now()`);
    return new Set((rows as { name: string }[]).map(({ name }) => name));
  };

  const runFetched = async (deps: Deps, definition: JobDefinition, isDead: boolean): Promise<number> => {
    const queue = isDead ? deadQueue(definition.name) : definition.name;
    const [job] = await boss.fetch<object>(queue, { batchSize: 1 });
    if (!job) return 0;
    const attempt = { id: job.id, retryCount: job.retryCount };
    try {
      await runOne(deps, definition, { ...job, signal: new AbortController().signal }, isDead);
      await boss.complete(queue, attempt);
    } catch (error) {
      await boss.fail(queue, attempt, { message: String(error) });
    }
    return 1;
  };

  return {
    enqueue(tx, name, data, { startAfter, singletonKey, priority }) {
      const definition = definitions.get(name);
      if (!definition) throw new Error(`There is no job ${name}`);
      return boss.send(name, data, {
        db: fromKysely(tx),
        ...(startAfter && { startAfter }),
        ...(singletonKey !== undefined && { singletonKey }),
        ...(priority !== undefined && { priority }),
      });
    },
    async start() {
      await boss.start();
      await ensureQueues(boss, jobs);
    },
    async work(deps) {
      for (const definition of definitions.values()) {
        const own = { ...half, localConcurrency: definition.concurrency ?? 1 };
        await boss.work<object>(definition.name, own, async ([job]) => job && runOne(deps, definition, job, false));
        await boss.work<object>(
          deadQueue(definition.name),
          { pollingIntervalSeconds: 2 },
          async ([job]) => job && runOne(deps, definition, job, true),
        );
        if (definition.cron !== undefined)
          await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC', missed: 'once' });
        if (definition.atStart) await boss.send(definition.name, {}, { singletonKey: 'start' });
      }
    },
    async runDue(deps, only) {
      let count = 0;
      for (let ran = -1; ran !== 0;) {
        ran = 0;
        const due = await dueQueues();
        for (const definition of definitions.values()) {
          if (only !== undefined && definition.name !== only) continue;
          if (due.has(definition.name)) ran += await runFetched(deps, definition, false);
          if (due.has(deadQueue(definition.name))) ran += await runFetched(deps, definition, true);
        }
        count += ran;
        if (count > 10_000) throw new Error('Jobs keep making jobs');
      }
      return count;
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
};
