import type { FactRegistry } from '../facts/registry.ts';
import type { EnqueueOptions } from '../jobs/jobDefinition.ts';
import type { Totals } from '../list/totals.ts';
import type { UseRegistry } from '../uses/registry.ts';
import type { Tx } from './tx.ts';

/** What code inside a transaction may reach besides the database itself. */
export type TxContext = {
  enqueue: (tx: Tx, name: string, data: object, options: EnqueueOptions) => Promise<string | null>;
  facts: FactRegistry;
  uses: UseRegistry;
  totals: Totals;
  /** When the transaction began, by the business clock. */
  now: Date;
};

const contexts = new WeakMap<object, TxContext>();

export const setContext = (tx: Tx, context: TxContext): void => {
  contexts.set(tx, context);
};

export const contextOf = (tx: Tx): TxContext => {
  const context = contexts.get(tx);
  if (!context) throw new Error('A transaction without a context: it was not made by withActor');
  return context;
};

/** The business clock inside a transaction; SQL has the same instant as `business_now()`. */
export const nowOf = (tx: Tx): Date => contextOf(tx).now;
