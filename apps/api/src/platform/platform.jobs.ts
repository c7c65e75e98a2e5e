import { sql } from 'kysely';
import { sealAudit } from './audit/seal.ts';
import { filesJobs } from './files/files.jobs.ts';
import { handleJob } from './jobs/job.ts';
import { defineJob } from './jobs/jobDefinition.ts';

const sealEachMinute = defineJob({ name: 'audit.seal', cron: '* * * * *', deduplicate: true });
const forgetOld = defineJob({ name: 'platform.forget', cron: '17 * * * *', deduplicate: true });

const hour = 3_600_000;

export const platformJobs = [
  ...filesJobs,
  handleJob(sealEachMinute, {
    run: async (_data, context) => {
      while ((await context.writeAll(sealAudit)) > 0) continue;
    },
  }),
  handleJob(forgetOld, {
    /** Hints are of use for an hour, kept answers and revocations for a day. */
    run: async (_data, context) => {
      const now = context.deps.clock.now().getTime();
      await context.writeAll(async (tx) => {
        await sql`delete from event where at < ${new Date(now - hour)}`.execute(tx);
        await sql`delete from idempotency_key where created_at < ${new Date(now - 24 * hour)}`.execute(tx);
        await sql`delete from revocation where at < ${new Date(now - 24 * hour)}`.execute(tx);
      });
    },
  }),
];
