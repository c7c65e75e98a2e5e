import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migrations.ts';
import { databaseUrl, followTestClock, TEMPLATE_NAME, withOwner } from './template.ts';

export interface TestDatabase {
  name: string;
  ownerUrl: string;
  appUrl: string;
  jobsUrl: string;
  drop(): Promise<void>;
}

async function copyOf(template: string): Promise<TestDatabase> {
  const owner = inject('ownerUrl');
  const name = `mailroom_test_${randomBytes(6).toString('hex')}`;
  await withOwner(owner, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    name,
    ownerUrl: databaseUrl(owner, name),
    appUrl: databaseUrl(inject('appUrl'), name),
    jobsUrl: databaseUrl(inject('jobsUrl'), name),
    // Without force, which the owner may not use on the application's sessions. The server waits for sessions that are ending.
    drop: () => withOwner(owner, async (client) => void (await client.query(`drop database if exists ${name}`))),
  };
}

/** A database for one test file: a copy of the migrated template (about 40 ms: through the log it takes twice as long). */
export function testDatabase(): Promise<TestDatabase> {
  return copyOf(TEMPLATE_NAME);
}

/** A database of an earlier release: as the migrations before this one leave it, named by its number. */
export async function databaseBefore(migration: string): Promise<TestDatabase> {
  const database = await copyOf('template0');
  const migrations = (await readMigrations()).filter(({ name }) => name < migration);
  await migrate({ ownerUrl: database.ownerUrl, migrations });
  await followTestClock(database.ownerUrl);
  return database;
}
