import { sql, type RawBuilder } from 'kysely';

/**
 * How a read holds its row until the transaction ends. `share` keeps others from changing it and waits for those who are
 * changing it now. `update` also keeps others from holding it.
 */
export type RowLock = 'none' | 'share' | 'update';

const clauses = { none: sql``, share: sql`for share`, update: sql`for update` } as const;

/** The end of a select that holds its row. */
export function rowLock(lock: RowLock): RawBuilder<unknown> {
  return clauses[lock];
}
