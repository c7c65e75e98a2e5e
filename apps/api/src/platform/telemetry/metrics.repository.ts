import { sql } from 'kysely';
import { bigint, float, orNull, selectRow, type RowOf } from '../database/statement.ts';
import type { Tx } from '../database/tx.ts';

/** `oldest` is the seconds since the oldest job became due. */
const QUEUE_STATE = { oldest: orNull(float), waiting: bigint, dead: bigint };

/** The state of the job queue, in one query. */
export function queueState(tx: Tx): Promise<RowOf<typeof QUEUE_STATE> | undefined> {
  return selectRow(
    tx,
    QUEUE_STATE,
    sql`
    select (select extract(epoch from jobs.job_now() - min(start_after)) from jobs.job
             where state in ('created', 'retry') and start_after <= jobs.job_now())::float as oldest,
           (select count(*) from jobs.job where state in ('created', 'retry')) as waiting,
           (select count(*) from jobs.job where name like '%.dead' and state in ('created', 'retry', 'failed')) as dead`,
  );
}
