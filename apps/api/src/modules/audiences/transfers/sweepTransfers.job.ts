import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { sweepTransfers } from '../audiences.queues.ts';
import { TRANSFER_LIFETIME } from './lifetime.ts';
import { deleteTransfer, oldTransfers } from './transfers.repository.ts';
import { releaseParts } from './transfers.service.ts';
import { removeLeftFolders } from './unpackFolder.ts';

/** Removes transfers to which nothing came for a day, with their bytes, and what a killed unpacking left on this machine. */
async function sweep(context: JobContext): Promise<void> {
  await removeLeftFolders();
  const before = new Date(context.deps.clock.now().getTime() - TRANSFER_LIFETIME);
  await context.writeAll(async (tx) => {
    for (const transfer of await oldTransfers(tx, before)) {
      await releaseParts(tx, context.deps.files, transfer);
      await deleteTransfer(tx, transfer);
    }
  });
}

export const sweepTransfersJob = handleJob(sweepTransfers, { run: (_data, context) => sweep(context) });
