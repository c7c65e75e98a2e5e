import { sql, type RawBuilder } from 'kysely';
import { seesAll } from '../database/actor.ts';
import { actorOf, type Tx } from '../database/tx.ts';

/**
 * Searches a lower-cased text that has an index of trigrams. Under row policies PostgreSQL doesn't use that index, because a
 * pattern could reveal rows that they hide, so `inReach` asks a function of the schema. A caller who sees all rows has no
 * policies: the index works without the function, which would only find each row a second time.
 */
export function textSearch(text: RawBuilder<unknown>, inReach: (words: string) => RawBuilder<boolean>) {
  return (tx: Tx, words: string): RawBuilder<boolean> =>
    seesAll(actorOf(tx)) ? sql<boolean>`${text} like like_inside(${words})` : inReach(words);
}
