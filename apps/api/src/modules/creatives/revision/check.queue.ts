import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { checkCreative, type CheckRun } from '../creatives.queues.ts';
import { markCheckPending } from './revision.repository.ts';

/** Queues the check of a revision in the transaction that asks for it. */
export async function queueCheck(tx: Tx, data: CheckRun): Promise<void> {
  await markCheckPending(tx, data.revisionId);
  await enqueue(tx, checkCreative, data, { singletonKey: String(data.revisionId) });
}
