import { sql } from 'kysely';
import { arrayOf, bool, int, selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { isSuppressed } from '../suppressions/suppressions.reads.ts';

const REACH = { email: text, is_suppressed: bool, audiences: arrayOf(int) };

/** Which of these people are on a list of the account or the house, and through which audiences each can be mailed now. */
export function reachOf(tx: Tx, accountId: number, emails: readonly string[]) {
  const held = isSuppressed({
    email: sql.ref('p.email'),
    accountId: sql`${accountId}::int`,
    advertiserIds: null,
  });
  return selectRows(
    tx,
    REACH,
    sql`
    select p.email, ${held} as is_suppressed,
           array(select a.id from audience a
                   join audience_member m on m.version_id = a.current_version_id and m.email = p.email collate "C"
                  where a.account_id = ${accountId} and not m.is_suppressed) as audiences
      from unnest(${sql.val([...emails])}::text[]) as p(email)`,
  );
}
