import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, TEMPLATE_NAME, withOwner } from './template.ts';

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  jobsUrl: string;
  drop(): Promise<void>;
}

/** A database for one test file: a copy of the migrated template (about 40 ms). */
export async function testDatabase(): Promise<TestDatabase> {
  const owner = inject('ownerUrl');
  const name = `mailroom_test_${randomBytes(6).toString('hex')}`;
  await withOwner(owner, (client) => client.query(`create database ${name} template ${TEMPLATE_NAME}`));
  return {
    ownerUrl: databaseUrl(owner, name),
    appUrl: databaseUrl(inject('appUrl'), name),
    jobsUrl: databaseUrl(inject('jobsUrl'), name),
    // Without force, which the owner may not use on the application's sessions. The server waits for sessions that are ending.
    drop: () => withOwner(owner, async (client) => void (await client.query(`drop database if exists ${name}`))),
  };
}
