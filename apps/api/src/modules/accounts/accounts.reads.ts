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
