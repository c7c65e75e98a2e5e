import pg from 'pg';
import { typeParsers } from './types.ts';

interface PoolOptions {
  url: string;
  size: number;
  onError: (error: Error) => void;
}

/**
 * Handed only to `createDatabase`. A caller that finds no free connection gets a 503 after two seconds instead of
 * hanging.
 */
export function createPool({ url, size, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
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
