import type { Tx } from '../../../platform/database/tx.ts';
import { userName, type Person } from '../../accounts/accounts.reads.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { queuedTo, tallyOf } from '../ledger/ledgerCounts.repository.ts';
import type { Tally } from '../ledger/tally.ts';
import { peopleToCorrect, type CorrectedPeople } from './correctProduct.ts';
import { requireLaunch, type Launch } from './launch.repository.ts';
import { stepsOf, type Step } from './launchSteps.repository.ts';

/** A product's newest launch, as far as the product's record shows it. */
export interface LaunchDetail {
  launch: Launch;
  launchedBy: Person | null;
  steps: Step[];
  /** Counts messages to people. */
  people: Tally;
  liveSeeds: Tally;
  /** How many messages it still has for receiving domains with a rate of their own. */
  queuedTo: ReadonlyMap<string, number>;
  /** While it is paused and a corrected mail could be sent. */
  toCorrect: CorrectedPeople | null;
}

async function personOf(tx: Tx, id: number | null): Promise<Person | null> {
  const name = id === null ? undefined : await userName(tx, id);
  return id === null || name === undefined ? null : { id, name: name.trim() };
}

/** Reads the newest launch of a product; null before the first one. `isCorrected`: a corrected mail could be sent. */
export async function launchDetail(
  tx: Tx,
  productId: number,
  { isCorrected }: { isCorrected: boolean },
): Promise<LaunchDetail | null> {
  const { launchId, receiverRates } = await productForLaunch(tx, productId);
  if (launchId === null) return null;
  const launch = await requireLaunch(tx, launchId);
  return {
    launch,
    launchedBy: await personOf(tx, launch.launched_by),
    steps: await stepsOf(tx, launch.id),
    people: await tallyOf(tx, launch.id, ['live']),
    liveSeeds: await tallyOf(tx, launch.id, ['live seed']),
    queuedTo: receiverRates.length === 0 ? new Map() : await queuedTo(tx, launch.id, launch.receivers ?? []),
    toCorrect: isCorrected ? await peopleToCorrect(tx, productId) : null,
  };
}
