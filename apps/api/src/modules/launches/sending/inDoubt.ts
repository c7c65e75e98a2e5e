import { IN_DOUBT_HOURS } from '@mailroom/domain/constants';
import { dayOf } from '@mailroom/domain/dates/dates';
import { userOf } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import { actorOf, type Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { startWork } from '../lifecycle/launchWork.ts';
import { statusToResume } from '../lifecycle/resume.ts';
import { canMove, noteDelivery, noteSending, type ProductState } from '../../orders/moves.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { acceptDoubts, requeueDoubts } from './doubts.repository.ts';
import { countsOfProduct, isUnproved, productTally } from '../ledger/ledgerCounts.repository.ts';
import { noteCounts } from './sendingCount.ts';
import type { Purpose } from '../ledger/tally.ts';
import { addToDay } from '../tracking/responseDays.repository.ts';

const HOUR = 3_600_000;

type Why = { reason: string } | { olderThanHours: true } | { returned: true };

function responseOf(why: Why): string {
  if ('reason' in why) return `Counted as sent: ${why.reason}`;
  return 'returned' in why ? 'It came back, so it was sent.' : `Counted as sent after ${IN_DOUBT_HOURS} hours.`;
}

/** Counts messages in doubt as sent: a person says so, a day went by, or those that came back prove that they were sent. */
export async function settleDoubts(tx: Tx, ref: LaunchRef, why: Why): Promise<number> {
  const now = nowOf(tx);
  const claimedBefore = 'olderThanHours' in why ? new Date(now.getTime() - IN_DOUBT_HOURS * HOUR) : now;
  const verdict = { launchId: ref.launchId, userId: userOf(actorOf(tx)) ?? null, response: responseOf(why) };
  const settled = await acceptDoubts(tx, verdict, { claimedBefore, onlyReturned: 'returned' in why, now });
  const people = settled.filter((purpose) => purpose === 'live').length;
  const { timeZone, launchId } = await productForLaunch(tx, ref.productId);
  await addToDay(tx, ref, dayOf(now, timeZone), { delivered: people });
  await noteDelivery(tx, ref.productId, { delivered: (await productTally(tx, ref.productId)).accepted });
  if (settled.length === 0) return 0;
  await noteCounts(tx, ref);
  if (launchId === ref.launchId) await noteSending(tx, ref.productId, { unproved: await isUnproved(tx, launchId) });
  await changed(tx, 'launch', ref.launchId, ref.accountId);
  return settled.length;
}

/** The messages of a launch that would still go out: proofs before the go-ahead, people and live seeds after the start. */
async function purposesGoingOut(tx: Tx, product: ProductState, ref: LaunchRef): Promise<readonly Purpose[]> {
  if (product.launch_id !== ref.launchId) return [];
  const status = canMove(product, 'resume') ? await statusToResume(tx, ref) : product.status;
  if (status === 'Processing') return ['proof'];
  return status === 'Live' ? ['live', 'live seed'] : [];
}

/**
 * Queues messages in doubt again, with the same Message-ID: a mailbox that has one already recognises it. Leaves those in
 * doubt that nothing would send any more, and returns whether there were others. The product must be locked.
 */
export async function resendDoubts(tx: Tx, product: ProductState, ref: LaunchRef, reason: string): Promise<boolean> {
  const userId = userOf(actorOf(tx)) ?? null;
  const verdict = { launchId: ref.launchId, userId, response: `Sent again: ${reason}` };
  const queued = await requeueDoubts(tx, verdict, await purposesGoingOut(tx, product, ref));
  if (queued === 0) return false;
  // `hasSent` stays true: a message that was handed to the relay may have arrived, even if it is queued again.
  await noteSending(tx, ref.productId, { inDoubt: (await countsOfProduct(tx, ref)).inDoubt });
  await changed(tx, 'launch', ref.launchId, ref.accountId);
  if (product.status === 'Processing') await startWork(tx, ref, 'proof');
  if (product.status === 'Live') await startWork(tx, ref, 'deploy');
  return true;
}
