import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

/** Jobs that are there already, by name and key: waiting, due again, or at work. */
export async function presentJobs(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select name || ' ' || singleton_key as key from jobs.job
     where name like 'launches.%' and singleton_key is not null and state in ('created', 'retry', 'active')`.execute(
    tx,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whether another job of this queue is at work with this key. */
export async function isAnotherAtWork(
  tx: Tx,
  { queue, key, jobId }: { queue: string; key: string; jobId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from jobs.job where name = ${queue} and singleton_key = ${key} and state = 'active' and id <> ${jobId}::uuid
     limit 1`.execute(tx);
  return rows.length > 0;
}
