import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { clearImport, sweepUploads, type ImportData } from '../audiences.queues.ts';
import { deleteMembers, dropOwnTable } from '../versions/importedPeople.repository.ts';
import { deleteUnusedUploads } from '../reading/uploads.repository.ts';

const BATCH = 20_000;
const DAY = 86_400_000;

/** Removes the people of an import that failed or was cancelled. Its rejected rows stay, so that they can be corrected. */
async function clear({ accountId, versionId }: ImportData, context: JobContext): Promise<void> {
  await context.write(accountId, (tx) => dropOwnTable(tx, versionId));
  for (let removed = BATCH; removed === BATCH;) {
    removed = await context.write(accountId, (tx) => deleteMembers(tx, versionId, BATCH));
  }
}

/** Removes files that were uploaded more than a day ago and never became an audience. */
async function deleteOldUploads(context: JobContext): Promise<void> {
  const before = new Date(context.deps.clock.now().getTime() - DAY);
  await context.writeAll(async (tx) => {
    for (const fileId of await deleteUnusedUploads(tx, before)) await context.deps.files.doom(tx, fileId);
  });
}

export const clearJob = handleJob(clearImport, { run: clear });
export const sweepJob = handleJob(sweepUploads, { run: (_data, context) => deleteOldUploads(context) });
