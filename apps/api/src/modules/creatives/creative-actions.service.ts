import { transition } from '@mailroom/domain/statuses';
import { conflict, invalid, notFound } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { queueCheck, withdrawCheck } from './creative-check.queue.ts';
import { deriveCreative } from './creative-status.ts';
import { hasContent } from './creative-revise.ts';
import { contentOf } from './creative-revision.repository.ts';
import { overrideFindings, overridableIds } from './creative-findings.repository.ts';
import { lockCreative, setDraft, setRejection } from './creatives.repository.ts';
import type { LockedCreative } from './creatives.repository.ts';

const locked = async (tx: Tx, creativeId: number): Promise<LockedCreative & { current_revision_id: number }> => {
  const creative = await lockCreative(tx, creativeId);
  if (!creative) throw notFound();
  const { current_revision_id: revisionId } = creative;
  if (revisionId === null) throw conflict('illegal_transition', 'There is nothing to look at yet');
  return { ...creative, current_revision_id: revisionId };
};

const refuseUnless = (creative: LockedCreative, event: string, hasHtml: boolean, text: string): void => {
  const facts = hasHtml ? ['has_html'] : [];
  if (!transition('creative', { status: creative.status, facts }, event)) throw conflict('illegal_transition', text);
};

export const validateCreative = async (tx: Tx, creativeId: number): Promise<void> => {
  const creative = await locked(tx, creativeId);
  const content = await contentOf(tx, creative.current_revision_id);
  refuseUnless(creative, 'validate', hasContent(creative.creative_type, content), 'The creative has no HTML yet');
  if (creative.is_draft) await setDraft(tx, creativeId, false);
  await queueCheck(tx, { accountId: creative.account_id, creativeId, revisionId: creative.current_revision_id });
  await deriveCreative(tx, creativeId, true);
};

export const rejectCreative = async (
  tx: Tx,
  creativeId: number,
  reason: string | undefined,
  userId: number,
): Promise<void> => {
  const creative = await locked(tx, creativeId);
  refuseUnless(creative, 'reject', true, 'A draft can’t be rejected');
  if (!reason?.trim()) throw invalid({ reason: 'Reason is required, the reason must not contain only whitespace' });
  await setRejection(tx, creativeId, { reason: reason.trim(), by: userId, at: nowOf(tx) });
  await withdrawCheck(tx, creative.current_revision_id);
  await deriveCreative(tx, creativeId);
};

/** Derived again from what its last check found; without a finished check it is checked now. */
export const withdrawRejection = async (tx: Tx, creativeId: number): Promise<void> => {
  const creative = await locked(tx, creativeId);
  if (!creative.rejected_at) throw conflict('illegal_transition', 'The creative is not rejected');
  await setRejection(tx, creativeId, null);
  const revision = await tx
    .selectFrom('creative_revision')
    .select('check_state')
    .where('id', '=', creative.current_revision_id)
    .executeTakeFirstOrThrow();
  if (revision.check_state === 'Not Started') {
    await queueCheck(tx, { accountId: creative.account_id, creativeId, revisionId: creative.current_revision_id });
  }
  await deriveCreative(tx, creativeId);
};

export const overrideErrors = async (
  tx: Tx,
  creativeId: number,
  request: { reason?: string | undefined; findings?: readonly number[] | undefined },
  userId: number,
): Promise<void> => {
  const creative = await locked(tx, creativeId);
  refuseUnless(creative, 'override', true, 'No finding can be overridden');
  const open = await overridableIds(tx, creative.current_revision_id);
  const wanted = request.findings ?? open;
  // One that isn't there, is another creative's or may never be overridden refuses the whole call.
  if (wanted.some((id) => !open.includes(id)))
    throw conflict('illegal_transition', 'One of these findings can’t be overridden');
  if (wanted.length === 0) throw conflict('illegal_transition', 'No finding can be overridden');
  const reason = request.reason?.trim() || 'none given';
  await overrideFindings(tx, wanted, { reason, by: userId, at: nowOf(tx) });
  await deriveCreative(tx, creativeId, true);
};
