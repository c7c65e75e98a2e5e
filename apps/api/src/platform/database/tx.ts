import { sql, type RawBuilder, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Actor } from './actor.ts';
import { accountsOf, seesAll } from './actor.ts';
import type { DB } from './tables.ts';

declare const brand: unique symbol;

/** A transaction that carries its actor. `withActor` alone makes one, so no repository can run outside the scope. */
export type Tx = Transaction<DB> & { readonly [brand]: 'tx' };

/** 'build' is a write that may take minutes and tells nobody: nothing that live events know of may be changed in it. */
export type Mode = 'read' | 'write' | 'build';

const actors = new WeakMap<object, Actor>();

export const brandTx = (transaction: Transaction<DB>, actor: Actor): Tx => {
  actors.set(transaction, actor);
  return transaction as Tx;
};

export const actorOf = (tx: Tx): Actor => {
  const actor = actors.get(tx);
  if (!actor) throw new Error('A transaction without an actor: it was not made by withActor');
  return actor;
};

/**
 * The first of the two walls: the row belongs to one of the actor's accounts. The policy in the database is the
 * second; each holds when the other is missing.
 */
export const inScope = (tx: Tx, accountId: RawBuilder<unknown>): RawBuilder<boolean> => {
  const actor = actorOf(tx);
  if (seesAll(actor)) return sql<boolean>`true`;
  const [first, ...more] = accountsOf(actor);
  // An equation, so that an index which begins with the account also gives the order of a page; `any` of one doesn't.
  if (first !== undefined && more.length === 0) return sql<boolean>`${accountId} = ${first}::int`;
  return sql<boolean>`${accountId} = any(${sql.val([...accountsOf(actor)])}::int[])`;
};

/** `first` is asked with BEGIN, in the same round trip; what it refuses ends the transaction. */
export type WithActor = <T>(actor: Actor, mode: Mode, work: (tx: Tx) => Promise<T>, first?: string) => Promise<T>;

const clients = new WeakMap<object, pg.PoolClient>();

export const setClient = (tx: Tx, client: pg.PoolClient): void => {
  clients.set(tx, client);
};

/** The connection of this transaction, for COPY alone: kysely has no streams into the server. */
export const clientOf = (tx: Tx): pg.PoolClient => {
  const client = clients.get(tx);
  if (!client) throw new Error('A transaction without a connection: it was not made by withActor');
  return client;
};
