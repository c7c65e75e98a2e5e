import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { systemActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import type { Gauge, Metric } from './gauge.ts';
import { queueState } from '../jobs/queue.repository.ts';

interface MetricsOptions {
  pool: pg.Pool;
  withActor: WithActor;
  gauges: readonly Gauge[];
  missingFiles: () => number;
  /** Further figures of this process. */
  counts: () => readonly Metric[];
}

async function fromDatabase(withActor: WithActor, gauges: readonly Gauge[]): Promise<readonly Metric[]> {
  return withActor(systemActor('metrics'), 'read', async (tx) => {
    const queue = await queueState(tx);
    const metrics: Metric[] = [
      {
        name: 'mailroom_queue_age_seconds',
        help: 'Age of the oldest job that is due; alarm above 60',
        value: Math.max(0, queue?.oldest ?? 0),
      },
      { name: 'mailroom_queue_waiting', help: 'Waiting jobs', value: queue?.waiting ?? 0 },
      { name: 'mailroom_queue_dead', help: 'Jobs whose last run failed; alarm above 0', value: queue?.dead ?? 0 },
    ];
    for (const { name, help, read } of gauges) metrics.push({ name, help, value: await read(tx) });
    return metrics;
  });
}

async function collect({ pool, withActor, gauges, missingFiles, counts }: MetricsOptions): Promise<readonly Metric[]> {
  return [
    {
      name: 'mailroom_pool_waiting',
      help: 'Calls waiting for a database connection; alarm above 5 for a minute',
      value: pool.waitingCount,
    },
    { name: 'mailroom_pool_total', help: 'Open database connections', value: pool.totalCount },
    {
      name: 'mailroom_files_missing',
      help: 'Reads of files that the store has lost, since the start of this process; alarm above 0',
      value: missingFiles(),
    },
    ...counts(),
    ...(await fromDatabase(withActor, gauges)),
    { name: 'mailroom_memory_bytes', help: 'Resident memory of this process', value: process.memoryUsage().rss },
  ];
}

function asText(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, value }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}

/** Serves the metrics on their own port, which the operator must not expose. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(asText(await collect(options))),
  );
}
