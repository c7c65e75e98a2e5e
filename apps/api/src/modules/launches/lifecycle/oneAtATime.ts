import { sql } from 'kysely';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { LaunchRef } from './launchRef.ts';
import { launchWork, type Work } from '../launches.queues.ts';
import { startWork, workKey } from './launchWork.ts';

const SOON = 5_000;

/**
 * Whether another run works on the same launch right now; then this one comes back later. Two side by side would
 * take each other's claims for those of a dead run.
 */
export function isTaken(ref: LaunchRef, context: JobContext, work: Work): Promise<boolean> {
  return context.write(ref.accountId, async (tx) => {
    const { rows } = await sql`
      select 1 from jobs.job where name = ${launchWork[work].name} and singleton_key = ${workKey(ref.launchId)}
         and state = 'active' and id <> ${context.fence.jobId}::uuid limit 1`.execute(tx);
    if (rows.length === 0) return false;
    await startWork(tx, ref, work, new Date(context.deps.clock.now().getTime() + SOON));
    return true;
  });
}
