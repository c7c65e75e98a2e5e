import { serviceOf } from '../database/context.ts';
import { defineService } from '../database/service.ts';
import type { Tx } from '../database/tx.ts';
import type { EnqueueOptions, Job } from './jobDefinition.ts';

/** Adds a job by the name of its queue; `enqueue` checks the data against the job's type first. */
export type EnqueueByName = (tx: Tx, name: string, data: object, options: EnqueueOptions) => Promise<string | null>;

export const ENQUEUE = defineService<EnqueueByName>('enqueue');

/**
 * Adds a job in the caller's transaction: no commit, no job. Returns null when a job with the same key is already
 * waiting, which then begins at the earlier of both times.
 */
export function enqueue<Data extends object>(
  tx: Tx,
  job: Job<Data>,
  data: NoInfer<Data>,
  options: EnqueueOptions = {},
): Promise<string | null> {
  return serviceOf(tx, ENQUEUE)(tx, job.name, data, options);
}
