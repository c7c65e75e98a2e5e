import { sql } from 'kysely';
import { bool, int, selectRow, selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const KNOWN = { email: text, is_member: bool, is_barred: bool };

/** Which of these people are members of a version, and which of them one of its files says not to mail. */
export function knownIn(tx: Tx, version: { id: number; opted_out: number }, emails: readonly string[]) {
  const isBarred =
    version.opted_out === 0
      ? sql`false`
      : sql`exists (select from audience_opt_out o where o.version_id = ${version.id} and o.email_hash = sha256(convert_to(e.email, 'UTF8')))`;
  return selectRows(
    tx,
    KNOWN,
    sql`
    select * from (
      select e.email, exists (select from audience_member m where m.version_id = ${version.id} and m.email = e.email collate "C") as is_member,
             ${isBarred} as is_barred
        from unnest(${sql.val([...emails])}::text[]) as e(email)) k
     where is_member or is_barred`,
  );
}

export async function nextNumber(tx: Tx, audienceId: number): Promise<number> {
  const row = await selectRow(
    tx,
    { next: int },
    sql`select coalesce(max(number), 0) + 1 as next from audience_version where audience_id = ${audienceId}`,
  );
  return row?.next ?? 1;
}
