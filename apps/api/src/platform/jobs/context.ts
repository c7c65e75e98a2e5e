import { jobActor, systemActor } from '../database/actor.ts';
import type { Deps } from '../deps.ts';
import { checkFence } from './fence.ts';
import type { Fence, JobContext } from './job.ts';

export type Run = { name: string; queue: string; fence: Fence; signal: AbortSignal };

/** What a run of a job is given: its own scope and its fence. */
export const jobContext = (deps: Deps, { name, queue, fence, signal }: Run): JobContext => {
  const requestId = `${name} ${fence.jobId}`;
  const actor = (accountId: number) => jobActor(name, accountId, requestId);
  const all = systemActor(requestId);
  return {
    deps,
    fence,
    signal,
    attempt: fence.attempt,
    actor,
    read: (accountId, work) => deps.withActor(actor(accountId), 'read', work),
    readAll: (work) => deps.withActor(all, 'read', work),
    write: (accountId, work) =>
      deps.withActor(actor(accountId), 'write', async (tx) => {
        await checkFence(tx, queue, fence);
        return work(tx);
      }),
    writeAll: (work) =>
      deps.withActor(all, 'write', async (tx) => {
        await checkFence(tx, queue, fence);
        return work(tx);
      }),
  };
};
