import type { Tx } from '../database/tx.ts';

/** A figure of the whole installation that a module adds to the metrics. */
export interface Gauge {
  name: string;
  /** Says what is counted and above which value to raise an alarm. */
  help: string;
  read: (tx: Tx) => Promise<number>;
}
