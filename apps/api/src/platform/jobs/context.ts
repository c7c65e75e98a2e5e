import { jobActor, systemActor, type Actor } from '../database/actor.ts';
import type { Tx } from '../database/tx.ts';
import type { Deps } from '../deps.ts';
import { Fenced, fenceSql, isFenced } from './fence.ts';
import type { Fence, JobContext } from './job.ts';

interface Run {
  name: string;
  queue: string;
  fence: Fence;
  signal: AbortSignal;
}

/** Makes the context that a run of a job gets, with its own scope and its fence. */
export function jobContext(deps: Deps, { name, queue, fence, signal }: Run): JobContext {
  const requestId = `${name} ${fence.jobId}`;
  const actor = (accountId: number) => jobActor(name, accountId, requestId);
  const all = systemActor(requestId);
  const fenced = fenceSql(queue, fence);
  const write = async <T>(as: Actor, work: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      return await deps.withActor(as, 'write', work, fenced);
    } catch (error) {
      throw isFenced(error) ? new Fenced(queue) : error;
    }
  };
  return {
    deps,
    fence,
    signal,
    attempt: fence.attempt,
    actor,
    read: (accountId, work) => deps.withActor(actor(accountId), 'read', work),
    readAll: (work) => deps.withActor(all, 'read', work),
    build: (accountId, work) => deps.withActor(actor(accountId), 'build', work),
    write: (accountId, work) => write(actor(accountId), work),
    writeAll: (work) => write(all, work),
  };
}
