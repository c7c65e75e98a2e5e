import pg from 'pg';
import { typeParsers } from './types.ts';

interface PoolOptions {
  url: string;
  size: number;
  onError: (error: Error) => void;
}

/** With the time of the rest of a call, this keeps within the two seconds after which a caller must have a 503. */
const LONGEST_WAIT = 1500;

/** Handed only to `createDatabase`. A caller that finds no free connection gets a 503 instead of hanging. */
export function createPool({ url, size, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: LONGEST_WAIT,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    types: typeParsers,
    application_name: 'mailroom',
  });
  // An 'error' event without a listener ends the process. The pool listens only while a connection is idle, so every
  // connection gets a listener of ours for the time that a transaction holds it. The transaction itself fails with its
  // next statement.
  pool.on('connect', (client) => client.on('error', onError));
  // Reported by the connection's own listener already.
  pool.on('error', () => {});
  return pool;
}

/** Milliseconds after which a database that doesn't answer makes the node unready. */
const LONGEST_PING = 1500;

/** Whether a connection of the pool answers. One that doesn't is closed. */
export function isAnswering(pool: pg.Pool): Promise<boolean> {
  const ping = { text: 'select 1', query_timeout: LONGEST_PING };
  return pool.query(ping).then(
    () => true,
    () => false,
  );
}

/**
 * Whether a pooler stands between us and the server. It gives every client a process id of its own invention, which isn't
 * the one of the server's process.
 */
export async function leadsThroughPooler(pool: pg.Pool): Promise<boolean> {
  const client: pg.PoolClient & { processID?: number | null } = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== client.processID;
  } finally {
    client.release();
  }
}
