import { findingKind } from '@mailroom/domain/creative-findings';
import type { FindingKindName } from '@mailroom/domain/creative-findings';
import { creativeStatus } from '@mailroom/domain/creative-rules';
import type { CreativeStatus } from '@mailroom/domain/creative-statuses';
import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import type { StoredReason } from './creatives.resource.ts';

type Known = {
  account_id: number;
  is_draft: boolean;
  rejected_reason: string | null;
  rejected_at: Date | null;
  revision_id: number | null;
  has_html: boolean | null;
  check_state: string | null;
  is_live: boolean | null;
};

type FindingRow = {
  kind: FindingKindName;
  message: string;
  is_overridden: boolean;
  entity: string | null;
  subject_id: number | null;
};

type RejectedPart = { entity: 'email_link' | 'email_client'; id: number; text: string };

const whoFixes = 'Creative Specialist';

const checkOf = (state: string | null): 'none' | 'running' | 'finished' => {
  if (state === 'Pending' || state === 'Started') return 'running';
  return state === 'Success' || state === 'Error' ? 'finished' : 'none';
};

const mostReasons = 30;

const reasonsFor = (
  creativeId: number,
  known: Known,
  status: CreativeStatus,
  open: readonly FindingRow[],
  rejected: readonly RejectedPart[],
): StoredReason[] => {
  const own = { entity: 'creative', id: creativeId };
  if (status === 'Draft') {
    const text = known.has_html ? 'It was saved as a draft and is not checked' : 'There is no HTML yet';
    return [{ code: 'draft', text, subject: own, actor: whoFixes }];
  }
  if (status === 'Action Pending - Validate') {
    return [{ code: 'checking', text: 'Its newest revision is being checked', subject: own, actor: 'Nobody' }];
  }
  if (status === 'Invalid') {
    return [{ code: 'rejected', text: `Rejected: ${known.rejected_reason ?? ''}`, subject: own, actor: whoFixes }];
  }
  if (status === 'Approved' || status === 'Live - See Report') return [];
  const critical = open
    .filter(({ kind }) => findingKind(kind).severity === 'Critical')
    .filter(({ kind }) => status === 'Need Attention' || findingKind(kind).forces === status)
    .map(({ kind, message, entity, subject_id: id }) => ({
      code: kind,
      text: message,
      subject: entity !== null && id !== null ? { entity, id } : own,
      actor: whoFixes,
    }));
  const parts = rejected.map(({ entity, id, text }) => ({
    code: `${entity}_rejected`,
    text,
    subject: { entity, id },
    actor: whoFixes,
  }));
  return [...critical, ...(status === 'Need Attention' ? parts : [])].slice(0, mostReasons);
};

const knownOf = async (tx: Tx, creativeId: number): Promise<Known | undefined> => {
  const { rows } = await sql<Known>`
    select c.account_id, c.is_draft, c.rejected_reason, c.rejected_at, r.id as revision_id, r.check_state,
           (r.html_file_id is not null or (c.creative_type = 'text' and r.text_part is not null)) as has_html,
           c.live_revision_id = r.id as is_live
      from creative c left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}`.execute(tx);
  return rows[0];
};

const findingsOf = async (tx: Tx, revisionId: number): Promise<FindingRow[]> => {
  const { rows } = await sql<FindingRow>`
    select kind, message, overridden_at is not null as is_overridden, subject_entity as entity, subject_id
      from creative_finding where revision_id = ${revisionId} order by id`.execute(tx);
  return rows;
};

const rejectedParts = async (tx: Tx, revisionId: number): Promise<RejectedPart[]> => {
  const { rows } = await sql<RejectedPart>`
    select 'email_link' as entity, id, 'The link ''' || left(coalesce(nullif(text, ''), url), 80) || ''' was rejected' as text
      from creative_link where revision_id = ${revisionId} and verdict = 'rejected'
    union all
    select 'email_client', id, family || ' (' || platform || ') was rejected'
      from creative_client where revision_id = ${revisionId} and decision = 'rejected'`.execute(tx);
  return rows;
};

/**
 * Derives the status by the registry's rule and stores it with its reasons. Says so to the modules above when either
 * changed, or when the caller knows that the current revision did.
 */
export const deriveCreative = async (
  tx: Tx,
  creativeId: number,
  isNewRevision = false,
): Promise<CreativeStatus | null> => {
  const known = await knownOf(tx, creativeId);
  if (!known) return null;
  const findings = known.revision_id === null ? [] : await findingsOf(tx, known.revision_id);
  const rejected = known.revision_id === null ? [] : await rejectedParts(tx, known.revision_id);
  const status = creativeStatus({
    hasHtml: known.has_html ?? false,
    isDraft: known.is_draft,
    check: checkOf(known.check_state),
    isRejected: known.rejected_at !== null,
    findings: findings.map(({ kind, is_overridden }) => ({ kind, isOverridden: is_overridden })),
    rejectedParts: rejected.length,
    isLive: known.is_live ?? false,
  });
  const open = findings.filter((finding) => !finding.is_overridden || !findingKind(finding.kind).isOverridable);
  const reasons = reasonsFor(creativeId, known, status, open, rejected);
  const json = JSON.stringify(reasons);
  const { numAffectedRows } = await sql`
    update creative set status = ${status}, reasons = ${json}::jsonb
     where id = ${creativeId} and (status, reasons) is distinct from (${status}, ${json}::jsonb)`.execute(tx);
  if (isNewRevision || numAffectedRows === 1n) await changed(tx, 'creative', creativeId, known.account_id);
  return status;
};
