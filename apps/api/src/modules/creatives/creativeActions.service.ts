import { transition } from '@mailroom/domain/statuses/statuses';
import { conflict, invalid, notFound } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { queueCheck } from './check/check.queue.ts';
import { isUnchecked, withdrawCheck } from './check/check.repository.ts';
import { deriveCreative } from './creativeStatus.ts';
import { hasContent } from './revision/revise.ts';
import { contentOf } from './revision/revision.repository.ts';
import { overrideFindings, overridableIds } from './check/findings.repository.ts';
import { lockCreative, setDraft, setRejection } from './creatives.repository.ts';
import type { LockedCreative } from './creatives.repository.ts';

async function locked(tx: Tx, creativeId: number): Promise<LockedCreative & { current_revision_id: number }> {
  const creative = await lockCreative(tx, creativeId);
  if (!creative) throw notFound();
  const { current_revision_id: revisionId } = creative;
  if (revisionId === null) throw conflict('illegal_transition', 'The creative has no revision yet');
  return { ...creative, current_revision_id: revisionId };
}

function refuseUnless(creative: LockedCreative, event: string, hasHtml: boolean, text: string): void {
  const facts = hasHtml ? ['has_html'] : [];
  if (!transition('creative', { status: creative.status, facts }, event)) throw conflict('illegal_transition', text);
}

export async function validateCreative(tx: Tx, creativeId: number): Promise<void> {
  const creative = await locked(tx, creativeId);
  const content = await contentOf(tx, creative.current_revision_id);
  refuseUnless(creative, 'validate', hasContent(creative.creative_type, content), 'The creative has no HTML yet');
  if (creative.is_draft) await setDraft(tx, creativeId, false);
  await queueCheck(tx, { accountId: creative.account_id, creativeId, revisionId: creative.current_revision_id });
  await deriveCreative(tx, creativeId, true);
}

export async function rejectCreative(
  tx: Tx,
  creativeId: number,
  reason: string | undefined,
  userId: number,
): Promise<void> {
  const creative = await locked(tx, creativeId);
  refuseUnless(creative, 'reject', true, 'A draft can’t be rejected');
  if (!reason?.trim()) throw invalid({ reason: 'Reason is required, the reason must not contain only whitespace' });
  await setRejection(tx, creativeId, { reason: reason.trim(), by: userId, at: nowOf(tx) });
  await withdrawCheck(tx, creative.current_revision_id);
  await deriveCreative(tx, creativeId);
}

/** Withdraws a rejection. The status follows from the last check; a cancelled check is queued again. */
export async function withdrawRejection(tx: Tx, creativeId: number): Promise<void> {
  const creative = await locked(tx, creativeId);
  if (!creative.rejected_at) throw conflict('illegal_transition', 'The creative is not rejected');
  await setRejection(tx, creativeId, null);
  if (await isUnchecked(tx, creative.current_revision_id)) {
    await queueCheck(tx, { accountId: creative.account_id, creativeId, revisionId: creative.current_revision_id });
  }
  await deriveCreative(tx, creativeId);
}

export async function overrideErrors(
  tx: Tx,
  creativeId: number,
  request: { reason?: string | undefined; findings?: readonly number[] | undefined },
  userId: number,
): Promise<void> {
  const creative = await locked(tx, creativeId);
  refuseUnless(creative, 'override', true, 'No finding can be overridden');
  const open = await overridableIds(tx, creative.current_revision_id);
  const ids = request.findings ?? open;
  // One finding that is absent, another creative's or not overridable refuses the whole call.
  if (ids.some((id) => !open.includes(id)))
    throw conflict('illegal_transition', 'One of these findings can’t be overridden');
  if (ids.length === 0) throw conflict('illegal_transition', 'No finding can be overridden');
  const reason = request.reason?.trim() || 'none given';
  await overrideFindings(tx, ids, { reason, by: userId, at: nowOf(tx) });
  await deriveCreative(tx, creativeId, true);
}
