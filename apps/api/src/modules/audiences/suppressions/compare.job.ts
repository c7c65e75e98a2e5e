import { nowOf } from '../../../platform/database/context.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { compareAgain } from '../audiences.queues.ts';
import { versionCompared, versionsDue } from './compare.repository.ts';
import { startRecount } from './recount.job.ts';
import { markVersionDue } from './recount.repository.ts';
import { keepSpellings, respellableDomains } from './spellings.repository.ts';

/** Milliseconds until versions that are still being imported are looked at again. */
const IMPORT_DELAY = 10_000;

async function run(_data: object, context: JobContext): Promise<void> {
  const versions = await context.readAll(versionsDue);
  for (const { id, account_id: accountId, state } of versions) {
    if (context.signal.aborted)
      throw new Error('The worker is stopping; the next run compares the versions that are left');
    if (state === 'importing') continue;
    await context.write(accountId, async (tx) => {
      await keepSpellings(tx, accountId, await respellableDomains(tx, id));
      await markVersionDue(tx, { account_id: accountId, version_id: id });
      await startRecount(tx);
      await versionCompared(tx, id);
    });
  }
  // An import that is running compared its earlier chunks as the program before this one did.
  if (versions.some(({ state }) => state === 'importing'))
    await context.writeAll(async (tx) => {
      await enqueue(
        tx,
        compareAgain,
        {},
        { startAfter: new Date(nowOf(tx).getTime() + IMPORT_DELAY), singletonKey: 'later' },
      );
    });
}

/**
 * Has all people compared with the lists once more after an upgrade that compares them differently. Each version's
 * spellings are kept in one transaction, so that a run which is repeated finds only what is left.
 */
export const compareJob = handleJob(compareAgain, { run });
