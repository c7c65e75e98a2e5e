import type { Tx } from '../database/tx.ts';
import { contextOf } from '../database/context.ts';

export type EnqueueOptions = { startAfter?: Date; singletonKey?: string; priority?: number };

/**
 * Adds a job in the caller's transaction: no commit, no job. Null when a job with the same key is waiting already.
 */
export const enqueue = (tx: Tx, name: string, data: object, options: EnqueueOptions = {}): Promise<string | null> =>
  contextOf(tx).enqueue(tx, name, data, options);
