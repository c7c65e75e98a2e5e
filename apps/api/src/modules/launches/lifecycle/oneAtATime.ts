import type { JobContext } from '../../../platform/jobs/job.ts';
import { isAnotherAtWork } from '../../../platform/jobs/queue.repository.ts';
import { launchWork, type Work } from '../launches.queues.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { startWork, workKey } from './launchWork.ts';

const SOON = 5_000;

/**
 * Whether another run works on the same launch right now; then this one comes back later. Two in parallel would take
 * each other's claims for those of a dead run.
 */
export function isTaken(ref: LaunchRef, context: JobContext, work: Work): Promise<boolean> {
  const run = { queue: launchWork[work].name, key: workKey(ref.launchId), jobId: context.fence.jobId };
  return context.write(ref.accountId, async (tx) => {
    if (!(await isAnotherAtWork(tx, run))) return false;
    await startWork(tx, ref, work, new Date(context.deps.clock.now().getTime() + SOON));
    return true;
  });
}
