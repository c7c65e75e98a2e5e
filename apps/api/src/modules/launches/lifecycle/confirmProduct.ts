import { conflict } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { moveProduct, requireAction, type ActionContext, type ProductState } from '../../orders/moves.commands.ts';
import { userName } from '../../accounts/accounts.reads.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { awaitConfirmation } from './confirmation.ts';
import { refOf } from '../ledger/launchRef.ts';
import { finishStep } from './launchSteps.repository.ts';
import { stopLaunch } from './launchStop.ts';
import { startWork } from './launchWork.ts';
import { forgetConfirmation, requireLaunch, saveConfirmation } from './launch.repository.ts';
import { proofreadOf } from './manifest.ts';
import { refuseRejected } from './rejectedCreative.ts';
import { awaitStart } from './resume.ts';
import { withdrawLateProofs } from './sendList.repository.ts';

const SECOND = 1000;

interface GoAhead {
  reason?: string | undefined;
  /** How many recipients the person saw; absent, it is not compared. */
  recipients?: number | undefined;
  /** The hash of the proofread list that the person saw; absent, it is not compared. */
  proofread_sha256?: string | undefined;
}

/** Gives the go-ahead for the numbers that the person saw. */
export async function confirmLaunch(
  tx: Tx,
  product: ProductState,
  { reason, recipients, proofread_sha256: seen }: GoAhead,
  context: ActionContext,
): Promise<void> {
  await requireAction(tx, product, 'confirm', context);
  await refuseRejected(tx, product, context);
  const ref = refOf(product);
  const launch = await requireLaunch(tx, ref.launchId);
  const { counts, manifest_hash: hash } = launch;
  if (recipients !== undefined && hash !== null && recipients !== (counts.recipients ?? 0)) {
    throw conflict('moved', 'The number of recipients has changed since it was shown', {
      record: await context.record(),
    });
  }
  if (seen !== undefined && seen !== (proofreadOf(launch)?.sha256 ?? seen)) {
    throw conflict('moved', 'A decision about the proofread mails has changed since they were shown', {
      record: await context.record(),
    });
  }
  const { startsAt, undoSeconds } = await productForLaunch(tx, ref.productId);
  const undoUntil = undoSeconds === 0 ? null : new Date(nowOf(tx).getTime() + undoSeconds * SECOND);
  await moveProduct(tx, product, 'confirm', { detail: reason ?? null, columns: { undo_until: undoUntil } });
  await saveConfirmation(tx, ref.launchId, context.actor.userId);
  const name = await userName(tx, context.actor.userId);
  await finishStep(tx, ref, 'Confirm', name === undefined ? 'confirmed' : `confirmed by ${name}`);
  await withdrawLateProofs(tx, ref);
  await awaitStart(tx, ref, { startsAt, undoUntil });
}

/** Takes the go-ahead back. The timer of the start moves the product too: the first of the two wins. */
export async function undoConfirmation(
  tx: Tx,
  product: ProductState,
  { reason }: Pick<GoAhead, 'reason'>,
  context: ActionContext,
): Promise<void> {
  await requireAction(tx, product, 'undo', context);
  const moved = await moveProduct(tx, product, 'undo', { detail: reason ?? null, columns: { undo_until: null } });
  const ref = refOf(moved);
  await forgetConfirmation(tx, ref.launchId);
  await awaitConfirmation(tx, ref);
}

export async function sendBack(tx: Tx, product: ProductState, reason: string, context: ActionContext): Promise<void> {
  await requireAction(tx, product, 'send_back', context);
  await moveProduct(tx, product, 'send_back', { detail: reason });
  await stopLaunch(tx, refOf(product), 'sent back');
}

/** Builds the list of a launch again, after somebody accepted its lower count. */
export async function buildAgain(tx: Tx, product: ProductState, reason: string): Promise<void> {
  await moveProduct(tx, product, 'accept_count', { detail: reason });
  await startWork(tx, refOf(product), 'build');
}
