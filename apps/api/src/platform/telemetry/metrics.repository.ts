import { sql } from 'kysely';
import { systemActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';

interface DatabaseState {
  oldest_job: number | null;
  waiting_jobs: number;
  dead_jobs: number;
  in_doubt: number;
  unsealed: number | null;
}

/** The figures of the whole installation that only the database knows, in one query. */
export function databaseState(withActor: WithActor): Promise<DatabaseState | undefined> {
  return withActor(systemActor('metrics'), 'read', async (tx) => {
    const { rows } = await sql<DatabaseState>`
      select (select extract(epoch from jobs.job_now() - min(start_after)) from jobs.job
               where state in ('created', 'retry') and start_after <= jobs.job_now())::float as oldest_job,
             (select count(*) from jobs.job where state in ('created', 'retry')) as waiting_jobs,
             (select count(*) from jobs.job where name like '%.dead' and state in ('created', 'retry', 'failed')) as dead_jobs,
             (select count(*) from message where state = 'in doubt') as in_doubt,
             (select extract(epoch from business_now() - min(at)) from audit_entry where seal_id is null)::float as unsealed`.execute(
      tx,
    );
    return rows[0];
  });
}
