import type { Tx } from '../../../platform/database/tx.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { holdProductRow, noteSending } from '../../orders/moves.commands.ts';
import { countsOfProduct, type Counted } from '../ledger/ledgerCounts.repository.ts';
import type { Purpose } from '../ledger/tally.ts';
import type { Outcome } from './ledger.repository.ts';

/**
 * Counts a product's messages in the ledger and stores the result on the product's row. Lock the product before you
 * touch its messages: two transactions that count in parallel don't see each other's change, and the later commit would
 * store a sum that lacks the other's.
 */
export async function noteCounts(tx: Tx, ref: LaunchRef): Promise<Counted> {
  const counted = await countsOfProduct(tx, ref);
  await noteSending(tx, ref.productId, counted);
  return counted;
}

/** Changes messages of a launch for a run and keeps the counts on the product's row correct. */
export interface Counting {
  /** Stores outcomes and claims in one transaction; counts only when that may change the row's values. */
  exchange<T>(tx: Tx, outcomes: readonly Outcome[], change: () => Promise<T>): Promise<T>;
  /** Stores the outcomes that a stopped or replaced run still knows. */
  rescue<T>(tx: Tx, change: () => Promise<T>): Promise<T>;
}

/**
 * Counts at the first claim and at each outcome that leaves a message open: in doubt, or back in the queue, because then
 * perhaps nothing was sent after all. Every other batch changes neither value, so it neither waits for the row nor
 * counts.
 */
export function countingFor(ref: LaunchRef, purpose: Purpose, known: { hasSent: boolean }): Counting {
  let { hasSent } = known;
  const mayChange = (outcomes: readonly Outcome[]): boolean =>
    outcomes.some(({ state }) => state === 'in doubt' || (purpose === 'live' && state === 'queued')) ||
    (purpose === 'live' && !hasSent);
  const counted = async <T>(tx: Tx, change: () => Promise<T>): Promise<T> => {
    await holdProductRow(tx, ref.productId);
    const result = await change();
    // Set before the commit, which is safe: when the commit fails, the run ends.
    ({ hasSent } = await noteCounts(tx, ref));
    return result;
  };
  return {
    exchange: (tx, outcomes, change) => (mayChange(outcomes) ? counted(tx, change) : change()),
    // The claimed messages may count as in doubt by now, so any outcome changes the sum.
    rescue: counted,
  };
}

/** Test sends belong to no product. */
export const UNCOUNTED: Counting = {
  exchange: (_tx, _outcomes, change) => change(),
  rescue: (_tx, change) => change(),
};
