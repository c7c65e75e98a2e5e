import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Clock } from '../platform/clock/clock.ts';

/** The queue's own connection, on the test's clock: each statement runs at the time that the test has set. */
export function jobsDatabase(url: string, clock: Clock) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const connected = client.connect();
  const executeSql = async (text: string, values: unknown[] = []) => {
    await connected;
    await client.query(`select set_config('app.now', $1, false)`, [clock.now().toISOString()]);
    const result = await client.query<Record<string, unknown>>(text, values);
    return Array.isArray(result) ? { rows: [] } : { rows: result.rows };
  };
  const options: ConstructorOptions = { db: { executeSql }, supervise: false, schedule: false };
  return { options, end: () => connected.then(() => client.end()) };
}
