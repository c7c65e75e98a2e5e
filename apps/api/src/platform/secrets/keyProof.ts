import type { Tx } from '../database/tx.ts';
import type { Secrets } from './secrets.ts';

/** Tries the keys on something that the database holds. Returns a sentence for each key that is missing or wrong. */
export type KeyProof = (tx: Tx, secrets: Secrets) => Promise<readonly string[]>;
