import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { recountAudiences } from '../audiences.queues.ts';
import { announceCount, countPiece, forgetDue, markDue, versionsDue, type DueVersion } from './recount.repository.ts';

/** Milliseconds until the versions that are being imported are counted. */
const IMPORT_DELAY = 10_000;

export async function startRecount(tx: Tx, startAfter?: Date): Promise<void> {
  const key = { singletonKey: startAfter ? 'later' : 'now' };
  await enqueue(tx, recountAudiences, {}, startAfter ? { ...key, startAfter } : key);
}

/**
 * Requests a recount of the versions of an account, or of all accounts (null). They show that they are being recounted from the
 * end of the caller's transaction.
 */
export async function askRecount(tx: Tx, accountId: number | null): Promise<void> {
  await markDue(tx, accountId);
  await startRecount(tx);
}

async function countNext({ state, ...version }: DueVersion, context: JobContext): Promise<void> {
  const { account_id: accountId } = version;
  if (state !== 'sealed') return context.write(accountId, (tx) => forgetDue(tx, version));
  const isCounted = await context.build(accountId, (tx) => countPiece(tx, version));
  if (isCounted) await context.write(accountId, (tx) => announceCount(tx, version));
}

async function run(_data: object, context: JobContext): Promise<void> {
  for (;;) {
    if (context.signal.aborted) throw new Error('The worker is stopping; the next run continues');
    // Read after each piece, so that a small version passes a large one whenever its list changes.
    const versions = await context.readAll(versionsDue);
    const next = versions.find(({ state }) => state !== 'importing');
    if (next) {
      await countNext(next, context);
      continue;
    }
    // A running import compared its earlier chunks with the lists as they were then.
    if (versions.length > 0)
      await context.writeAll((tx) => startRecount(tx, new Date(nowOf(tx).getTime() + IMPORT_DELAY)));
    return;
  }
}

/** Recounts who may be mailed after a list was added, changed or deleted. */
export const recountJob = handleJob(recountAudiences, { run });
