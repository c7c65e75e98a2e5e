import { sql } from 'kysely';
import { bigint, bool, float, orNull, selectRow, selectRows, text, uuid, type RowOf } from '../database/statement.ts';
import type { Tx } from '../database/tx.ts';
import type { EnqueueOptions } from './jobDefinition.ts';

/** Returns null when a job with the same key is already waiting. That one begins at the earlier of both times. */
export async function enqueueJob(
  tx: Tx,
  queue: string,
  data: object,
  { startAfter, singletonKey, priority }: EnqueueOptions,
): Promise<string | null> {
  const row = await selectRow(
    tx,
    { id: orNull(uuid) },
    sql`
    select enqueue_job(${queue}::text, ${JSON.stringify(data)}::jsonb, ${startAfter ?? null}::timestamptz,
                       ${singletonKey ?? null}::text, ${priority ?? null}::int) as id`,
  );
  return row?.id ?? null;
}

/** Whether the first start of a node has made the queue. Only the owner may ask. */
export async function hasQueue(tx: Tx, queue: string): Promise<boolean> {
  const row = await selectRow(
    tx,
    { found: bool },
    sql`select exists (select from jobs.queue where name = ${queue}) as found`,
  );
  return row?.found ?? false;
}

/** Jobs that are waiting, due again or at work, by queue and key: those of the queues whose names begin so. */
export async function presentJobs(tx: Tx, prefix: string): Promise<ReadonlySet<string>> {
  const rows = await selectRows(
    tx,
    { queue: text, key: text },
    sql`select queue, key from present_jobs(${prefix}::text)`,
  );
  return new Set(rows.map(({ queue, key }) => `${queue} ${key}`));
}

interface RunKey {
  queue: string;
  key: string;
  jobId: string;
}

/** Whether another job of this queue is at work with this key. */
export async function isAnotherAtWork(tx: Tx, { queue, key, jobId }: RunKey): Promise<boolean> {
  const row = await selectRow(
    tx,
    { found: bool },
    sql`select is_another_at_work(${queue}::text, ${key}::text, ${jobId}::uuid) as found`,
  );
  return row?.found ?? false;
}

/** `oldest` is the seconds since the oldest job became due. */
const QUEUE_STATE = { oldest: orNull(float), waiting: bigint, dead: bigint };

/** The state of the job queue, in one query. */
export function queueState(tx: Tx): Promise<RowOf<typeof QUEUE_STATE> | undefined> {
  return selectRow(tx, QUEUE_STATE, sql`select oldest, waiting, dead from queue_state()`);
}
