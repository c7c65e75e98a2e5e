import { dayOf } from '@mailroom/domain/dates';
import { sql } from 'kysely';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { appendEvent } from '../../platform/events/append.commands.ts';
import { changed } from '../../platform/facts/changed.ts';
import type { LaunchRef } from '../orders/launches.ts';
import { noteDelivery } from '../orders/orders.commands.ts';
import type { ProductForLaunch } from '../orders/orders.reads.ts';
import { productTally, tallyOf } from './ledger-counts.ts';
import type { Outcome } from './ledger.ts';
import { pauseReason, type Results } from './pause-thresholds.ts';
import { addToDay } from './response-days.ts';

const count = (outcomes: readonly Outcome[], state: Outcome['state']): number =>
  outcomes.filter((outcome) => outcome.state === state).length;

const complaintsOf = async (tx: Tx, productId: number): Promise<number> => {
  const { rows } = await sql<{ complaints: number }>`
    select coalesce(sum(complaints), 0)::int as complaints from product_response where product_id = ${productId}`.execute(
    tx,
  );
  return rows[0]?.complaints ?? 0;
};

/** What a launch's results are so far, and what new outcomes add to them. */
export type Delivery = {
  results: Results;
  delivered: number;
  firstSentAt: Date | null;
  /** When the screens and the product row were last told. */
  toldAt: number;
  /** Why it has to stop by itself. */
  pauseReason: string | undefined;
};

export const deliveryOf = async (tx: Tx, ref: LaunchRef): Promise<Delivery> => {
  const tally = await tallyOf(tx, ref.launchId, ['live']);
  const { rows } = await sql<{ first: Date | null }>`
    select first_sent_at as first from product where id = ${ref.productId}`.execute(tx);
  return {
    results: {
      accepted: tally.accepted,
      refused: tally.refused,
      inDoubt: tally['in doubt'],
      deferred: 0,
      complaints: await complaintsOf(tx, ref.productId),
    },
    delivered: (await productTally(tx, ref.productId)).accepted,
    firstSentAt: rows[0]?.first ?? null,
    toldAt: 0,
    pauseReason: undefined,
  };
};

/** Twice a second at most: the row and the screens of everybody who looks at it. */
const tellEvery = 500;

/** The product's own count and the live hints. */
export const tell = async (tx: Tx, ref: LaunchRef, delivery: Delivery): Promise<void> => {
  await noteDelivery(tx, ref, {
    delivered: delivery.delivered,
    ...(delivery.firstSentAt && { firstSentAt: delivery.firstSentAt }),
  });
  await appendEvent(tx, 'product', ref.productId, ref.accountId);
  await appendEvent(tx, 'launch', ref.launchId, ref.accountId);
};

/** Counts outcomes of people's messages where the report reads them, and finds out whether too much goes wrong. */
export const addOutcomes = async (
  tx: Tx,
  { ref, product, delivery }: { ref: LaunchRef; product: ProductForLaunch; delivery: Delivery },
  outcomes: readonly Outcome[],
): Promise<void> => {
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
  if (inDoubt > 0) await changed(tx, 'launch', ref.launchId, ref.accountId);
  if (outcomes.length > 0) delivery.pauseReason = pauseReason(results);
  if (outcomes.length === 0 || performance.now() - delivery.toldAt < tellEvery) return;
  await tell(tx, ref, delivery);
  delivery.toldAt = performance.now();
};
