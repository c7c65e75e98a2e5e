import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import {
  bigint,
  bool,
  int,
  json,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { ListQuery } from '../../platform/list/query.ts';

const MEMBER_ROW = {
  ingest: int,
  line: bigint,
  email: text,
  first_name: orNull(text),
  last_name: orNull(text),
  company: orNull(text),
  country: orNull(text),
  postal_code: orNull(text),
  custom: orNull(json<Record<string, string>>()),
  is_suppressed: bool,
};

export type MemberRow = RowOf<typeof MEMBER_ROW>;

const TOTALS = {
  version_id: orNull(int),
  suppressed_now: bigint,
  deliverable: bigint,
};

/** Which values of `is_suppressed` the list asks for. */
function suppressedFilter({ filters }: ListQuery): readonly boolean[] {
  const asked = filters['suppressed'];
  return asked ? asked.map((value) => String(value) === 'true') : [true, false];
}

/**
 * A page of the members of the version in use. Ids follow the file's order. The totals come from the version's row,
 * because counting a million people would cost more than the page itself.
 */
export async function membersIn(
  tx: Tx,
  audienceId: number,
  list: ListQuery,
): Promise<{ objects: MemberRow[]; total_rows: number }> {
  const totals = await selectRow(
    tx,
    TOTALS,
    sql`
    select v.id as version_id, coalesce(v.suppressed_now, 0) as suppressed_now, coalesce(v.deliverable, 0) as deliverable
      from audience a left join audience_version v on v.account_id = a.account_id and v.id = a.current_version_id
     where a.id = ${audienceId} and ${inScope(tx, sql.ref('a.account_id'))}`,
  );
  if (!totals) throw notFound();
  const values = suppressedFilter(list);
  const total = (values.includes(true) ? totals.suppressed_now : 0) + (values.includes(false) ? totals.deliverable : 0);
  if (totals.version_id === null) return { objects: [], total_rows: 0 };
  const direction = list.order[0]?.[1] === 'desc' ? sql`desc` : sql`asc`;
  const rows = await selectRows(
    tx,
    MEMBER_ROW,
    sql`
    select ingest, line, email, first_name, last_name, company, country, postal_code, custom, is_suppressed
      from audience_member
     where version_id = ${totals.version_id} and is_suppressed = any(${sql.val([...values])}::boolean[])
     order by id ${direction} limit ${list.limit} offset ${list.offset}`,
  );
  return { objects: rows, total_rows: total };
}
