import { sql } from 'kysely';
import {
  bigint,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { personJson } from '../../accounts/accounts.reads.ts';
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

/** Returns when a user sent tests to all seeds of a revision, oldest first. */
export async function testsSince(tx: Tx, userId: number, since: Date): Promise<Date[]> {
  const rows = await selectRows(
    tx,
    { at: instant },
    sql`
    select created_at as at from test_send
     where sent_to = 'seeds' and created_by = ${userId} and created_at > ${since} order by created_at`,
  );
  return rows.map(({ at }) => at);
}

/** How many people a user's tests have reached since then, and when the first of them was sent. */
export async function recipientsSince(
  tx: Tx,
  userId: number,
  since: Date,
): Promise<{ reached: number; oldest: Date | null }> {
  const row = await selectRow(
    tx,
    { reached: bigint, oldest: orNull(instant) },
    sql`
    select coalesce(sum(recipients), 0)::bigint as reached, min(created_at) as oldest from test_send
     where created_by = ${userId} and created_at > ${since}`,
  );
  return { reached: Number(row?.reached ?? 0), oldest: row?.oldest ?? null };
}

export interface TestOf {
  accountId: number;
  creativeId: number;
  revisionId: number;
  userId: number;
  /** All test seeds, some of them, or only the user. */
  sentTo: 'seeds' | 'chosen' | 'me';
}

/** Adds the messages of a test, and notes in the creative's history that it was sent. */
export async function addTests(tx: Tx, test: TestOf, messages: readonly NewMessage[]): Promise<void> {
  await tx
    .insertInto('test_send')
    .values({
      account_id: test.accountId,
      creative_id: test.creativeId,
      revision_id: test.revisionId,
      recipients: messages.length,
      sent_to: test.sentTo,
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

const TEST_ROW = {
  id: bigint,
  revision_id: int,
  to: oneOf<TestOf['sentTo']>(),
  recipients: int,
  at: instant,
  by: orNull(json<{ id: number; name: string }>()),
};

const MOST_TESTS = 100;

/** The last tests of a creative, newest first. */
export async function lastTests(tx: Tx, creativeId: number) {
  return selectRows(
    tx,
    TEST_ROW,
    sql`
    select t.id, t.revision_id, t.sent_to as "to", t.recipients, t.created_at as at, ${personJson('t.created_by')} as by
      from test_send t where t.creative_id = ${creativeId} and ${inScope(tx, sql.ref('t.account_id'))}
     order by t.created_at desc, t.id desc limit ${MOST_TESTS}`,
  );
}

export async function testCount(tx: Tx, creativeId: number): Promise<number> {
  const row = await selectRow(
    tx,
    { total: bigint },
    sql`
    select count(*) as total from test_send t
     where t.creative_id = ${creativeId} and ${inScope(tx, sql.ref('t.account_id'))}`,
  );
  return Number(row?.total ?? 0);
}

const MOST_SEEN = 1000;

/** Which of these revisions the relay has accepted as a test for each address. */
export async function seenBy(tx: Tx, revisionIds: readonly number[]) {
  return selectRows(
    tx,
    { email: text, revision_ids: json<number[]>() },
    sql`
    select m.email, json_agg(distinct m.revision_id) as revision_ids from message m
     where m.purpose = 'test' and m.state = 'accepted' and m.revision_id = any(${revisionIds}::int[])
       and ${inScope(tx, sql.ref('m.account_id'))}
     group by m.email order by m.email limit ${MOST_SEEN}`,
  );
}
