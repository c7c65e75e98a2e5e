import type { Tx } from './tx.ts';

/**
 * Opens transactions one by one, for a service that reads or writes files between them: network and file work inside a
 * transaction would hold its connection.
 */
export interface Transactions {
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
