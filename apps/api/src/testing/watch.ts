import pg from 'pg';
import type { TestApp } from './app.ts';

export interface Watch {
  /** Waits until the condition holds. Checks it again after each committed change of the tables, without polling. */
  until(is: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'test_watch';

/** Observes in the database what another process does: a trigger reports each statement on commit. */
export async function watch(app: TestApp, ...tables: string[]): Promise<Watch> {
  await app.sql(`create or replace function tell_watch() returns trigger language plpgsql as $$
    begin perform pg_notify('${CHANNEL}', ''); return null; end $$`);
  for (const table of tables) {
    await app.sql(
      `create or replace trigger tell_watch after insert or update on ${table} for each statement execute function tell_watch()`,
    );
  }
  const client = new pg.Client({ connectionString: app.ownerUrl });
  let wake = (): void => {};
  client.on('notification', () => wake());
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return {
    async until(is) {
      for (;;) {
        // Starts to listen before the check, so that a change between check and wait isn't missed.
        const reported = new Promise<void>((resolve) => {
          wake = resolve;
        });
        if (await is()) return;
        await reported;
      }
    },
    close: () => client.end(),
  };
}
