import { nowOf } from '../database/context.ts';
import type { Tx } from '../database/tx.ts';

/** Writes a live event in the transaction of the change, so that nobody is told about changes that weren't committed. */
export async function appendEvent(
  tx: Tx,
  entity: string,
  id: number,
  accountId: number | null,
  userId: number | null = null,
): Promise<void> {
  await tx
    .insertInto('event')
    .values({ at: nowOf(tx), account_id: accountId, user_id: userId, entity, entity_id: id })
    .execute();
}

export async function deleteEventsBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('event').where('at', '<', time).execute();
}
