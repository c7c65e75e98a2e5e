import type { Tx } from '../../../platform/database/tx.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { noteSending } from '../../orders/moves.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { awaitStep } from './launchSteps.repository.ts';
import { isUnproved } from '../ledger/ledgerCounts.repository.ts';
import { arm } from './launchWork.ts';

/** Waits for a person's go-ahead until the day of its start has ended. */
export async function awaitConfirmation(tx: Tx, ref: LaunchRef): Promise<void> {
  await awaitStep(tx, ref, 'Confirm');
  await noteSending(tx, ref.productId, { waiting: true, unproved: await isUnproved(tx, ref.launchId) });
  const { missedAt } = await productForLaunch(tx, ref.productId);
  await arm(tx, ref, 'missed', missedAt);
}
