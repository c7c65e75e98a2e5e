import { handleJob } from '../../platform/jobs/job.ts';
import { defineJob } from '../../platform/jobs/jobDefinition.ts';
import { deleteExpired } from './activity.repository.ts';
import { filesJobs } from './files.jobs.ts';
import { sealAudit } from './seal.ts';

const sealEachMinute = defineJob({ name: 'audit.seal', cron: '* * * * *', deduplicate: true });
const forgetOld = defineJob({ name: 'platform.forget', cron: '17 * * * *', deduplicate: true });

export const activityJobs = [
  ...filesJobs,
  handleJob(sealEachMinute, {
    run: async (_data, context) => {
      while ((await context.writeAll(sealAudit)) > 0) continue;
    },
  }),
  handleJob(forgetOld, {
    run: async (_data, context) => {
      const now = context.deps.clock.now();
      await context.writeAll((tx) => deleteExpired(tx, now.getTime()));
    },
  }),
];
