import { findingKind } from '@mailroom/domain/verdicts/creativeFindings';
import { creativeStatus } from '@mailroom/domain/verdicts/creativeStatus';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { factsOf, findingsOf, rejectedParts, storeStatus } from './creativeStatus.repository.ts';
import type { FindingRow, RejectedPart, StatusFacts } from './creativeStatus.repository.ts';
import { syncMissingSignOffs } from './part-sign-off/missingSignOffs.ts';
import type { StoredReason } from './creatives.resource.ts';

const CREATIVE_SPECIALIST = 'Creative Specialist';

function checkOf(state: string | null): 'none' | 'running' | 'finished' {
  if (state === 'Pending' || state === 'Started') return 'running';
  return state === 'Success' || state === 'Error' ? 'finished' : 'none';
}

const MOST_REASONS = 30;

/** Up to this many findings of one kind are a reason each. More of them are one reason, which leads to all of them. */
const MOST_NAMED = 2;

function reasonsFor(
  creativeId: number,
  known: StatusFacts,
  status: CreativeStatus,
  open: readonly FindingRow[],
  rejected: readonly RejectedPart[],
): StoredReason[] {
  const own = { entity: 'creative', id: creativeId };
  if (status === 'Draft') {
    const isChecked = checkOf(known.check_state) !== 'none';
    const saved = isChecked ? 'It is a draft: finish it to use it' : 'It was saved as a draft and is not checked';
    const text = known.has_html ? saved : 'There is no HTML yet';
    return [{ code: 'draft', text, subject: own, actor: CREATIVE_SPECIALIST }];
  }
  if (status === 'Action Pending - Validate') {
    return [{ code: 'checking', text: 'Its newest revision is being checked', subject: own, actor: 'Nobody' }];
  }
  if (status === 'Invalid') {
    return [
      { code: 'rejected', text: `Rejected: ${known.rejected_reason ?? ''}`, subject: own, actor: CREATIVE_SPECIALIST },
    ];
  }
  if (status === 'Approved' || status === 'Live - See Report') return [];
  const critical = open
    .filter(({ severity }) => severity === 'Critical')
    .filter(({ kind }) => status === 'Need Attention' || findingKind(kind).forces === status);
  const named = [...Map.groupBy(critical, ({ kind }) => kind)].flatMap(([kind, same]) =>
    same.length > MOST_NAMED
      ? [
          {
            code: kind,
            text: `${findingKind(kind).label} (${same.length} places)`,
            subject: own,
            actor: CREATIVE_SPECIALIST,
          },
        ]
      : same.map(({ message, entity, subject_id: id }) => ({
          code: kind,
          text: message,
          subject: entity !== null && id !== null ? { entity, id } : own,
          actor: CREATIVE_SPECIALIST,
        })),
  );
  const parts = rejected.map(({ entity, id, text }) => ({
    code: `${entity}_rejected`,
    text,
    subject: { entity, id },
    actor: CREATIVE_SPECIALIST,
  }));
  return [...named, ...(status === 'Need Attention' ? parts : [])].slice(0, MOST_REASONS);
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
  const reasons = reasonsFor(creativeId, known, status, open, rejected);
  const hasChanged = await storeStatus(tx, creativeId, status, reasons);
  if (isNewRevision || hasChanged) await changed(tx, 'creative', creativeId, known.account_id);
  return status;
}
