import { PgBoss, type ConstructorOptions, type Job as QueuedJob } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { jobContext } from './context.ts';
import type { EnqueueByName } from './enqueue.ts';
import { Fenced } from './fence.ts';
import type { JobContext, JobHandler } from './job.ts';
import type { QueueSettings } from './jobDefinition.ts';
import { enqueueJob } from './queue.repository.ts';
import { deadQueue, ensureQueues } from './queues.ts';

export interface Jobs {
  enqueue: EnqueueByName;
  start(): Promise<void>;
  /** Runs jobs as they become due, until `stop`. */
  work(deps: Deps): Promise<void>;
  /** Runs the jobs that are due, one after the other, and returns how many ran. For tests, which decide what runs when. */
  runDue(deps: Deps, only?: QueueSettings): Promise<number>;
  stop(): Promise<void>;
}

interface JobsOptions {
  boss: ConstructorOptions;
  jobs: readonly JobHandler[];
  onError: (error: Error) => void;
}

/** The queue holds data that `enqueue` checked against the same job. */
interface AnyHandler extends JobHandler {
  run: (data: object, context: JobContext) => Promise<void>;
  failed?: (data: object, context: JobContext) => Promise<void>;
}

const half = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

export function createJobs({ boss: settings, jobs, onError }: JobsOptions): Jobs {
  const boss = new PgBoss({ ...settings, schema: 'jobs', migrate: false, createSchema: false });
  boss.on('error', onError);
  const handlers = new Map(jobs.map((handler) => [handler.job.name, handler as AnyHandler]));

  const runOne = async (
    deps: Deps,
    { job, run, failed }: AnyHandler,
    queued: QueuedJob<object>,
    isDead: boolean,
  ): Promise<void> => {
    const fence = { jobId: queued.id, attempt: queued.retryCount };
    const queue = isDead ? deadQueue(job.name) : job.name;
    const context = jobContext(deps, { name: job.name, queue, fence, signal: queued.signal });
    const log = deps.log.child({ job: job.name, jobId: queued.id, attempt: queued.retryCount });
    try {
      await (isDead ? failed?.(queued.data, context) : run(queued.data, context));
    } catch (error) {
      // The run that replaced this one continues the work, so the job did not fail.
      if (error instanceof Fenced) return log.info('replaced');
      log.error({ err: error }, 'job failed');
      throw error;
    }
  };

  /** One query for all queues: fetching from each empty queue would take a test longer than its jobs. */
  const dueQueues = async (): Promise<ReadonlySet<string>> => {
    const { rows } = await boss
      .getDb()
      .executeSql(`select distinct name from jobs.job where state < 'active' and start_after <= jobs.job_now()`);
    return new Set((rows as { name: string }[]).map(({ name }) => name));
  };

  const runFetched = async (deps: Deps, handler: AnyHandler, isDead: boolean): Promise<number> => {
    const queue = isDead ? deadQueue(handler.job.name) : handler.job.name;
    const [queued] = await boss.fetch<object>(queue, { batchSize: 1 });
    if (!queued) return 0;
    const attempt = { id: queued.id, retryCount: queued.retryCount };
    try {
      await runOne(deps, handler, { ...queued, signal: new AbortController().signal }, isDead);
      await boss.complete(queue, attempt);
    } catch (error) {
      await boss.fail(queue, attempt, { message: String(error) });
    }
    return 1;
  };

  return {
    enqueue(tx, name, data, options) {
      if (!handlers.has(name)) throw new Error(`No module handles the job ${name}`);
      return enqueueJob(tx, name, data, options);
    },
    async start() {
      await boss.start();
      await ensureQueues(
        boss,
        jobs.map(({ job }) => job),
      );
    },
    async work(deps) {
      for (const handler of handlers.values()) {
        const { name, concurrency, cron, atStart } = handler.job;
        const own = { ...half, localConcurrency: concurrency ?? 1 };
        await boss.work<object>(name, own, async ([queued]) => queued && runOne(deps, handler, queued, false));
        await boss.work<object>(
          deadQueue(name),
          { pollingIntervalSeconds: 2 },
          async ([queued]) => queued && runOne(deps, handler, queued, true),
        );
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
        if (atStart) await boss.send(name, {}, { singletonKey: 'start' });
      }
    },
    async runDue(deps, only) {
      let count = 0;
      for (let ran = -1; ran !== 0;) {
        ran = 0;
        const due = await dueQueues();
        for (const handler of handlers.values()) {
          const { name } = handler.job;
          if (only !== undefined && name !== only.name) continue;
          if (due.has(name)) ran += await runFetched(deps, handler, false);
          if (due.has(deadQueue(name))) ran += await runFetched(deps, handler, true);
        }
        count += ran;
        if (count > 10_000) throw new Error('Jobs enqueue further jobs without end');
      }
      return count;
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
