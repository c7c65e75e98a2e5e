import pg from 'pg';
import { typeParsers } from './types.ts';

export type PoolOptions = { url: string; size: number; onError: (error: Error) => void };

/**
 * Handed to `createDatabase` and nobody else. An idle connection that the server ends would take the process with it
 * if nobody listened; a caller that finds no free connection gets a 503 after two seconds instead of hanging.
 */
export const createPool = ({ url, size, onError }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: typeParsers,
    application_name: 'mailroom',
  });
  pool.on('error', onError);
  return pool;
};
