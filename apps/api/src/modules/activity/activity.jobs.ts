import { deleteAnswersBefore } from '../../contract/idempotency.repository.ts';
import { deleteRevocationsBefore } from '../../platform/auth/revocations.repository.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { deleteEventsBefore } from '../../platform/events/events.commands.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { defineJob } from '../../platform/jobs/jobDefinition.ts';
import { filesJobs } from './files.jobs.ts';
import { sealAudit } from './seal.ts';

const sealEachMinute = defineJob({ name: 'audit.seal', cron: '* * * * *', deduplicate: true });
const forgetOld = defineJob({ name: 'platform.forget', cron: '17 * * * *', deduplicate: true });

const HOUR = 3_600_000;

/** Deletes live hints after an hour, and kept answers and revocations after a day. */
async function deleteExpired(tx: Tx): Promise<void> {
  const ago = (hours: number): Date => new Date(nowOf(tx).getTime() - hours * HOUR);
  await deleteEventsBefore(tx, ago(1));
  await deleteAnswersBefore(tx, ago(24));
  await deleteRevocationsBefore(tx, ago(24));
}

export const activityJobs = [
  ...filesJobs,
  handleJob(sealEachMinute, {
    run: async (_data, context) => {
      while ((await context.writeAll(sealAudit)) > 0) continue;
    },
  }),
  handleJob(forgetOld, {
    run: (_data, context) => context.writeAll(deleteExpired),
  }),
];
