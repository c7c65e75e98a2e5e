import { sql } from 'kysely';
import { json, selectRow } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface Forgotten {
  people: number;
  messages: number;
}

/**
 * Deletes people of versions that were sealed before the day, and the addresses of messages that ended before it, at most
 * so many of each. Keeps everything that a launch needs until it has ended, and all counts.
 */
export async function forgetBefore(tx: Tx, accountId: number, day: Date, most: number): Promise<Forgotten> {
  const row = await selectRow(
    tx,
    { done: json<Forgotten>() },
    sql`select forget_before(${accountId}, ${day}, ${most}) as done`,
  );
  return row?.done ?? { people: 0, messages: 0 };
}
