import type { PgBoss, Queue } from 'pg-boss';
import type { QueueSettings } from './jobDefinition.ts';

export function deadQueue(name: string): string {
  return `${name}.dead`;
}

function optionsOf(job: QueueSettings): Omit<Queue, 'name'> {
  return {
    policy: job.deduplicate ? 'short' : 'standard',
    notify: job.notify ?? false,
    retryLimit: job.retryLimit ?? 4,
    retryDelay: job.retryDelay ?? 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: job.expireIn ?? 900,
    // The missing heartbeat shows that a worker was killed, long before its job expires.
    heartbeatSeconds: 30,
    deleteAfterSeconds: 7 * 86_400,
    deadLetter: deadQueue(job.name),
  };
}

/** Creates or adjusts the queues. Each has a dead-letter queue whose run gives the record its failed status. */
export async function ensureQueues(boss: PgBoss, jobs: readonly QueueSettings[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const dead = deadQueue(job.name);
    if (!existing.has(dead)) await boss.createQueue(dead, { retryLimit: 4, retryBackoff: true, retryDelay: 5 });
    const { policy, ...options } = optionsOf(job);
    if (existing.has(job.name)) await boss.updateQueue(job.name, options);
    else await boss.createQueue(job.name, { ...options, ...(policy !== undefined && { policy }) });
  }
}
