import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Actor } from './actor.ts';
import type { Service, Services } from './service.ts';
import type { DB } from './tables.ts';
import type { Tx } from './transaction.ts';

/** Everything that a transaction carries besides the database itself. */
export interface TxContext {
  services: Services;
  actor: Actor;
  /** When the transaction began, by the business clock. */
  now: Date;
  /** Whether the server keeps prepared statements for the next transaction of this connection. */
  keepsPrepared: boolean;
  /** The connection of this transaction; undefined once the transaction has ended. */
  client: pg.PoolClient | undefined;
}

const contexts = new WeakMap<object, TxContext>();

/** Makes a plain transaction ours. Called once per transaction, by `withActor`. */
export function attachContext(transaction: Transaction<DB>, context: TxContext): Tx {
  contexts.set(transaction, context);
  return transaction as Tx;
}

export function contextOf(tx: Tx): TxContext {
  const context = contexts.get(tx);
  if (!context) throw new Error('A transaction without a context: it was not made by withActor');
  return context;
}

/** A service that `createApp` provided for every transaction. */
export function serviceOf<T>(tx: Tx, service: Service<T>): T {
  const { services } = contextOf(tx);
  if (!services.has(service)) throw new Error(`Nobody provides the service ${service.name}`);
  return services.get(service) as T;
}

/** The business clock inside a transaction; SQL has the same instant as `business_now()`. */
export function nowOf(tx: Tx): Date {
  return contextOf(tx).now;
}
