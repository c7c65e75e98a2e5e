import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { StoredReason } from './creatives.resource.ts';

export interface StatusFacts {
  account_id: number;
  is_draft: boolean;
  rejected_reason: string | null;
  rejected_at: Date | null;
  revision_id: number | null;
  has_html: boolean | null;
  check_state: string | null;
  is_live: boolean | null;
}

export interface FindingRow {
  kind: FindingKindName;
  message: string;
  is_overridden: boolean;
  entity: string | null;
  subject_id: number | null;
}

export interface RejectedPart {
  entity: 'email_link' | 'email_client';
  id: number;
  text: string;
}

export async function factsOf(tx: Tx, creativeId: number): Promise<StatusFacts | undefined> {
  const { rows } = await sql<StatusFacts>`
    select c.account_id, c.is_draft, c.rejected_reason, c.rejected_at, r.id as revision_id, r.check_state,
           (r.html_file_id is not null or (c.creative_type = 'text' and r.text_part is not null)) as has_html,
           c.live_revision_id = r.id as is_live
      from creative c left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}`.execute(tx);
  return rows[0];
}

export async function findingsOf(tx: Tx, revisionId: number): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select kind, message, overridden_at is not null as is_overridden, subject_entity as entity, subject_id
      from creative_finding where revision_id = ${revisionId} order by id`.execute(tx);
  return rows;
}

export async function rejectedParts(tx: Tx, revisionId: number): Promise<RejectedPart[]> {
  const { rows } = await sql<RejectedPart>`
    select 'email_link' as entity, id, 'The link ''' || left(coalesce(nullif(text, ''), url), 80) || ''' was rejected' as text
      from creative_link where revision_id = ${revisionId} and verdict = 'rejected'
    union all
    select 'email_client', id, family || ' (' || platform || ') was rejected'
      from creative_client where revision_id = ${revisionId} and decision = 'rejected'`.execute(tx);
  return rows;
}

/** Returns whether the status or a reason changed. */
export async function storeStatus(
  tx: Tx,
  creativeId: number,
  status: CreativeStatus,
  reasons: readonly StoredReason[],
): Promise<boolean> {
  const json = JSON.stringify(reasons);
  const { numAffectedRows } = await sql`
    update creative set status = ${status}, reasons = ${json}::jsonb
     where id = ${creativeId} and (status, reasons) is distinct from (${status}, ${json}::jsonb)`.execute(tx);
  return numAffectedRows === 1n;
}
