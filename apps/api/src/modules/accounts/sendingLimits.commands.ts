import { dayOf } from '@mailroom/domain/dates/dates';
import { sql, type RawBuilder } from 'kysely';
import { nowOf } from '../../platform/database/context.ts';
import { int, selectRow } from '../../platform/database/statement.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** How many people the account has mailed on this day of its zone. Counted only on days that a warm-up limits. */
export async function mailedToday(tx: Tx, accountId: number, timeZone: string): Promise<number> {
  const row = await selectRow(
    tx,
    { people: int },
    sql`select people from send_day where account_id = ${accountId} and day = ${dayOf(nowOf(tx), timeZone)}::date`,
  );
  return row?.people ?? 0;
}

/** The same, with the count locked until the transaction ends: `noteMailed` adds to it. */
export async function lockMailed(tx: Tx, accountId: number, day: string): Promise<number> {
  const row = await selectRow(
    tx,
    { people: int },
    sql`
    insert into send_day (account_id, day, people) values (${accountId}, ${day}::date, 0)
    on conflict (account_id) do update
       set day = excluded.day, people = case when send_day.day = excluded.day then send_day.people else 0 end
    returning people`,
  );
  return row?.people ?? 0;
}

/** Adds to the count of the day, or takes from it what came back. */
export async function noteMailed(tx: Tx, accountId: number, people: number): Promise<void> {
  await sql`update send_day set people = greatest(0, people + ${people}) where account_id = ${accountId}`.execute(tx);
}

/** Whether nobody has edited the account since this version. */
export function isUnedited(accountId: number, version: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select from account a where a.id = ${accountId} and a.version = ${version})`;
}
