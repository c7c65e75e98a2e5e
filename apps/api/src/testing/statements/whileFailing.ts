import type { TestApp } from '../app.ts';

/** Runs a call while the database refuses one kind of row: the call ends in the middle, like that of a server that dies. */
export async function whileFailing<T>(app: TestApp, rows: string, call: () => Promise<T>): Promise<T> {
  await app.sql(
    `create function fail_row() returns trigger language plpgsql as $$ begin raise exception 'the server dies'; end $$`,
  );
  try {
    await app.sql(`create trigger fail_row before ${rows} execute function fail_row()`);
    return await call();
  } finally {
    await app.sql('drop function fail_row() cascade');
  }
}
