import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { Progress } from './check-progress.ts';
import { inputOf } from './creative-check.input.ts';
import type { CheckInput } from './creative-check.input.ts';
import type { CheckData } from './creatives.queues.ts';

/** Begins a run if the revision still waits for one; null when somebody changed it meanwhile. */
export const beginCheck = async (
  tx: Tx,
  { creativeId, revisionId }: CheckData,
  at: Date,
): Promise<CheckInput | null> => {
  const { rows } = await sql<{ fence: number }>`
    update creative_revision r
       set check_state = 'Started', check_fence = r.check_fence + 1, check_started_at = ${at}, check_progress = '{}'
      from creative c
     where c.id = ${creativeId} and r.id = ${revisionId} and c.current_revision_id = r.id
       and r.check_state in ('Pending', 'Started') and ${inScope(tx, sql.ref('c.account_id'))}
    returning r.check_fence as fence`.execute(tx);
  const [begun] = rows;
  if (!begun) return null;
  return inputOf(tx, revisionId);
};

/** Whether this run may still write: same fence, same revision, still waiting for its result. */
export const holdsCheck = async (tx: Tx, { creativeId, revisionId }: CheckData, fence: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from creative c join creative_revision r on r.id = c.current_revision_id
     where c.id = ${creativeId} and r.id = ${revisionId} and r.check_fence = ${fence} and r.check_state = 'Started'
       for update of c, r`.execute(tx);
  return rows.length === 1;
};

export const awaitsCheck = async (tx: Tx, revisionId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('creative_revision')
    .select('id')
    .where('id', '=', revisionId)
    .where('check_state', 'in', ['Pending', 'Started'])
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

export const writeProgress = async (
  tx: Tx,
  revisionId: number,
  fence: number,
  progress: Progress,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update creative_revision set check_progress = ${JSON.stringify(progress)}::jsonb
     where id = ${revisionId} and check_fence = ${fence} and check_state = 'Started'`.execute(tx);
  return numAffectedRows === 1n;
};

export const finishCheck = async (
  tx: Tx,
  revisionId: number,
  result: {
    state: 'Success' | 'Error';
    at: Date;
    error: string | null;
    derivedText: string | null;
    mergeFields: readonly string[];
    /** What was looked at; null leaves the progress where it ended. */
    total: number | null;
  },
): Promise<void> => {
  await tx
    .updateTable('creative_revision')
    .set((row) => ({
      check_state: result.state,
      check_finished_at: result.at,
      check_error: result.error,
      check_fence: row('check_fence', '+', 1),
      ...(result.derivedText !== null && { derived_text: result.derivedText }),
      merge_fields: JSON.stringify(result.mergeFields),
      ...(result.total !== null && { check_progress: JSON.stringify({ done: result.total, total: result.total }) }),
    }))
    .where('id', '=', revisionId)
    .execute();
};
