import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres, startPostgres } from '@mailroom/local/postgres';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string;
    appUrl: string;
    jobsUrl: string;
  }
}

function passwordIn(url: string): string {
  return decodeURIComponent(new URL(url).password);
}

/** The server tests' database: TEST_DATABASE_OWNER_URL (with TEST_DATABASE_URL and TEST_DATABASE_JOBS_URL), or otherwise an embedded one for this run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env['TEST_DATABASE_OWNER_URL'];
  if (given) {
    const appUrl = process.env['TEST_DATABASE_URL'];
    const jobsUrl = process.env['TEST_DATABASE_JOBS_URL'];
    if (!appUrl || !jobsUrl)
      throw new Error(
        'TEST_DATABASE_OWNER_URL needs TEST_DATABASE_URL and TEST_DATABASE_JOBS_URL beside it: the roles mailroom_app and mailroom_jobs on the same server',
      );
    await makeTemplate(given, { app: passwordIn(appUrl), jobs: passwordIn(jobsUrl) });
    project.provide('ownerUrl', given);
    project.provide('appUrl', appUrl);
    project.provide('jobsUrl', jobsUrl);
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-test-'));
  const postgres = await startPostgres({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  try {
    await makeTemplate(postgres.ownerUrl);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('ownerUrl', postgres.ownerUrl);
  project.provide('appUrl', postgres.appUrl);
  project.provide('jobsUrl', postgres.jobsUrl);
  return async () => {
    await postgres.stop();
    removePostgres(folder);
  };
};
