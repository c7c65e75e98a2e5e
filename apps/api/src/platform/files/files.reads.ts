import type { Tx } from '../database/tx.ts';

/** A kept file as it is served: where its bytes are and what its headers say. */
export function keptFile(tx: Tx, id: number) {
  return tx
    .selectFrom('file')
    .select(['key', 'name', 'content_type', 'size'])
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
}

/** Files to remove: staged before the first time, or doomed before the second one. */
export function filesToSweep(tx: Tx, stagedBefore: Date, doomedBefore: Date, limit: number) {
  return tx
    .selectFrom('file')
    .select(['id', 'key'])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'staged'), where('state_at', '<', stagedBefore)]),
        where.and([where('state', '=', 'doomed'), where('state_at', '<', doomedBefore)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}
