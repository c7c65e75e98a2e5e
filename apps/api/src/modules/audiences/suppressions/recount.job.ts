import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { nowOf } from '../../../platform/database/context.ts';
import { recountAudiences, type RecountData } from '../audiences.queues.ts';
import { recount, versionsToRecount } from './recount.repository.ts';

/** Milliseconds until the versions that are being imported are counted. */
const IMPORT_DELAY = 10_000;

export async function enqueueRecount(tx: Tx, accountId: number | null, startAfter?: Date): Promise<void> {
  const key = { singletonKey: `${accountId ?? 'house'}${startAfter ? ':later' : ''}` };
  await enqueue(tx, recountAudiences, { accountId }, startAfter ? { ...key, startAfter } : key);
}

async function run({ accountId }: RecountData, context: JobContext): Promise<void> {
  const versions = await context.readAll((tx) => versionsToRecount(tx, accountId));
  for (const version of versions.filter(({ state }) => state === 'sealed')) {
    if (context.signal.aborted) throw new Error('The worker is stopping; the next run counts all versions again');
    await context.write(version.account_id, (tx) => recount(tx, version.id, version.account_id));
  }
  // An import that is running matched its earlier chunks against the lists as they were then.
  if (versions.some(({ state }) => state === 'importing'))
    await context.writeAll((tx) => enqueueRecount(tx, accountId, new Date(nowOf(tx).getTime() + IMPORT_DELAY)));
}

/** Recounts who may be mailed after a list was added, changed or deleted. */
export const recountJob = handleJob(recountAudiences, { run });
