import { sql } from 'kysely';
import { int, selectRow } from '../../../platform/database/statement.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const MINUTE = 60_000;

function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
}

function nextMinute(now: Date): Date {
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
