import type { Deps } from '../deps.ts';
import type { JobActor } from '../database/actor.ts';
import type { Tx } from '../database/tx.ts';
import type { Job, QueueSettings, Schedule } from './jobDefinition.ts';

/** Identifies the run that may write. A run that was given up and started again elsewhere has an older fence. */
export interface Fence {
  jobId: string;
  attempt: number;
}

export interface JobContext {
  deps: Deps;
  fence: Fence;
  /** Aborted when the run is cancelled, expires or the worker is stopping. */
  signal: AbortSignal;
  /** How often this job was started before. */
  attempt: number;
  actor(accountId: number): JobActor;
  /** A write transaction that first checks the fence: a stale run can't write. */
  write<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction of several minutes without the fence, which would block the run's heartbeat. Only for work that may safely run twice. */
  build<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  read<T>(accountId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for timers and sweepers that must see all accounts. */
  writeAll<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readAll<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A job and the code that runs it, as a module lists it, without the type of its data. */
export interface JobHandler {
  job: QueueSettings & Schedule;
  run: (data: never, context: JobContext) => Promise<void>;
  failed?: (data: never, context: JobContext) => Promise<void>;
}

interface JobRun<Data extends object> {
  run: (data: Data, context: JobContext) => Promise<void>;
  /** Called after the last run failed: gives the record the status that people see. */
  failed?: (data: Data, context: JobContext) => Promise<void>;
}

export function handleJob<Data extends object>(job: Job<Data>, { run, failed }: JobRun<Data>): JobHandler {
  return { job, run, ...(failed && { failed }) };
}
