import type { CheckChoices } from '@mailroom/domain/verdicts/checkSettings';
import { sql } from 'kysely';
import { bool, int, json, orNull, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { joinAccount, leftJoinSender } from '../../accounts/accounts.reads.ts';
import type { ContentFacts } from '../check/contentFacts.ts';

const SURROUNDINGS = {
  account_id: int,
  facts: orNull(json<ContentFacts>()),
  check_choices: json<CheckChoices>(),
  has_sender: bool,
  from_name: orNull(text),
  reply_to: orNull(text),
  postal_address: orNull(text),
};

/** Reads what the lines of a creative are judged by: its newest HTML, its account's numbers, and this sender. */
export async function surroundingsOf(
  tx: Tx,
  creativeId: number,
  senderId: number | null,
): Promise<RowOf<typeof SURROUNDINGS> | undefined> {
  return selectRow(
    tx,
    SURROUNDINGS,
    sql`
    select c.account_id, r.content_facts as facts, ac.check_choices, s.id is not null as has_sender,
           s.from_name, s.reply_to, s.postal_address
      from creative c
      cross join (select ${senderId}::int as sender_profile_id) typed
      ${joinAccount('c.account_id')}
      left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
      ${leftJoinSender('c.account_id', 'typed.sender_profile_id')}
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}`,
  );
}
