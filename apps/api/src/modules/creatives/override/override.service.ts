import { min_date } from '@mailroom/domain/forms/dateRules';
import { conflict, invalid } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { overrideFindings, overridableIds } from '../check/findings.repository.ts';
import { lockedCreative, refuseUnless } from '../creativeActions.service.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { endCreativeOverrides } from '../creatives.queues.ts';

interface OverrideRequest {
  reason?: string | undefined;
  /** Ids of findings. Default: all that may be overridden. */
  findings?: readonly number[] | undefined;
  /** ISO 8601. */
  until?: string | null | undefined;
}

function endOf({ until }: OverrideRequest, now: Date): Date | null {
  if (until === undefined || until === null) return null;
  const problem = min_date(until, { field: 'until', earliest: new Date(now.getTime() + 1) });
  if (problem !== undefined) throw invalid({ until: problem });
  return new Date(until);
}

export async function overrideErrors(
  tx: Tx,
  creativeId: number,
  request: OverrideRequest,
  userId: number,
): Promise<void> {
  const now = nowOf(tx);
  const until = endOf(request, now);
  const creative = await lockedCreative(tx, creativeId);
  refuseUnless(creative, 'override', true, 'No finding can be overridden');
  const open = await overridableIds(tx, creative.current_revision_id);
  const ids = request.findings ?? open;
  // One finding that is absent, another creative's or not overridable refuses the whole call.
  if (ids.some((id) => !open.includes(id)))
    throw conflict('illegal_transition', 'One of these findings can’t be overridden');
  if (ids.length === 0) throw conflict('illegal_transition', 'No finding can be overridden');
  const reason = request.reason?.trim() || 'none given';
  await overrideFindings(tx, ids, { reason, by: userId, at: now, until });
  if (until) {
    await enqueue(
      tx,
      endCreativeOverrides,
      { accountId: creative.account_id, creativeId },
      { startAfter: until, singletonKey: `${creativeId}@${until.toISOString()}` },
    );
  }
  await deriveCreative(tx, creativeId, true);
}
