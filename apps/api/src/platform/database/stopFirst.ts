import { setTimeout as delay } from 'node:timers/promises';
import { counted } from '@mailroom/domain/forms/counted';
import type pg from 'pg';
import { APP_ROLE, JOBS_ROLE, SUPER_ROLE } from './roles.ts';

const LOOK_EVERY = 250;

class StillRunning extends Error {
  constructor(migration: string, connections: number) {
    super(
      `${migration} needs every node to be stopped, because the previous program can't safely run on the new schema. ` +
        `The application has ${counted(connections, 'connection')} to this database: stop its nodes, then migrate again. ` +
        'If only a connection pooler still holds them, run `npm run migrate -- --stopped`.',
    );
    this.name = 'StillRunning';
  }
}

async function connectionsOfApplication(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and usename = any($1) and pid <> pg_backend_pid()`,
    [[APP_ROLE, SUPER_ROLE, JOBS_ROLE]],
  );
  return rows[0]?.count ?? 0;
}

/** Waits for nodes that are ending; throws with the number of connections when some stay. */
export async function requireStopped(client: pg.Client, migration: string, patience: number): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const connections = await connectionsOfApplication(client);
    if (connections === 0) return;
    if (performance.now() >= until) throw new StillRunning(migration, connections);
    await delay(LOOK_EVERY);
  }
}
