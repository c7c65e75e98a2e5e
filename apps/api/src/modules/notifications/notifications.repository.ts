import { sql } from 'kysely';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { KindName } from './notificationKinds.ts';

interface NewNotification {
  accountId: number;
  userId: number;
  kind: KindName;
  entity: string;
  entityId: number;
  /** Which version, revision, transition or launch it is about. */
  occurrence: string;
}

/** Returns false when the person was told of this occurrence before. */
export async function insertNotification(tx: Tx, told: NewNotification): Promise<boolean> {
  // Without a returned column and without naming the key: both would need the right to read the row of another person.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notification')
    .values({
      account_id: told.accountId,
      user_id: told.userId,
      kind: told.kind,
      entity: told.entity,
      entity_id: told.entityId,
      occurrence: told.occurrence,
      at: nowOf(tx),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type ReadMark = { ids: readonly number[] } | { upTo: number };

/** Returns whether any was unread. */
export async function markRead(tx: Tx, userId: number, mark: ReadMark): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: nowOf(tx) })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(
      'ids' in mark
        ? sql<boolean>`id = any(${sql.val([...mark.ids])}::bigint[])`
        : sql<boolean>`id <= ${mark.upTo}::bigint`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what is older than a time, and all but the newest ones of each person. */
export async function deleteOld(tx: Tx, before: Date, most: number): Promise<void> {
  await tx.deleteFrom('notification').where('at', '<', before).execute();
  await sql`
    delete from notification n
     using (select user_id, id, row_number() over (partition by user_id order by id desc) as rank from notification) ranked
     where ranked.rank > ${most} and n.user_id = ranked.user_id and n.id = ranked.id`.execute(tx);
}
