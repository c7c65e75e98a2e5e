import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { accountsOf, seesAll, type Actor } from './actor.ts';
import { contextOf } from './context.ts';
import type { Tx } from './transaction.ts';

export type { Mode, Tx, WithActor } from './transaction.ts';

export function actorOf(tx: Tx): Actor {
  return contextOf(tx).actor;
}

/**
 * The connection of this transaction, for declared statements and COPY streams. A statement that nobody waited for is
 * refused once the transaction has ended: its connection may hold the transaction of another actor by then.
 */
export function clientOf(tx: Tx): pg.PoolClient {
  const { client } = contextOf(tx);
  if (!client) throw new Error('The transaction has ended');
  return client;
}

/**
 * The first of two walls: the row belongs to one of the actor's accounts. The row policy in the database is the second
 * one. Each of them works without the other.
 */
export function inScope(tx: Tx, accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  const actor = actorOf(tx);
  if (seesAll(actor)) return sql<boolean>`true`;
  const [first, ...more] = accountsOf(actor);
  // With an equation, an index that begins with the account also gives the order of a page; with `any` it doesn't.
  if (first !== undefined && more.length === 0) return sql<boolean>`${accountId} = ${first}::int`;
  return sql<boolean>`${accountId} = any(${sql.val([...accountsOf(actor)])}::int[])`;
}
