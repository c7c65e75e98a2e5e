import { sql } from 'kysely';
import { instant, int, orNull, selectRow, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { NewMessage } from '../lifecycle/sendList.repository.ts';

/** Waits for other test sends of this user and of this revision: two in parallel would both find room under the limits. */
export async function lockTestSends(tx: Tx, userId: number, revisionId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('test sends of a user'), ${userId})`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtext('test sends of a revision'), ${revisionId})`.execute(tx);
}

/** Returns when anybody last sent this revision as a test. */
export async function lastTestOf(tx: Tx, accountId: number, revisionId: number): Promise<Date | null> {
  const row = await selectRow(
    tx,
    { at: orNull(instant) },
    sql`
    select max(created_at) as at from message
     where account_id = ${accountId} and purpose = 'test' and revision_id = ${revisionId}`,
  );
  return row?.at ?? null;
}

/** Returns the times of a user's test sends, oldest first. The messages of one send share the same time. */
export async function testsSince(tx: Tx, userId: number, since: Date): Promise<Date[]> {
  const rows = await selectRows(
    tx,
    { revision_id: int, at: instant },
    sql`
    select distinct revision_id, created_at as at from message
     where purpose = 'test' and created_by = ${userId} and created_at > ${since} order by created_at`,
  );
  return rows.map(({ at }) => at);
}

/** Adds the messages of a test, and for the creative's history that it was sent. */
export async function addTests(
  tx: Tx,
  test: { accountId: number; creativeId: number; revisionId: number; userId: number },
  messages: readonly NewMessage[],
): Promise<void> {
  await tx
    .insertInto('test_send')
    .values({
      account_id: test.accountId,
      creative_id: test.creativeId,
      revision_id: test.revisionId,
      recipients: messages.length,
      created_by: test.userId,
    })
    .execute();
  await tx
    .insertInto('message')
    .values(
      messages.map(({ email, hmac, merge, messageId }) => ({
        account_id: test.accountId,
        purpose: 'test' as const,
        revision_id: test.revisionId,
        email,
        email_hmac: hmac,
        merge,
        message_id: messageId,
        created_by: test.userId,
      })),
    )
    .execute();
}
