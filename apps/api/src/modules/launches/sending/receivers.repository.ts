import { sql, type RawBuilder } from 'kysely';
import { domainSpellings } from '../../../platform/addresses/canonicalAddress.ts';
import { bigint, instant, selectRow, selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { OTHER_RECEIVERS } from '../ledger/lanes.ts';
import { inQueue, type LaunchQueue } from './ledger.repository.ts';

/** People a transaction, as when the list was written. */
const CHUNK = 10_000;

/** Names the last message that was looked at. */
interface Place {
  /** Text, because a date of JavaScript has no microseconds. */
  readonly at: string;
  readonly id: number;
}

export const FIRST_PLACE: Place = { at: '-infinity', id: 0 };

/** The lane of the message `m`. An older address may have another spelling of its domain. */
function laneIn(domains: readonly string[]): RawBuilder<string> {
  const spelled = domains.flatMap((domain) => domainSpellings(domain).map((spelling) => ({ domain, spelling })));
  return sql<string>`coalesce(
    (select d.domain
       from unnest(${sql.val(spelled.map(({ spelling }) => spelling))}::text[], ${sql.val(spelled.map(({ domain }) => domain))}::text[])
              as d(spelling, domain)
      where d.spelling = split_part(m.email, '@', 2) limit 1),
    ${OTHER_RECEIVERS}::text)`;
}

/** Moves the next queued messages to their lanes. Returns how far it is then; null when none is left. */
export async function divideSome(
  tx: Tx,
  queue: LaunchQueue,
  domains: readonly string[],
  after: Place,
): Promise<Place | null> {
  const last = await selectRow(
    tx,
    { at: text, id: bigint },
    sql`
    with next as (
      select m.id, m.next_try_at, ${laneIn(domains)} as lane from message m
       where ${inQueue(queue)} and m.state = 'queued' and (m.next_try_at, m.id) > (${after.at}::timestamptz, ${after.id}::bigint)
       order by m.next_try_at, m.id limit ${CHUNK} for update),
    moved as (
      update message m set receiver = s.lane from next s where m.id = s.id and m.receiver is distinct from s.lane)
    select s.next_try_at::text as at, s.id from next s order by s.next_try_at desc, s.id desc limit 1`,
  );
  return last ?? null;
}

/** Moves the messages to their lanes that a run has in hand, or had: they may be queued again. */
export async function divideHeld(tx: Tx, launchId: number, domains: readonly string[]): Promise<void> {
  await sql`
    update message m set receiver = ${laneIn(domains)}
     where m.launch_id = ${launchId} and m.state in ('claimed', 'in doubt')
       and m.receiver is distinct from ${laneIn(domains)}`.execute(tx);
}

/** Returns when the next message of each lane is due; a lane without one is left out. */
export async function dueByLane(
  tx: Tx,
  queue: LaunchQueue,
  receivers: readonly string[],
): Promise<{ receiver: string; at: Date }[]> {
  return selectRows(
    tx,
    { receiver: text, at: instant },
    sql`
    select l.receiver, m.next_try_at as at
      from unnest(${sql.val([...receivers])}::text[]) as l(receiver)
     cross join lateral (
       select m.next_try_at from message m
        where ${inQueue(queue)} and m.state = 'queued' and m.receiver = l.receiver order by m.next_try_at, m.id limit 1) m`,
  );
}
