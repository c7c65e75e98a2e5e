import { systemClock, type Clock } from '../clock/clock.ts';
import { createDatabase } from './database.ts';
import { createPool } from './pool.ts';
import type { Services } from './service.ts';
import { requireSchema } from './schemaVersion.ts';
import type { Tx } from './transaction.ts';

interface OperatorOptions {
  ownerUrl: string;
  /** Names the verb in the audit. */
  verb: string;
  clock?: Clock;
  /** Needed by the work beside the database. Default: nothing. */
  services?: Services;
}

/** Runs the work of a verb in one transaction with the rights of the schema's owner. Throws on an older schema. */
export async function asOperator<T>(
  { ownerUrl, verb, clock = systemClock, services = new Map() }: OperatorOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const pool = createPool({ url: ownerUrl, size: 1, onError: () => {} });
  const { withActor, close } = createDatabase({ pool, url: ownerUrl, clock, services });
  try {
    await requireSchema(pool);
    return await withActor({ kind: 'operator', verb, requestId: `verb ${verb}` }, 'write', work);
  } finally {
    await close();
  }
}
