import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { WithActor } from '../database/tx.ts';
import { databaseState } from './metrics.repository.ts';

interface Metric {
  name: string;
  help: string;
  value: number;
}

async function collect(pool: pg.Pool, withActor: WithActor): Promise<readonly Metric[]> {
  const state = await databaseState(withActor);
  const memory = process.memoryUsage();
  return [
    {
      name: 'mailroom_pool_waiting',
      help: 'Calls waiting for a database connection; alarm above 5 for a minute',
      value: pool.waitingCount,
    },
    { name: 'mailroom_pool_total', help: 'Open database connections', value: pool.totalCount },
    {
      name: 'mailroom_queue_age_seconds',
      help: 'Age of the oldest job that is due; alarm above 60',
      value: Math.max(0, state?.oldest_job ?? 0),
    },
    { name: 'mailroom_queue_waiting', help: 'Waiting jobs', value: state?.waiting_jobs ?? 0 },
    { name: 'mailroom_queue_dead', help: 'Jobs whose last run failed; alarm above 0', value: state?.dead_jobs ?? 0 },
    {
      name: 'mailroom_messages_in_doubt',
      help: 'Messages that may or may not have been sent; alarm above 0 for an hour',
      value: state?.in_doubt ?? 0,
    },
    {
      name: 'mailroom_audit_unsealed_seconds',
      help: 'Age of the oldest audit entry without a seal; alarm above 600',
      value: Math.max(0, state?.unsealed ?? 0),
    },
    { name: 'mailroom_memory_bytes', help: 'Resident memory of this process', value: memory.rss },
  ];
}

function asText(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, value }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}

/** Serves the metrics on their own port, which the operator must not expose. */
export function serveMetrics(app: FastifyInstance, pool: pg.Pool, withActor: WithActor): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(asText(await collect(pool, withActor))),
  );
}
