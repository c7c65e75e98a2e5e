import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

export interface UnderWay {
  productId: number;
  accountId: number;
  launchId: number;
  status: string;
  attention: string | null;
  starts_at: Date;
  ends_at: Date;
  completed_at: Date | null;
  hold_until: Date;
  started_at: Date | null;
  waits: boolean;
  queued: boolean;
  doubtful: boolean;
}

export async function launchesUnderWay(tx: Tx): Promise<UnderWay[]> {
  const { rows } = await sql<UnderWay>`
    select p.id as "productId", p.account_id as "accountId", l.id as "launchId", p.status, p.attention, p.starts_at, p.ends_at,
           p.completed_at, l.hold_until, l.started_at,
           exists (select from launch_step s where s.launch_id = l.id and s.name = 'Confirm' and s.status = 'Pending') as waits,
           exists (select from message m where m.launch_id = l.id and m.state in ('queued', 'claimed')) as queued,
           exists (select from message m where m.launch_id = l.id and m.state = 'in doubt') as doubtful
      from product p join launch l on l.account_id = p.account_id and l.id = p.launch_id
     where p.status in ('Submitted', 'Pending - Data Processing', 'Processing', 'Approved', 'Live', 'Completed')
        or p.status = 'Needs Attention' and p.attention in ('paused', 'step_failed')
        or p.status in ('Cancelled', 'Ended') and exists (select from message m where m.launch_id = l.id and m.state = 'queued')
     order by p.id`.execute(tx);
  return rows;
}

/** Jobs that are there already, by name and key: waiting, due again, or at work. */
export async function presentJobs(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select name || ' ' || singleton_key as key from jobs.job
     where name like 'launches.%' and singleton_key is not null and state in ('created', 'retry', 'active')`.execute(
    tx,
  );
  return new Set(rows.map(({ key }) => key));
}
