import { contextOf } from '../database/context.ts';
import type { Tx } from '../database/tx.ts';
import type { EnqueueOptions, Job } from './jobDefinition.ts';

/**
 * Adds a job in the caller's transaction: no commit, no job. Returns null when a job with the same key is already
 * waiting.
 */
export function enqueue<Data extends object>(
  tx: Tx,
  job: Job<Data>,
  data: NoInfer<Data>,
  options: EnqueueOptions = {},
): Promise<string | null> {
  return contextOf(tx).enqueue(tx, job.name, data, options);
}
