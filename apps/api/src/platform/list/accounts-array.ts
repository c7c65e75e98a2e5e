import { sql, type RawBuilder } from 'kysely';
import { accountsOf, seesAll } from '../database/actor.ts';
import { actorOf, type Tx } from '../database/tx.ts';

/** The accounts a `search_…` function looks into; null means all of them. */
export const accountsArray = (tx: Tx): RawBuilder<number[] | null> => {
  const actor = actorOf(tx);
  return seesAll(actor) ? sql`null::int[]` : sql`${sql.val([...accountsOf(actor)])}::int[]`;
};
