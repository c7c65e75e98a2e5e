import { sql, type RawBuilder } from 'kysely';
import {
  bigint,
  bytes,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectPrepared,
  selectRow,
  selectRows,
  text,
} from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { isSuppressed } from '../../audiences/audiences.reads.ts';
import type { MessageState, Purpose } from '../ledger/tally.ts';

export interface LaunchQueue {
  kind: 'launch';
  launchId: number;
  purpose: Exclude<Purpose, 'test'>;
  accountId: number;
  /** The advertisers of the order and of the mail. People on a list of either are not mailed. */
  advertiserIds: readonly number[];
}

/** The messages a run sends: those of a launch with one purpose, or the tests of a revision. */
export type Queue = LaunchQueue | { kind: 'test'; revisionId: number; accountId: number };

export function inQueue(queue: Queue): RawBuilder<boolean> {
  return queue.kind === 'launch'
    ? sql<boolean>`m.launch_id = ${queue.launchId} and m.purpose = ${queue.purpose}`
    : sql<boolean>`m.launch_id is null and m.purpose = 'test' and m.account_id = ${queue.accountId} and m.revision_id = ${queue.revisionId}`;
}

export interface Claimed {
  id: number;
  purpose: Purpose;
  email: string;
  merge: Record<string, unknown>;
  message_id: string;
  attempts: number;
  /** Its lane; null while its launch isn't divided. */
  receiver: string | null;
}

/** Whether the person has unsubscribed since the list was frozen. Seeds asked for what they get, so they are never left out. */
function leftSince(queue: Queue): RawBuilder<boolean> {
  return queue.kind === 'launch' && queue.purpose === 'live'
    ? isSuppressed({
        email: sql.ref('m.email'),
        accountId: sql`${queue.accountId}::int`,
        advertiserIds: sql`${[...queue.advertiserIds]}::int[]`,
      })
    : sql<boolean>`false`;
}

export interface Outcome {
  id: number;
  state: 'accepted' | 'refused' | 'in doubt' | 'queued';
  response: string;
  /** When a message that is queued again may be tried. */
  nextTryAt: Date | null;
  /** True when it never reached the relay, so that this doesn't count as an attempt. */
  isUntried?: boolean;
}

/** The most messages to claim from a lane. */
export interface LaneRoom {
  receiver: string;
  most: number;
}

interface Exchange {
  queue: Queue;
  /** The fence of the run: a claim belongs to it, and an outcome counts only from it. */
  holder: string;
  outcomes: readonly Outcome[];
  /** The most messages to claim. */
  room: number;
  /** The lanes to claim from, in this order; null when the queue isn't divided. */
  lanes: readonly LaneRoom[] | null;
  /** Returns a row only while more may be claimed, and locks what decides that: an abort comes either before or after. */
  mayClaim: RawBuilder<unknown>;
}

/** For a queue that nobody can stop. */
export const ALWAYS_CLAIM: RawBuilder<unknown> = sql`select`;

const TAKEN = {
  id: bigint,
  purpose: oneOf<Purpose>(),
  email: text,
  merge: json<Record<string, unknown>>(),
  message_id: text,
  attempts: int,
  receiver: orNull(text),
  state: oneOf<MessageState | 'stored'>(),
};

/** Stores outcomes of messages that this run still holds, including those that are in doubt because the run seemed dead. */
function storing(holder: string, outcomes: readonly Outcome[]): RawBuilder<unknown> {
  return sql`
  update message m
     set state = r.state, response = r.response, next_try_at = coalesce(r.next_try_at, m.next_try_at),
         attempts = m.attempts - r.untried, settled_at = case when r.state in ('accepted', 'refused') then business_now() end
    from unnest(${sql.val(outcomes.map(({ id }) => id))}::bigint[], ${sql.val(outcomes.map(({ state }) => state))}::text[],
                ${sql.val(outcomes.map(({ response }) => response.slice(0, 500)))}::text[],
                ${sql.val(outcomes.map(({ nextTryAt }) => nextTryAt))}::timestamptz[],
                ${sql.val(outcomes.map(({ isUntried }) => Number(isUntried ?? false)))}::int[])
           as r(id, state, response, next_try_at, untried)
   where m.id = r.id and m.claimed_by = ${holder} and m.state in ('claimed', 'in doubt')
  returning m.id`;
}

/** The messages to claim. An index has the order of each lane, so that a long one doesn't slow the others. */
function due({ queue, room, lanes }: Pick<Exchange, 'queue' | 'room' | 'lanes'>): RawBuilder<unknown> {
  const isDue = sql`exists (select from may) and ${inQueue(queue)} and m.state = 'queued' and m.next_try_at <= business_now()`;
  const columns = sql`m.id, m.email is null or ${leftSince(queue)} as is_late`;
  if (lanes === null) {
    return sql`
      select ${columns} from message m where ${isDue}
       order by m.next_try_at, m.id limit ${room} for update skip locked`;
  }
  return sql`
      select lane.id, lane.is_late
        from unnest(${sql.val(lanes.map(({ receiver }) => receiver))}::text[], ${sql.val(lanes.map(({ most }) => most))}::int[])
               as l(receiver, most)
       cross join lateral (
         select ${columns} from message m where ${isDue} and m.receiver = l.receiver
          order by m.next_try_at, m.id limit l.most for update skip locked) lane
       limit ${room}`;
}

/**
 * Stores what became of claimed messages and takes the next ones for this run, in one statement: it runs for every few
 * messages, and during each further round trip a place in the pool is empty. A message whose address is on a
 * suppression list by now is not taken and never will be. The caller commits before anything is handed to the relay.
 */
export async function exchange(
  tx: Tx,
  { queue, holder, outcomes, room, lanes, mayClaim }: Exchange,
): Promise<{ stored: Outcome[]; claimed: Claimed[]; late: number }> {
  const rows = await selectPrepared(
    tx,
    TAKEN,
    sql`
    with stored as (${storing(holder, outcomes)}),
    may as (${mayClaim}),
    next as (${due({ queue, room, lanes })}),
    taken as (
      update message m
         set state = case when next.is_late then 'suppressed late' else 'claimed' end, claimed_by = ${holder},
             claimed_at = business_now(), attempts = m.attempts + case when next.is_late then 0 else 1 end,
             settled_at = case when next.is_late then business_now() end
        from next where m.id = next.id
      returning m.id, m.purpose, m.email, m.merge, m.message_id, m.attempts, m.receiver, m.state)
    select id, purpose, email, merge, message_id, attempts, receiver, state from taken
     union all
    select id, '', '', '{}', '', 0, null, 'stored' from stored`,
  );
  const stored = new Set(rows.filter(({ state }) => state === 'stored').map(({ id }) => id));
  return {
    stored: outcomes.filter(({ id }) => stored.has(id)),
    claimed: rows.filter(({ state }) => state === 'claimed'),
    late: rows.filter(({ state }) => state === 'suppressed late').length,
  };
}

/** Stores outcomes without claiming anything. */
export async function settle(tx: Tx, holder: string, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  if (outcomes.length === 0) return [];
  const rows = await selectRows(tx, { id: bigint }, storing(holder, outcomes));
  const stored = new Set(rows.map(({ id }) => id));
  return outcomes.filter(({ id }) => stored.has(id));
}

/** Returns when the next message of the queue is due; null when none is queued. */
export async function nextDue(tx: Tx, queue: Queue): Promise<Date | null> {
  const row = await selectRow(
    tx,
    { at: orNull(instant) },
    sql`select min(m.next_try_at) as at from message m where ${inQueue(queue)} and m.state = 'queued'`,
  );
  return row?.at ?? null;
}

/** Returns some addresses of the ledger with their digests. */
export async function someAddresses(tx: Tx): Promise<{ email: string; hmac: Buffer }[]> {
  return selectRows(
    tx,
    { email: text, hmac: bytes },
    sql`select email, email_hmac as hmac from message where email is not null limit 20`,
  );
}
