import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { ListQuery } from '../../platform/list/query.ts';
import type { MemberRow } from './audiences.present.ts';

type Totals = { version_id: number | null; suppressed_now: number; deliverable: number };

/** Only the people that are held back, only those who are not, or all. */
const wanted = ({ filters }: ListQuery): readonly boolean[] => {
  const values = filters['suppressed'];
  return values ? values.map((value) => String(value) === 'true') : [true, false];
};

/**
 * Members of the version in use, in the file's order: ids are given in it. The totals are the version's own, because
 * counting a million people for each page would cost more than the page.
 */
export const membersIn = async (
  tx: Tx,
  audienceId: number,
  list: ListQuery,
): Promise<{ objects: MemberRow[]; total_rows: number }> => {
  const { rows: found } = await sql<Totals>`
    select v.id as version_id, coalesce(v.suppressed_now, 0) as suppressed_now, coalesce(v.deliverable, 0) as deliverable
      from audience a left join audience_version v on v.account_id = a.account_id and v.id = a.current_version_id
     where a.id = ${audienceId} and ${inScope(tx, sql.ref('a.account_id'))}`.execute(tx);
  const [totals] = found;
  if (!totals) throw notFound();
  const held = wanted(list);
  const total = (held.includes(true) ? totals.suppressed_now : 0) + (held.includes(false) ? totals.deliverable : 0);
  if (totals.version_id === null) return { objects: [], total_rows: 0 };
  const direction = list.order[0]?.[1] === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<MemberRow>`
    select line, email, first_name, last_name, company, country, postal_code, custom, is_suppressed
      from audience_member
     where version_id = ${totals.version_id} and is_suppressed = any(${sql.val([...held])}::boolean[])
     order by id ${direction} limit ${list.limit} offset ${list.offset}`.execute(tx);
  return { objects: rows, total_rows: total };
};
