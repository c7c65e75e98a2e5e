import type { CreativeReason } from '@mailroom/domain/verdicts/creativeReasons';
import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import { sql } from 'kysely';
import {
  bool,
  instant,
  int,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';

const STATUS_FACTS = {
  account_id: int,
  is_draft: bool,
  rejected_reason: orNull(text),
  rejected_at: orNull(instant),
  revision_id: orNull(int),
  has_html: orNull(bool),
  check_state: orNull(text),
  is_live: orNull(bool),
};

type StatusFacts = RowOf<typeof STATUS_FACTS>;

const FINDING_ROW = {
  kind: oneOf<FindingKindName>(),
  severity: oneOf<Severity>(),
  message: text,
  is_overridden: bool,
  entity: orNull(text),
  subject_id: orNull(int),
};

export type FindingRow = RowOf<typeof FINDING_ROW>;

const REJECTED_PART = {
  entity: oneOf<'email_link' | 'email_client'>(),
  id: int,
  text,
};

type RejectedPart = RowOf<typeof REJECTED_PART>;

export async function factsOf(tx: Tx, creativeId: number): Promise<StatusFacts | undefined> {
  return selectRow(
    tx,
    STATUS_FACTS,
    sql`
    select c.account_id, c.is_draft, c.rejected_reason, c.rejected_at, r.id as revision_id, r.check_state,
           (r.html_file_id is not null or (c.creative_type = 'text' and r.text_part is not null)) as has_html,
           c.live_revision_id = r.id as is_live
      from creative c left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}`,
  );
}

export async function findingsOf(tx: Tx, revisionId: number): Promise<FindingRow[]> {
  return selectRows(
    tx,
    FINDING_ROW,
    sql`
    select kind, severity, message, overridden_at is not null as is_overridden, subject_entity as entity, subject_id
      from creative_finding where revision_id = ${revisionId} order by id`,
  );
}

export async function rejectedParts(tx: Tx, revisionId: number): Promise<RejectedPart[]> {
  return selectRows(
    tx,
    REJECTED_PART,
    sql`
    select 'email_link' as entity, id, 'The link ''' || left(coalesce(nullif(text, ''), url), 80) || ''' was rejected' as text
      from creative_link where revision_id = ${revisionId} and verdict = 'rejected'
    union all
    select 'email_client', id, family || ' (' || platform || ') was rejected'
      from creative_client where revision_id = ${revisionId} and decision = 'rejected'`,
  );
}

/** Returns whether the status or a reason changed. */
export async function storeStatus(
  tx: Tx,
  creativeId: number,
  status: CreativeStatus,
  reasons: readonly CreativeReason[],
): Promise<boolean> {
  const json = JSON.stringify(reasons);
  const { numAffectedRows } = await sql`
    update creative set status = ${status}, reasons = ${json}::jsonb
     where id = ${creativeId} and (status, reasons) is distinct from (${status}, ${json}::jsonb)`.execute(tx);
  return numAffectedRows === 1n;
}
