import { findingKind, type FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import { sql, type RawBuilder } from 'kysely';
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
import type { FindingField } from '../html/finding.ts';
import { personJson, type Person } from '../../accounts/accounts.reads.ts';

const FINDING_ROW = {
  id: int,
  kind: text,
  severity: oneOf<'Critical' | 'Moderate' | 'Minor'>(),
  message: text,
  line: orNull(int),
  col: orNull(int),
  field: orNull(oneOf<FindingField>()),
  subject_entity: orNull(text),
  subject_id: orNull(int),
  is_overridable: bool,
  overridden_at: orNull(instant),
  overridden_by: orNull(json<Person>()),
  override_reason: orNull(text),
  override_until: orNull(instant),
};

export type FindingRow = RowOf<typeof FINDING_ROW>;

export async function findingsOf(tx: Tx, revisionId: number): Promise<FindingRow[]> {
  return selectRows(
    tx,
    FINDING_ROW,
    sql`
    select f.id, f.kind, f.severity, f.message, f.line, f.col, f.field, f.subject_entity, f.subject_id, f.is_overridable,
           f.overridden_at, f.override_reason, f.override_until, ${personJson('f.overridden_by')} as overridden_by
      from creative_finding f where f.revision_id = ${revisionId} and ${inScope(tx, sql.ref('f.account_id'))}
     order by f.overridden_at is not null, array_position(array['Critical', 'Moderate', 'Minor'], f.severity), f.line nulls first, f.id
     limit 1000`,
  );
}

const OPEN_FINDINGS = { kind: text, findings: int };

/** How many findings of each kind are open, the most severe first. */
export async function openFindingsOf(tx: Tx, revisionId: number): Promise<RowOf<typeof OPEN_FINDINGS>[]> {
  return selectRows(
    tx,
    OPEN_FINDINGS,
    sql`
    select f.kind, count(*)::int as findings
      from creative_finding f
     where f.revision_id = ${revisionId} and f.overridden_at is null and ${inScope(tx, sql.ref('f.account_id'))}
     group by f.kind
     order by min(array_position(array['Critical', 'Moderate', 'Minor'], f.severity)), f.kind
     limit 200`,
  );
}

/** The kinds of findings that say a link doesn't work. */
export const DEATHS: FindingKindName[] = ['broken_link', 'link_died'];

/** These, and the kind for a field in its address that nobody fills in. */
const FAULTS: FindingKindName[] = [...DEATHS, 'foreign_merge_field'];

/** SQL: whether this finding says that the link doesn't work, and is overridden. */
export function isOverriddenDeath(finding: string, link: string): RawBuilder<boolean> {
  const [f, l] = [sql.ref(finding), sql.ref(link)];
  return sql`${f}.revision_id = ${l}.revision_id and ${f}.subject_entity = 'email_link' and ${f}.subject_id = ${l}.id
    and ${f}.kind in (${sql.join(FAULTS.map((kind) => sql.lit(kind)))}) and ${f}.overridden_at is not null`;
}

interface OverridableFinding {
  id: number;
  /** Whether an override must name it. */
  isNamed: boolean;
}

export async function overridableFindings(tx: Tx, revisionId: number): Promise<OverridableFinding[]> {
  const rows = await tx
    .selectFrom('creative_finding')
    .select(['id', 'kind'])
    .where('revision_id', '=', revisionId)
    .where('is_overridable', '=', true)
    .where('overridden_at', 'is', null)
    .execute();
  return rows.map(({ id, kind }) => ({ id, isNamed: findingKind(kind as FindingKindName).isNamed ?? false }));
}

interface Override {
  reason: string;
  by: number;
  at: Date;
  /** When it ends. Null: when its piece of content changes. */
  until: Date | null;
}

function overrideColumns(override: Override | null) {
  return {
    overridden_at: override?.at ?? null,
    overridden_by: override?.by ?? null,
    override_reason: override?.reason ?? null,
    override_until: override?.until ?? null,
  };
}

export async function overrideFindings(tx: Tx, ids: readonly number[], override: Override): Promise<void> {
  await tx
    .updateTable('creative_finding')
    .set(overrideColumns(override))
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
    .set(overrideColumns(override))
    .where('revision_id', '=', revisionId)
    .where('subject_entity', '=', subject.entity)
    .where('subject_id', '=', subject.id)
    .where('is_overridable', '=', true)
    .execute();
}

/** Opens the findings of a revision whose override has ended. */
export async function endOverrides(tx: Tx, revisionId: number, now: Date): Promise<void> {
  await tx
    .updateTable('creative_finding')
    .set(overrideColumns(null))
    .where('revision_id', '=', revisionId)
    .where('override_until', '<=', now)
    .execute();
}
