import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { markCheckPending } from './check.repository.ts';
import type { CheckData } from './check.repository.ts';

/** Queues the check of a revision in the transaction that asks for it. */
export const queueCheck = async (tx: Tx, data: CheckData): Promise<void> => {
  await markCheckPending(tx, data.revisionId);
  await enqueue(tx, 'creative.check', data, { singletonKey: String(data.revisionId) });
};
