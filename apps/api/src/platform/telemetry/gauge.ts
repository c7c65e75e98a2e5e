import type { Tx } from '../database/tx.ts';

/** A figure as the metrics show it. */
export interface Metric {
  name: string;
  help: string;
  value: number;
}

/** A figure of the whole installation that a module adds to the metrics. */
export interface Gauge {
  name: string;
  /** Says what is counted and above which value to raise an alarm. */
  help: string;
  read: (tx: Tx) => Promise<number>;
}
