import { sql } from 'kysely';
import type { Tx } from '../database/tx.ts';

export interface QueueState {
  /** Seconds since the oldest job became due. */
  oldest: number | null;
  waiting: number;
  dead: number;
}

/** The state of the job queue, in one query. */
export async function queueState(tx: Tx): Promise<QueueState | undefined> {
  const { rows } = await sql<QueueState>`
    select (select extract(epoch from jobs.job_now() - min(start_after)) from jobs.job
             where state in ('created', 'retry') and start_after <= jobs.job_now())::float as oldest,
           (select count(*) from jobs.job where state in ('created', 'retry')) as waiting,
           (select count(*) from jobs.job where name like '%.dead' and state in ('created', 'retry', 'failed')) as dead`.execute(
    tx,
  );
  return rows[0];
}
