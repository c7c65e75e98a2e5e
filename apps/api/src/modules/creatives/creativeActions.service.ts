import { transition } from '@mailroom/domain/statuses/statuses';
import { conflict, invalid, notFound } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { queueCheck } from './revision/check.queue.ts';
import { isUnchecked, withdrawCheck } from './check/check.repository.ts';
import { deriveCreative } from './creativeStatus.ts';
import { requireAdvertiser } from './revision/form.ts';
import { hasContent } from './revision/revise.ts';
import { contentOf } from './revision/revision.repository.ts';
import { lockCreative, saveRejection, setDraft, takeRejectionBack } from './creatives.repository.ts';
import type { LockedCreative } from './creatives.repository.ts';

/** Locks a creative that has a revision; any other is refused. */
export async function lockedCreative(
  tx: Tx,
  creativeId: number,
): Promise<LockedCreative & { current_revision_id: number }> {
  const creative = await lockCreative(tx, creativeId);
  if (!creative) throw notFound();
  const { current_revision_id: revisionId } = creative;
  if (revisionId === null) throw conflict('illegal_transition', 'The creative has no revision yet');
  return { ...creative, current_revision_id: revisionId };
}

/** Refuses an event that the creative’s status does not allow. */
export function refuseUnless(creative: LockedCreative, event: string, hasHtml: boolean, text: string): void {
  const facts = hasHtml ? ['has_html'] : [];
  if (!transition('creative', { status: creative.status, facts }, event)) throw conflict('illegal_transition', text);
}

/** Queues a check of the newest revision. A Draft then leaves Draft, unless it is checked as a draft. */
export async function validateCreative(tx: Tx, creativeId: number, asDraft: boolean): Promise<void> {
  const creative = await lockedCreative(tx, creativeId);
  if (asDraft && !creative.is_draft) throw conflict('illegal_transition', 'The creative is not a draft');
  const content = await contentOf(tx, creative.current_revision_id);
  refuseUnless(creative, 'validate', hasContent(creative.creative_type, content), 'The creative has no HTML yet');
  if (!asDraft) {
    requireAdvertiser(creative.advertiser_id);
    if (creative.is_draft) await setDraft(tx, creativeId, false);
  }
  await queueCheck(tx, { accountId: creative.account_id, creativeId, revisionId: creative.current_revision_id });
  await deriveCreative(tx, creativeId, true);
}

export async function rejectCreative(
  tx: Tx,
  creativeId: number,
  reason: string | undefined,
  userId: number,
): Promise<void> {
  const creative = await lockedCreative(tx, creativeId);
  refuseUnless(creative, 'reject', true, 'A draft can’t be rejected');
  if (!reason?.trim()) throw invalid({ reason: 'Reason is required, the reason must not contain only whitespace' });
  await saveRejection(tx, creative, { reason: reason.trim(), by: userId, at: nowOf(tx) });
  await withdrawCheck(tx, creative.current_revision_id);
  await deriveCreative(tx, creativeId);
}

/** Withdraws a rejection. The status follows from the last check; a cancelled check is queued again. */
export async function withdrawRejection(tx: Tx, creativeId: number): Promise<void> {
  const creative = await lockedCreative(tx, creativeId);
  if (!creative.rejected_at) throw conflict('illegal_transition', 'The creative is not rejected');
  await takeRejectionBack(tx, creativeId);
  if (await isUnchecked(tx, creative.current_revision_id)) {
    await queueCheck(tx, { accountId: creative.account_id, creativeId, revisionId: creative.current_revision_id });
  }
  await deriveCreative(tx, creativeId);
}
