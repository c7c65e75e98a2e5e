import { sql, type RawBuilder } from 'kysely';
import { bigint, selectRow, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { respellings } from '../../audiences/audiences.reads.ts';
import type { Launch } from './launch.repository.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';

/** The messages `x` to people whom an earlier attempt of the product has mailed. */
function mailed(productId: number): RawBuilder<boolean> {
  return sql<boolean>`x.product_id = ${productId} and x.purpose = 'live' and x.state in ('claimed', 'accepted', 'in doubt')`;
}

/**
 * The messages `x` on lists of the product that their destination has, and that are about to count as delivered. Asked person
 * by person when a list is written, where the index of a list finds them. The counts before that know them once they are counted.
 */
function listed(productId: number): RawBuilder<boolean> {
  const lists = sql`select l.id from launch l where l.product_id = ${productId} and l.delivery is not null`;
  return sql<boolean>`x.launch_id = any(array(${lists})) and x.purpose = 'live' and x.state = 'queued'`;
}

/**
 * Whether an earlier attempt has mailed the member `m`, in any spelling. Addresses that were erased from the ledger are
 * found by their digest, when the list is written.
 */
export function isMailedBefore({ attempt, account_id: accountId, product_id: productId }: Launch): RawBuilder<boolean> {
  if (attempt === 1) return sql<boolean>`false`;
  const respelled = respellings(sql.ref('x.email'), sql`${accountId}::int`);
  // One `exists`: PostgreSQL makes no anti-join of two that are combined by `or`.
  return sql<boolean>`exists (
    select from (select x.email from message x where ${mailed(productId)}
                  union all
                 select r.email from message x cross join lateral ${respelled} r where ${mailed(productId)}) b
     where b.email = m.email)`;
}

/** How many people earlier attempts have mailed. */
export async function countMailedBefore(tx: Tx, { attempt, product_id: productId }: Launch): Promise<number> {
  if (attempt === 1) return 0;
  const row = await selectRow(
    tx,
    { count: bigint },
    sql`
    select count(*) as count from message x where ${mailed(productId)}`,
  );
  return row?.count ?? 0;
}

export interface NewMessage {
  email: string;
  /** The digest of the canonical address. */
  hmac: Buffer;
  /** The digests of its other spellings, by which the ledger may know the person from before. */
  otherHmacs: readonly Buffer[];
  merge: string;
  messageId: string;
  /** Its lane; null in a launch that isn't divided. */
  receiver: string | null;
}

interface SendList {
  purpose: 'live' | 'live seed' | 'proof';
  launch: Launch;
}

/** Adds people to the ledger, each once. Leaves out who was mailed by an earlier attempt, by the digests of the address. */
export async function addMessages(
  tx: Tx,
  { launch, purpose }: SendList,
  messages: readonly NewMessage[],
): Promise<number> {
  const others = messages.flatMap(({ otherHmacs }, at) => otherHmacs.map((hmac) => ({ at: at + 1, hmac })));
  const added = await selectRows(
    tx,
    { id: bigint },
    sql`
    insert into message (account_id, purpose, product_id, launch_id, revision_id, email, email_hmac, merge, message_id, receiver)
    select ${launch.account_id}, ${purpose}, ${launch.product_id}, ${launch.id}, ${launch.revision_id}, r.email, r.hmac, r.merge::jsonb, r.message_id, r.receiver
      from unnest(${sql.val(messages.map(({ email }) => email))}::text[], ${sql.val(messages.map(({ hmac }) => hmac))}::bytea[],
                  ${sql.val(messages.map(({ merge }) => merge))}::text[], ${sql.val(messages.map(({ messageId }) => messageId))}::text[],
                  ${sql.val(messages.map(({ receiver }) => receiver))}::text[])
             with ordinality as r(email, hmac, merge, message_id, receiver, at)
     where ${purpose} <> 'live'
        or not exists (select from message x where ${mailed(launch.product_id)} and x.email_hmac = r.hmac)
       and not exists (select from message x where ${listed(launch.product_id)} and x.email_hmac = r.hmac)
       and not exists (
             select from unnest(${sql.val(others.map(({ at }) => at))}::int[], ${sql.val(others.map(({ hmac }) => hmac))}::bytea[]) o(at, hmac)
               join message x on x.email_hmac = o.hmac and ${mailed(launch.product_id)} where o.at = r.at)
       and not exists (
             select from unnest(${sql.val(others.map(({ at }) => at))}::int[], ${sql.val(others.map(({ hmac }) => hmac))}::bytea[]) o(at, hmac)
               join message x on x.email_hmac = o.hmac and ${listed(launch.product_id)} where o.at = r.at)
     order by r.at
    on conflict (launch_id, purpose, email_hmac) where launch_id is not null do nothing
    returning id`,
  );
  return added.length;
}

/** A write transaction must end within seconds. A job withdraws what is left, and none of it can be claimed meanwhile. */
const AT_A_TIME = 5_000;

/**
 * Withdraws messages that have not gone out, up to a number of them. Returns whether any may be left. Those of a list that was
 * delivered stay: they are about to count as delivered.
 */
export async function withdrawSome(tx: Tx, { launchId }: LaunchRef, limit = AT_A_TIME): Promise<boolean> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`
    with left_over as (
      select id from message where launch_id = ${launchId} and state = 'queued'
         and not exists (select from launch l where l.id = ${launchId} and l.delivery is not null) order by purpose, next_try_at, id
       limit ${limit} for update)
    update message m set state = 'withdrawn', settled_at = business_now() from left_over l where m.id = l.id
    returning m.id`,
  );
  return rows.length === limit;
}

/** Withdraws proofs that would be sent after the go-ahead, or after the launch has ended: nobody waits for them any more. */
export async function withdrawLateProofs(tx: Tx, { launchId }: LaunchRef): Promise<void> {
  await sql`
    update message m set state = 'withdrawn', settled_at = business_now()
      from launch l
     where l.id = m.launch_id and (l.confirmed_at is not null or l.ended_at is not null)
       and m.launch_id = ${launchId} and m.purpose = 'proof' and m.state = 'queued'`.execute(tx);
}
