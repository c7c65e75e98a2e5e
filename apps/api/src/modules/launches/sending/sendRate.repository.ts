import { sql } from 'kysely';
import { int, selectRow, selectRows, text } from '../../../platform/database/statement.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const MINUTE = 60_000;

export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
}

export function nextMinute(now: Date): Date {
  return new Date(minuteOf(now).getTime() + MINUTE);
}

/**
 * Returns how many of `most` messages the account may send in this minute, over all launches and nodes. The row stays
 * locked until the claim commits; `noteClaimed` stores how many were claimed.
 */
export async function allowed(tx: Tx, accountId: number, perMinute: number, most: number): Promise<number> {
  if (most === 0) return 0;
  const minute = minuteOf(nowOf(tx));
  const row = await selectRow(
    tx,
    { claimed: int },
    sql`
    insert into send_window (account_id, minute, claimed) values (${accountId}, ${minute}, 0)
    on conflict (account_id) do update
       set minute = excluded.minute, claimed = case when send_window.minute = excluded.minute then send_window.claimed else 0 end
    returning claimed`,
  );
  return Math.max(0, Math.min(most, perMinute - (row?.claimed ?? 0)));
}

/** When the account may send again if its rate is used up for this minute; null when it isn't. */
export async function rateHold(tx: Tx, accountId: number, perMinute: number): Promise<Date | null> {
  const minute = minuteOf(nowOf(tx));
  const row = await selectRow(
    tx,
    { claimed: int },
    sql`select claimed from send_window where account_id = ${accountId} and minute = ${minute}`,
  );
  return (row?.claimed ?? 0) >= perMinute ? nextMinute(minute) : null;
}

export async function noteClaimed(tx: Tx, accountId: number, count: number): Promise<void> {
  await sql`update send_window set claimed = claimed + ${count} where account_id = ${accountId}`.execute(tx);
}

const CLAIMED = { domain: text, claimed: int };

function byDomain(rows: readonly { domain: string; claimed: number }[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ domain, claimed }) => [domain, claimed]));
}

/**
 * Returns how many messages the account has claimed for each receiving domain in this minute, over all launches and nodes. The rows stay
 * locked until the claim commits, in the order of the domains, so that two claims never wait for each other.
 */
export async function lockReceivers(
  tx: Tx,
  accountId: number,
  domains: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows(
    tx,
    CLAIMED,
    sql`
    insert into receiver_window as w (account_id, domain, minute, claimed)
    select ${accountId}, d.domain, ${minuteOf(nowOf(tx))}, 0
      from unnest(${sql.val([...domains])}::text[]) as d(domain) order by d.domain collate "C"
    on conflict (account_id, domain) do update
       set minute = excluded.minute, claimed = case when w.minute = excluded.minute then w.claimed else 0 end
    returning domain, claimed`,
  );
  return byDomain(rows);
}

/** The same without a lock. A domain without an entry has claimed nothing in this minute. */
export async function claimedNow(tx: Tx, accountId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows(
    tx,
    CLAIMED,
    sql`select domain, claimed from receiver_window where account_id = ${accountId} and minute = ${minuteOf(nowOf(tx))}`,
  );
  return byDomain(rows);
}

export async function noteReceivers(tx: Tx, accountId: number, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update receiver_window w set claimed = w.claimed + c.messages
      from unnest(${sql.val([...counts.keys()])}::text[], ${sql.val([...counts.values()])}::int[]) as c(domain, messages)
     where w.account_id = ${accountId} and w.domain = c.domain`.execute(tx);
}
