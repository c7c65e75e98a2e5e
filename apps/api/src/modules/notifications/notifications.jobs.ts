import { nowOf } from '../../platform/database/context.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { defineJob } from '../../platform/jobs/jobDefinition.ts';
import { deleteOld } from './notifications.repository.ts';

const forgetNotifications = defineJob({ name: 'notifications.forget', cron: '41 3 * * *', deduplicate: true });

const DAYS = 90;
const MOST = 500;

export const notificationJobs = [
  handleJob(forgetNotifications, {
    run: (_data, context) =>
      context.writeAll((tx) => deleteOld(tx, new Date(nowOf(tx).getTime() - DAYS * 24 * 3_600_000), MOST)),
  }),
];
