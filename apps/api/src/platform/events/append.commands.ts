import { nowOf } from '../database/context.ts';
import type { Tx } from '../database/tx.ts';

/** A live hint, in the transaction of the change: what isn't committed is never told. */
export const appendEvent = async (
  tx: Tx,
  entity: string,
  id: number,
  accountId: number | null,
  userId: number | null = null,
): Promise<void> => {
  await tx
    .insertInto('event')
    .values({ at: nowOf(tx), account_id: accountId, user_id: userId, entity, entity_id: id })
    .execute();
};
