import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { lockCreative } from '../creatives.repository.ts';
import { deriveSignOffs } from '../creatives.queues.ts';
import { outdatedCreatives } from './partSignOff.repository.ts';

/** Queues another look at the creatives of an account, whose setting 'sign-offs needed' may have changed. */
export async function signOffsNeededAgain(tx: Tx, accountId: number): Promise<void> {
  await enqueue(tx, deriveSignOffs, { accountId }, { singletonKey: String(accountId) });
}

/** Derives the creatives whose findings don't say which sign-offs are missing now. */
export const signOffsAgain = handleJob(deriveSignOffs, {
  run: async ({ accountId }, { read, write }) => {
    const ids = await read(accountId, (tx) => outdatedCreatives(tx, accountId));
    for (const id of ids) {
      // One transaction each: a person at one of them doesn't wait for all others.
      await write(accountId, async (tx) => {
        if (await lockCreative(tx, id)) await deriveCreative(tx, id);
      });
    }
  },
});
