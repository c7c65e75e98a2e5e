import type { ConstructorOptions } from 'pg-boss';
import pg from 'pg';
import { leadsThroughPooler } from '../database/pool.ts';
import { requireLimitedRole } from '../database/startRoles.ts';
import type { Settings } from '../settings/settings.ts';

/** Milliseconds that the database may take to accept a connection at the start. */
const LONGEST_START = 10_000;

/**
 * After this time the queue gives up a statement and its connection, and asks again on a new one. The server finishes
 * long maintenance nevertheless, because it is sent in one piece.
 */
const LONGEST_STATEMENT = 5_000;

type Connected = Pick<Settings, 'databaseJobsUrl' | 'role'>;

/** The queue's own connections. `onPooler` is called when workers must poll, because notifications need a session. */
export async function queueConnection(
  { databaseJobsUrl, role }: Connected,
  onPooler: () => void,
): Promise<ConstructorOptions> {
  const pool = new pg.Pool({ connectionString: databaseJobsUrl, max: 1, connectionTimeoutMillis: LONGEST_START });
  pool.on('error', () => {});
  let isPooled: boolean;
  try {
    await requireLimitedRole('DATABASE_JOBS_URL', pool);
    isPooled = await leadsThroughPooler(pool);
  } finally {
    await pool.end();
  }
  const isWorker = role !== 'api';
  if (isPooled && isWorker) onPooler();
  // The queue hands its options to the driver, which knows these two as well.
  const driver = { query_timeout: LONGEST_STATEMENT, keepAlive: true };
  return {
    ...driver,
    connectionString: databaseJobsUrl,
    connectionTimeoutMillis: LONGEST_STATEMENT,
    max: 4,
    useListenNotify: isWorker && !isPooled,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  };
}
