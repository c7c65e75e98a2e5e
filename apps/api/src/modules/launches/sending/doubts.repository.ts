import { sql } from 'kysely';
import { bigint, instant, int, oneOf, orNull, selectRow, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Queue } from './ledger.repository.ts';
import { inQueue } from './ledger.repository.ts';
import type { Purpose } from '../ledger/tally.ts';

/** A decision about messages in doubt. */
interface Verdict {
  launchId: number;
  /** Null when nobody decided, but a day went by. */
  userId: number | null;
  response: string;
}

const LONGEST_RESPONSE = 500;

/** Marks messages that an ended run left claimed: nobody knows whether the relay has them. They are never sent again automatically. */
export async function doubtAbandoned(tx: Tx, queue: Queue, holder: string): Promise<number> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`
    update message m set state = 'in doubt', response = 'The sender ended before the relay had answered.'
     where ${inQueue(queue)} and m.state = 'claimed' and m.claimed_by <> ${holder} returning m.id`,
  );
  return rows.length;
}

/** Returns when the oldest message in doubt was claimed; null when none is in doubt. */
export async function oldestDoubt(tx: Tx, launchId: number): Promise<Date | null> {
  const row = await selectRow(
    tx,
    { oldest: orNull(instant) },
    sql`select min(claimed_at) as oldest from message where launch_id = ${launchId} and state = 'in doubt'`,
  );
  return row?.oldest ?? null;
}

/** Which messages in doubt, and the time. */
interface Which {
  /** Those that were claimed up to then. */
  claimedBefore: Date;
  /** Only those that came back as a bounce or a complaint. */
  onlyReturned: boolean;
  now: Date;
}

/** Counts messages as sent that are in doubt. Returns their purposes. */
export async function acceptDoubts(
  tx: Tx,
  { launchId, userId, response }: Verdict,
  { claimedBefore, onlyReturned, now }: Which,
): Promise<Purpose[]> {
  const returned = sql`exists (select from response r where r.message_id = message.id and r.kind in ('bounce', 'complaint'))`;
  const rows = await selectRows(
    tx,
    { purpose: oneOf<Purpose>() },
    sql`
    update message
       set state = 'accepted', settled_at = ${now}, settled_by = ${userId}, response = ${response.slice(0, LONGEST_RESPONSE)}
     where launch_id = ${launchId} and state = 'in doubt' and claimed_at <= ${claimedBefore}
       and ${onlyReturned ? returned : sql`true`} returning purpose`,
  );
  return rows.map(({ purpose }) => purpose);
}

/** The launches of a product of which a message is in doubt and came back. */
export async function launchesWithReturnedDoubts(tx: Tx, productId: number): Promise<number[]> {
  const rows = await selectRows(
    tx,
    { launchId: int },
    sql`
    select distinct m.launch_id as "launchId" from message m join response r on r.message_id = m.id and r.kind in ('bounce', 'complaint')
     where m.product_id = ${productId} and m.launch_id is not null and m.state = 'in doubt'`,
  );
  return rows.map(({ launchId }) => launchId);
}

/** Queues messages in doubt again, with their Message-ID. Returns how many. */
export async function requeueDoubts(
  tx: Tx,
  { launchId, userId, response }: Verdict,
  purposes: readonly Purpose[],
): Promise<number> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`
    update message set state = 'queued', next_try_at = business_now(), claimed_by = null, settled_by = ${userId},
           response = ${response.slice(0, LONGEST_RESPONSE)}
     where launch_id = ${launchId} and state = 'in doubt' and purpose = any(${sql.val([...purposes])}::text[])
    returning id`,
  );
  return rows.length;
}
