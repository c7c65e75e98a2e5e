import type { Tx } from '../../platform/database/tx.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { checkCreative, type CheckData } from './creatives.queues.ts';

/** Queues the check of a revision in the transaction that asks for it. */
export const queueCheck = async (tx: Tx, data: CheckData): Promise<void> => {
  await tx
    .updateTable('creative_revision')
    .set((row) => ({
      check_state: 'Pending',
      // A run that is still under way for an older request finds another fence and writes nothing.
      check_fence: row('check_fence', '+', 1),
      check_progress: JSON.stringify({}),
      check_started_at: null,
      check_finished_at: null,
      check_error: null,
    }))
    .where('id', '=', data.revisionId)
    .execute();
  await enqueue(tx, checkCreative, data, { singletonKey: String(data.revisionId) });
};

/** Takes a check back that hasn't written its result. */
export const withdrawCheck = async (tx: Tx, revisionId: number): Promise<void> => {
  await tx
    .updateTable('creative_revision')
    .set((row) => ({ check_state: 'Not Started', check_fence: row('check_fence', '+', 1) }))
    .where('id', '=', revisionId)
    .where('check_state', 'in', ['Pending', 'Started'])
    .execute();
};
