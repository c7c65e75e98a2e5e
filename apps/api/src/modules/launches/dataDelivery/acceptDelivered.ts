import { dayOf } from '@mailroom/domain/dates/dates';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { appendEvent } from '../../../platform/events/events.commands.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { lockProduct, noteDelivery } from '../../orders/moves.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { productTally } from '../ledger/ledgerCounts.repository.ts';
import { complete } from '../lifecycle/completion.ts';
import { requireLaunch } from '../lifecycle/launch.repository.ts';
import { noteCounts } from '../sending/sendingCount.ts';
import { addToDay } from '../tracking/responseDays.repository.ts';
import { acceptSome } from './dataDelivery.repository.ts';

/** People a transaction: each changes a row and its indexes, and somebody may wait for the product. */
const PIECE = 5_000;

/** Marks the next people as delivered to. Returns how many. */
async function acceptPiece(tx: Tx, ref: LaunchRef): Promise<number> {
  await lockProduct(tx, ref.productId);
  const { delivery } = await requireLaunch(tx, ref.launchId);
  if (delivery === null) throw new Error(`launch ${ref.launchId} delivered nothing`);
  const accepted = await acceptSome(tx, ref, `written to ${delivery.install.name}`, PIECE);
  if (accepted === 0) return 0;
  const { timeZone, firstSentAt } = await productForLaunch(tx, ref.productId);
  await addToDay(tx, ref, dayOf(nowOf(tx), timeZone), { delivered: accepted });
  const { accepted: delivered } = await productTally(tx, ref.productId);
  await noteDelivery(tx, ref.productId, { delivered, firstSentAt: firstSentAt ?? new Date(delivery.delivered_at) });
  await noteCounts(tx, ref);
  await appendEvent(tx, 'product', ref.productId, ref.accountId);
  await appendEvent(tx, 'launch', ref.launchId, ref.accountId);
  return accepted;
}

/**
 * Counts everybody on a delivered list as delivered to, and completes the launch. Goes on when somebody has stopped the
 * launch meanwhile, because the destination has the list.
 */
export async function acceptDelivered(ref: LaunchRef, context: JobContext): Promise<void> {
  while ((await context.write(ref.accountId, (tx) => acceptPiece(tx, ref))) > 0) {
    if (context.signal.aborted) throw new Error('The worker is stopping; the next run continues');
  }
  await context.write(ref.accountId, (tx) => complete(tx, ref, 'Deliver data'));
}
