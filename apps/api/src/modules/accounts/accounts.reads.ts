import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { reachable } from './users.repository.ts';

/** Refuses an account out of reach as one that never was. */
export async function accountInReach(tx: Tx, id: number): Promise<void> {
  if ((await reachable(tx, [id])).length === 0) throw notFound();
}

/** Whether the account has this advertiser. */
export async function hasAdvertiser(tx: Tx, accountId: number, advertiserId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('advertiser')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', advertiserId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A user's name as screens show it. Undefined when the reader doesn't reach the user. */
export async function userName(tx: Tx, userId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && `${row.first_name} ${row.last_name}`;
}

export async function timeZonesOf(tx: Tx, accountIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx.selectFrom('account').select(['id', 'time_zone']).where('id', 'in', accountIds).execute();
  return new Map(rows.map(({ id, time_zone }) => [id, time_zone]));
}

export async function timeZoneOf(tx: Tx, accountId: number): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('account')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
