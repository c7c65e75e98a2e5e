/** Settings of a job's queue. */
export interface QueueSettings {
  name: string;
  /** Wakes a worker immediately. Only for what a person waits for: a NOTIFY in each small transaction costs throughput. */
  notify?: boolean;
  /** Runs after the first one before the job goes to its dead letter; 4 makes five runs. */
  retryLimit?: number;
  /** Seconds before the second run, doubled each time. */
  retryDelay?: number;
  /** Seconds after which a silent run counts as dead and is started again. */
  expireIn?: number;
  /** At most one waiting job per `singletonKey`. */
  deduplicate?: boolean;
  /** How many jobs of this kind one node runs at a time. */
  concurrency?: number;
}

/** When a job starts without being enqueued. */
export interface Schedule {
  /** A cron expression in UTC; each occurrence starts one job, however many nodes there are. */
  cron?: string;
  /** Also starts a job when a worker starts: what repairs a restored backup must not wait for its hour. */
  atStart?: boolean;
}

export type NoData = Record<string, never>;

declare const dataType: unique symbol;

/**
 * A kind of job as a value: its name, its queue and the type of its data, without the code it runs. `enqueue` and
 * `handleJob` both take it, so that a module can enqueue a job without importing what the job does.
 */
export interface Job<Data extends object> extends QueueSettings, Schedule {
  /** Only a type: makes jobs with different data incompatible. */
  readonly [dataType]?: (data: Data) => Data;
}

/** A scheduled job has no data, because nobody is there to give it any. */
export function defineJob(settings: QueueSettings & Schedule): Job<NoData>;
export function defineJob<Data extends object>(settings: QueueSettings): Job<Data>;
export function defineJob(settings: QueueSettings & Schedule): QueueSettings & Schedule {
  return settings;
}

export interface EnqueueOptions {
  startAfter?: Date;
  singletonKey?: string;
  priority?: number;
}
