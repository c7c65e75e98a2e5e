import { findingKind } from '@mailroom/domain/verdicts/creativeFindings';
import { creativeReasons } from '@mailroom/domain/verdicts/creativeReasons';
import { creativeStatus } from '@mailroom/domain/verdicts/creativeStatus';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { factsOf, findingsOf, rejectedParts, storeStatus } from './creativeStatus.repository.ts';
import type { FindingRow } from './creativeStatus.repository.ts';
import { syncMissingSignOffs } from './part-sign-off/missingSignOffs.ts';

function checkOf(state: string | null): 'none' | 'running' | 'finished' {
  if (state === 'Pending' || state === 'Started') return 'running';
  return state === 'Success' || state === 'Error' ? 'finished' : 'none';
}

function subjectOf(entity: string | null, id: number | null) {
  return entity !== null && id !== null ? { entity, id } : null;
}

/** The findings of the newest revision, with those about sign-offs that are missing now. */
async function currentFindings(
  tx: Tx,
  owner: { accountId: number; creativeId: number; revisionId: number },
): Promise<FindingRow[]> {
  const stored = await findingsOf(tx, owner.revisionId);
  const hasChanged = await syncMissingSignOffs(tx, owner, new Set(stored.map(({ kind }) => kind)));
  return hasChanged ? findingsOf(tx, owner.revisionId) : stored;
}

/**
 * Derives the status by the registry's rule and stores it with its reasons. Notifies other modules when either
 * changed, or when the caller changed the current revision.
 */
export async function deriveCreative(
  tx: Tx,
  creativeId: number,
  isNewRevision = false,
): Promise<CreativeStatus | null> {
  const known = await factsOf(tx, creativeId);
  if (!known) return null;
  const findings =
    known.revision_id === null
      ? []
      : await currentFindings(tx, { accountId: known.account_id, creativeId, revisionId: known.revision_id });
  const rejected = known.revision_id === null ? [] : await rejectedParts(tx, known.revision_id);
  const status = creativeStatus({
    hasHtml: known.has_html ?? false,
    isDraft: known.is_draft,
    check: checkOf(known.check_state),
    isRejected: known.rejected_at !== null,
    findings: findings.map(({ kind, severity, is_overridden }) => ({ kind, severity, isOverridden: is_overridden })),
    rejectedParts: rejected.length,
    isLive: known.is_live ?? false,
  });
  const open = findings.filter((finding) => !finding.is_overridden || !findingKind(finding.kind).isOverridable);
  const reasons = creativeReasons({
    creativeId,
    status,
    hasHtml: known.has_html ?? false,
    isChecked: checkOf(known.check_state) !== 'none',
    rejection: known.rejected_reason,
    findings: open.map(({ subject_id: id, ...finding }) => ({ ...finding, subject: subjectOf(finding.entity, id) })),
    rejectedParts: rejected,
  });
  const hasChanged = await storeStatus(tx, creativeId, status, reasons);
  if (isNewRevision || hasChanged) await changed(tx, 'creative', creativeId, known.account_id);
  return status;
}
