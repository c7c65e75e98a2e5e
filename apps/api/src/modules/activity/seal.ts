import { createHash } from 'node:crypto';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { insertSeal, lastSealHash, unsealedEntries } from './seal.repository.ts';

/** Next to a younger entry, an older one may still wait for its commit; the chain would then miss it. */
const SETTLED = 60_000;

const BATCH = 5000;

/**
 * Chains the settled entries by hash, in batches and a minute late: chaining inside each transaction would make all
 * writes wait for one another. Returns how many entries were sealed.
 */
export async function sealAudit(tx: Tx): Promise<number> {
  const now = nowOf(tx);
  const entries = await unsealedEntries(tx, new Date(now.getTime() - SETTLED), BATCH);
  if (entries.length === 0) return 0;
  const hash = createHash('sha256').update((await lastSealHash(tx)) ?? '');
  for (const { line } of entries) hash.update(line);
  await insertSeal(
    tx,
    now,
    entries.map(({ id }) => id),
    hash.digest('hex'),
  );
  return entries.length;
}
