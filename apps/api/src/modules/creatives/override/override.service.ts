import { check } from '@mailroom/domain/forms/validation';
import { min_date } from '@mailroom/domain/forms/dateRules';
import { conflict, invalid } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { overrideFindings, overridableFindings } from '../check/findings.repository.ts';
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
  const open = await overridableFindings(tx, creative.current_revision_id);
  const named = new Set(open.filter(({ isNamed }) => isNamed).map(({ id }) => id));
  const ids = request.findings ?? open.map(({ id }) => id).filter((id) => !named.has(id));
  // One finding that is absent, another creative's or not overridable refuses the whole call.
  if (ids.some((id) => !open.some((finding) => finding.id === id)))
    throw conflict('illegal_transition', 'One of these findings can’t be overridden');
  if (ids.length === 0)
    throw conflict(
      'illegal_transition',
      named.size > 0
        ? 'A field that nobody fills in is overridden by name: send it in findings, with a reason'
        : 'No finding can be overridden',
    );
  const given = request.reason?.trim() ?? '';
  const problem = ids.some((id) => named.has(id)) ? check(given, ['required'], { field: 'reason', now }) : undefined;
  if (problem !== undefined) throw invalid({ reason: problem });
  const reason = given || 'none given';
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
