import { sql } from 'kysely';
import { selectRows, text, int } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Jobs that are there already, by name and key: waiting, due again, or at work. */
export async function presentJobs(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await selectRows(
    tx,
    { key: text },
    sql`
    select name || ' ' || singleton_key as key from jobs.job
     where name like 'launches.%' and singleton_key is not null and state in ('created', 'retry', 'active')`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whether another job of this queue is at work with this key. */
export async function isAnotherAtWork(
  tx: Tx,
  { queue, key, jobId }: { queue: string; key: string; jobId: string },
): Promise<boolean> {
  const rows = await selectRows(
    tx,
    { found: int },
    sql`
    select 1 as found from jobs.job where name = ${queue} and singleton_key = ${key} and state = 'active' and id <> ${jobId}::uuid
     limit 1`,
  );
  return rows.length > 0;
}
