import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { systemActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';

export type Metric = { name: string; help: string; value: number };

type DatabaseState = {
  oldest_job: number | null;
  waiting_jobs: number;
  dead_jobs: number;
  in_doubt: number;
  unsealed: number | null;
};

const databaseState = (withActor: WithActor): Promise<DatabaseState | undefined> =>
  withActor(systemActor('metrics'), 'read', async (tx) => {
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

const collect = async (pool: pg.Pool, withActor: WithActor): Promise<readonly Metric[]> => {
  const state = await databaseState(withActor);
  const memory = process.memoryUsage();
  return [
    {
      name: 'mailroom_pool_waiting',
      help: 'Calls that wait for a database connection; alarm above 5 for a minute',
      value: pool.waitingCount,
    },
    { name: 'mailroom_pool_total', help: 'Open database connections', value: pool.totalCount },
    {
      name: 'mailroom_queue_age_seconds',
      help: 'Age of the oldest job that is due; alarm above 60',
      value: Math.max(0, state?.oldest_job ?? 0),
    },
    { name: 'mailroom_queue_waiting', help: 'Jobs that wait', value: state?.waiting_jobs ?? 0 },
    { name: 'mailroom_queue_dead', help: 'Jobs whose last run failed; alarm above 0', value: state?.dead_jobs ?? 0 },
    {
      name: 'mailroom_messages_in_doubt',
      help: 'Messages nobody knows the fate of; alarm above 0 for an hour',
      value: state?.in_doubt ?? 0,
    },
    {
      name: 'mailroom_audit_unsealed_seconds',
      help: 'Age of the oldest audit entry without a seal; alarm above 600',
      value: Math.max(0, state?.unsealed ?? 0),
    },
    { name: 'mailroom_memory_bytes', help: 'Resident memory of this process', value: memory.rss },
  ];
};

export const asText = (metrics: readonly Metric[]): string =>
  metrics.map(({ name, help, value }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`).join('');

/** On its own port, which the operator keeps inside. */
export const serveMetrics = (app: FastifyInstance, pool: pg.Pool, withActor: WithActor): void => {
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(asText(await collect(pool, withActor))),
  );
};
