import { bounceClass } from '@mailroom/domain/bounces/bounceClass';
import { dayOf } from '@mailroom/domain/dates/dates';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { appendEvent } from '../../../platform/events/events.commands.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { hardBouncesOf } from '../bounces/bounces.repository.ts';
import { suppressRefused } from '../launches.queues.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { noteDelivery } from '../../orders/moves.commands.ts';
import { productForLaunch, type ProductForLaunch } from '../../orders/orders.reads.ts';
import { productTally, tallyOf } from '../ledger/ledgerCounts.repository.ts';
import type { Outcome } from './ledger.repository.ts';
import { pauseReason, type Results } from './pauseThresholds.ts';
import { addToDay, complaintsOf } from '../tracking/responseDays.repository.ts';

function count(outcomes: readonly Outcome[], state: Outcome['state']): number {
  return outcomes.filter((outcome) => outcome.state === state).length;
}

/** The results of a launch so far; new outcomes are added to them. */
export interface Delivery {
  results: Results;
  delivered: number;
  firstSentAt: Date | null;
  /** When the product's row was last written and the screens got a hint. */
  notedAt: number;
  /** Why it has to pause automatically. */
  pauseReason: string | undefined;
}

export async function deliveryOf(tx: Tx, ref: LaunchRef): Promise<Delivery> {
  const tally = await tallyOf(tx, ref.launchId, ['live']);
  return {
    results: {
      accepted: tally.accepted,
      refused: tally.refused,
      bounced: await hardBouncesOf(tx, ref),
      inDoubt: tally['in doubt'],
      deferred: 0,
      complaints: await complaintsOf(tx, ref.productId),
    },
    delivered: (await productTally(tx, ref.productId)).accepted,
    firstSentAt: (await productForLaunch(tx, ref.productId)).firstSentAt,
    notedAt: 0,
    pauseReason: undefined,
  };
}

/** The least milliseconds between two notes of progress: each writes the product's row and refreshes everybody's screen. */
const NOTE_EVERY = 500;

/** Stores the product's delivered count and sends live hints to the screens. */
export async function noteProgress(tx: Tx, ref: LaunchRef, delivery: Delivery): Promise<void> {
  await noteDelivery(tx, ref.productId, {
    delivered: delivery.delivered,
    ...(delivery.firstSentAt && { firstSentAt: delivery.firstSentAt }),
  });
  await appendEvent(tx, 'product', ref.productId, ref.accountId);
  await appendEvent(tx, 'launch', ref.launchId, ref.accountId);
}

/** The relay knew that nobody has these addresses, so no later mail goes to them, as after a hard bounce. */
async function suppressUnknown(tx: Tx, { accountId }: LaunchRef, outcomes: readonly Outcome[]): Promise<void> {
  const messageIds = outcomes
    .filter(
      ({ state, response }) => state === 'refused' && bounceClass({ status: '', diagnostic: response }) === 'hard',
    )
    .map(({ id }) => id);
  if (messageIds.length > 0) await enqueue(tx, suppressRefused, { accountId, messageIds });
}

/** Counts outcomes of people's messages where the report reads them, and finds out whether too much goes wrong. */
export async function addOutcomes(
  tx: Tx,
  { ref, product, delivery }: { ref: LaunchRef; product: ProductForLaunch; delivery: Delivery },
  outcomes: readonly Outcome[],
): Promise<void> {
  const accepted = count(outcomes, 'accepted');
  const refused = count(outcomes, 'refused');
  const inDoubt = count(outcomes, 'in doubt');
  const { results } = delivery;
  results.accepted += accepted;
  results.refused += refused;
  results.inDoubt += inDoubt;
  results.deferred += count(outcomes, 'queued');
  delivery.delivered += accepted;
  if (outcomes.length > 0) delivery.firstSentAt ??= nowOf(tx);
  if (accepted + refused > 0) {
    await addToDay(tx, ref, dayOf(nowOf(tx), product.timeZone), { delivered: accepted, bounced: refused });
  }
  if (refused > 0) await suppressUnknown(tx, ref, outcomes);
  if (inDoubt > 0) await changed(tx, 'launch', ref.launchId, ref.accountId);
  if (outcomes.length > 0) delivery.pauseReason = pauseReason(results);
  if (outcomes.length === 0 || performance.now() - delivery.notedAt < NOTE_EVERY) return;
  await noteProgress(tx, ref, delivery);
  delivery.notedAt = performance.now();
}
