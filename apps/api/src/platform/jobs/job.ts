import type { Deps } from '../deps.ts';
import type { JobActor } from '../database/actor.ts';
import type { Tx } from '../database/tx.ts';

/** Who may still write for this run. A run that was given up and started again elsewhere has an older fence. */
export type Fence = { jobId: string; attempt: number };

export type JobContext = {
  deps: Deps;
  fence: Fence;
  /** Aborted when the run is cancelled, expires or the worker is stopping. */
  signal: AbortSignal;
  /** How often this job was started before. */
  attempt: number;
  actor(accountId: number): JobActor;
  /** A write transaction that first checks the fence: a stale run can't write. */
  write<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Minutes of work without the fence, which would silence the run's heartbeat: what may be done twice without harm. */
  build<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  read<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for timers and sweepers that must see all accounts. */
  writeAll<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readAll<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

export type JobDefinition<Data extends object = object> = {
  name: string;
  /** Wake a worker at once. Only for what a person waits for: a NOTIFY in each small transaction costs throughput. */
  notify?: boolean;
  /** Runs after the first one before the job goes to its dead letter; 4 makes five runs. */
  retryLimit?: number;
  /** Seconds before the second run, doubled each time. */
  retryDelay?: number;
  /** Seconds after which a silent run counts as dead and is started again. */
  expireIn?: number;
  /** At most one waiting job per `singletonKey`. */
  deduplicate?: boolean;
  /** How many of it one node runs at a time. */
  concurrency?: number;
  /** Started by the clock, at most once per occurrence over all nodes: a cron expression in UTC. */
  cron?: string;
  /** Also started when a worker starts: what repairs a restored backup must not wait for its hour. */
  atStart?: boolean;
  run: (data: Data, context: JobContext) => Promise<void>;
  /** After the last run failed: give the record the status that people see. */
  failed?: (data: Data, context: JobContext) => Promise<void>;
};

/** A job with its data's type forgotten, as the registry holds it. */
export type AnyJob = JobDefinition<never>;

export const job = <Data extends object>(definition: JobDefinition<Data>): AnyJob => definition as unknown as AnyJob;
