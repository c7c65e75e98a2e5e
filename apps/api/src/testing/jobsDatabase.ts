import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Clock } from '../platform/clock/clock.ts';

/** The queue's own connection, on the test's clock: each statement runs at the time that the test has set. */
export function jobsDatabase(url: string, clock: Clock) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const connected = client.connect();
  let last: Promise<unknown> = connected;
  // One call after another: the time of the next call would be set before the statement of this one.
  const executeSql = (text: string, values: unknown[] = []) => {
    const at = clock.now().toISOString();
    const answer = last.then(async () => {
      await client.query(`select set_config('app.now', $1, false)`, [at]);
      const result = await client.query<Record<string, unknown>>(text, values);
      return Array.isArray(result) ? { rows: [] } : { rows: result.rows };
    });
    last = answer.catch(() => {});
    return answer;
  };
  const options: ConstructorOptions = { db: { executeSql }, supervise: false, schedule: false };
  return { options, end: () => last.then(() => client.end()) };
}
