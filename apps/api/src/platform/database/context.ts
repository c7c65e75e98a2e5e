import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { FactRegistry } from '../facts/registry.ts';
import type { EnqueueOptions } from '../jobs/jobDefinition.ts';
import type { Totals } from '../list/totals.ts';
import type { UseRegistry } from '../uses/registry.ts';
import type { Actor } from './actor.ts';
import type { DB } from './tables.ts';
import type { Tx } from './transaction.ts';

/** The services that every transaction carries. */
export interface Services {
  enqueue: (tx: Tx, name: string, data: object, options: EnqueueOptions) => Promise<string | null>;
  facts: FactRegistry;
  uses: UseRegistry;
  totals: Totals;
}

/** Everything that a transaction carries besides the database itself. */
export interface TxContext extends Services {
  actor: Actor;
  /** When the transaction began, by the business clock. */
  now: Date;
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

/** The business clock inside a transaction; SQL has the same instant as `business_now()`. */
export function nowOf(tx: Tx): Date {
  return contextOf(tx).now;
}
