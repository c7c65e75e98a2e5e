import { sql } from 'kysely';
import type { Tx } from '../database/tx.ts';
import type { Fence } from './job.ts';

/** This run was given up and started again elsewhere; whatever it still wanted to write is not written. */
export class Fenced extends Error {
  constructor(name: string) {
    super(`This run of ${name} was replaced by another one`);
    this.name = 'Fenced';
  }
}

/** Holds the run's row until the transaction ends, so that it can't be given up while we write. */
export const checkFence = async (tx: Tx, name: string, fence: Fence): Promise<void> => {
  const { rows } = await sql`
    select 1 from jobs.job where name = ${name} and id = ${fence.jobId}::uuid and state = 'active'
       and retry_count = ${fence.attempt} for share`.execute(tx);
  if (rows.length === 0) throw new Fenced(name);
};
