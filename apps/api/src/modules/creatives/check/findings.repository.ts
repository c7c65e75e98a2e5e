import { sql } from 'kysely';
import {
  bool,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { Named } from '../creativeDetail.repository.ts';
import { personJson } from '../../accounts/accounts.reads.ts';

const FINDING_ROW = {
  id: int,
  kind: text,
  severity: oneOf<'Critical' | 'Moderate' | 'Minor'>(),
  message: text,
  line: orNull(int),
  col: orNull(int),
  subject_entity: orNull(text),
  subject_id: orNull(int),
  is_overridable: bool,
  overridden_at: orNull(instant),
  overridden_by: orNull(json<Named>()),
  override_reason: orNull(text),
};

export type FindingRow = RowOf<typeof FINDING_ROW>;

export async function findingsOf(tx: Tx, revisionId: number): Promise<FindingRow[]> {
  return selectRows(
    tx,
    FINDING_ROW,
    sql`
    select f.id, f.kind, f.severity, f.message, f.line, f.col, f.subject_entity, f.subject_id, f.is_overridable,
           f.overridden_at, f.override_reason, ${personJson('f.overridden_by')} as overridden_by
      from creative_finding f where f.revision_id = ${revisionId} and ${inScope(tx, sql.ref('f.account_id'))}
     order by f.overridden_at is not null, array_position(array['Critical', 'Moderate', 'Minor'], f.severity), f.line nulls first, f.id
     limit 1000`,
  );
}

export async function overridableIds(tx: Tx, revisionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('creative_finding')
    .select('id')
    .where('revision_id', '=', revisionId)
    .where('is_overridable', '=', true)
    .where('overridden_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

interface Override {
  reason: string;
  by: number;
  at: Date;
}

export async function overrideFindings(tx: Tx, ids: readonly number[], override: Override): Promise<void> {
  await tx
    .updateTable('creative_finding')
    .set({ overridden_at: override.at, overridden_by: override.by, override_reason: override.reason })
    .where('id', 'in', [...ids])
    .execute();
}

/** Applies a person's decision about a link or client to the findings about it; null takes it back. */
export async function overrideAbout(
  tx: Tx,
  revisionId: number,
  subject: { entity: 'email_link' | 'email_client'; id: number },
  override: Override | null,
): Promise<void> {
  await tx
    .updateTable('creative_finding')
    .set({
      overridden_at: override?.at ?? null,
      overridden_by: override?.by ?? null,
      override_reason: override?.reason ?? null,
    })
    .where('revision_id', '=', revisionId)
    .where('subject_entity', '=', subject.entity)
    .where('subject_id', '=', subject.id)
    .where('is_overridable', '=', true)
    .execute();
}
