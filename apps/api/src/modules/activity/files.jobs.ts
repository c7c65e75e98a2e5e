import type { Deps } from '../../platform/deps.ts';
import { deleteSwept } from '../../platform/files/files.commands.ts';
import { filesToSweep } from '../../platform/files/files.reads.ts';
import { handleJob, type JobContext } from '../../platform/jobs/job.ts';
import { defineJob } from '../../platform/jobs/jobDefinition.ts';

export const sweepFiles = defineJob({ name: 'files.sweep', cron: '*/10 * * * *', deduplicate: true });

const HOUR = 3_600_000;
const BATCH = 200;

/** The next files to remove: staged an hour ago and never kept, or doomed a week ago. */
function nextFiles(context: JobContext, now: number) {
  const [stagedBefore, doomedBefore] = [new Date(now - HOUR), new Date(now - 7 * 24 * HOUR)];
  return context.readAll((tx) => filesToSweep(tx, stagedBefore, doomedBefore, BATCH));
}

/** Removes the object first and the row last: as long as the row exists, the next run knows that bytes are left. */
async function sweep(context: JobContext, { clock, store }: Deps): Promise<void> {
  for (;;) {
    const files = await nextFiles(context, clock.now().getTime());
    if (files.length === 0) return;
    for (const file of files) await store.remove(file.key);
    const ids = files.map((file) => file.id);
    await context.writeAll((tx) => deleteSwept(tx, ids));
  }
}

export const filesJobs = [
  handleJob(sweepFiles, {
    run: async (_data, context) => sweep(context, context.deps),
  }),
];
