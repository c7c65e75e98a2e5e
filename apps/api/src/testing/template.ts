import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import type { RolePasswords } from '../platform/database/roles.ts';

export const TEMPLATE_NAME = 'mailroom_test_template';

/** The same server, another database. */
export function databaseUrl(url: string, database: string, user?: string): string {
  const parsed = new URL(url.replace(/^postgres(ql)?:\/\/\//, 'postgresql://socket.invalid/'));
  parsed.pathname = `/${database}`;
  if (user !== undefined) {
    if (parsed.searchParams.has('user')) parsed.searchParams.set('user', user);
    else parsed.username = user;
  }
  return parsed.href.replace('//socket.invalid/', '///');
}

export async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes a database's job queue follow the test's clock, so that timers are run by moving the clock. */
export async function followTestClock(ownerUrl: string): Promise<void> {
  await withOwner(ownerUrl, (client) =>
    client.query(
      `create or replace function jobs.job_now() returns timestamptz language sql stable as 'select public.business_now()'`,
    ),
  );
}

/** One migrated database per run; each test file gets a copy of it. */
export async function makeTemplate(ownerUrl: string, passwords: RolePasswords = {}): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE_NAME} with (force)`);
    await client.query(`create database ${TEMPLATE_NAME} template template0`);
  });
  const url = databaseUrl(ownerUrl, TEMPLATE_NAME);
  await migrate({ ownerUrl: url, passwords });
  await followTestClock(url);
}
