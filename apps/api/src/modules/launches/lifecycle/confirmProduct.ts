import { rules } from '@mailroom/domain/forms/validation';
import { conflict, invalid } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import {
  acceptAdvertiser as acceptOther,
  acceptCount as acceptVolume,
  moveProduct,
  requireAction,
  type ActionContext,
  type ProductState,
} from '../../orders/orders.commands.ts';
import { userName } from '../../accounts/accounts.reads.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { awaitConfirmation } from './confirmation.ts';
import { refOf } from '../ledger/launchRef.ts';
import { finishStep } from './launchSteps.repository.ts';
import { stopLaunch } from './launchStop.ts';
import { startWork } from './launchWork.ts';
import { forgetConfirmation, requireLaunch, saveConfirmation } from './launch.repository.ts';
import { awaitStart } from './resume.ts';
import { withdrawLateProofs } from './sendList.repository.ts';

const SECOND = 1000;

interface Decision {
  decision: 'go' | 'count' | 'advertiser' | 'send_back' | 'undo';
  reason?: string | undefined;
  audience_version_id?: number | undefined;
  recipients?: number | undefined;
  creative_id?: number | undefined;
}

function requireReason(reason: string | undefined): string {
  const problem = rules.required(reason, { field: 'reason' });
  if (problem !== undefined || reason === undefined) throw invalid({ reason: problem ?? '' });
  return reason;
}

/** Gives the go-ahead for the numbers that the person saw. */
async function go(tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<void> {
  await requireAction(tx, product, 'confirm', context);
  const ref = refOf(product);
  const { counts, manifest_hash: hash } = await requireLaunch(tx, ref.launchId);
  if (body.recipients !== undefined && hash !== null && body.recipients !== (counts.recipients ?? 0)) {
    throw conflict('moved', 'The number of recipients has changed since it was shown', {
      record: await context.record(),
    });
  }
  const { startsAt, undoSeconds } = await productForLaunch(tx, ref.productId);
  const undoUntil = undoSeconds === 0 ? null : new Date(nowOf(tx).getTime() + undoSeconds * SECOND);
  await moveProduct(tx, product, 'confirm', { detail: body.reason ?? null, columns: { undo_until: undoUntil } });
  await saveConfirmation(tx, ref.launchId, context.actor.userId);
  const name = await userName(tx, context.actor.userId);
  await finishStep(tx, ref, 'Confirm', name === undefined ? 'confirmed' : `confirmed by ${name}`);
  await withdrawLateProofs(tx, ref);
  await awaitStart(tx, ref, { startsAt, undoUntil });
}

/** Takes the go-ahead back. The timer of the start moves the product too: the first of the two wins. */
async function undo(tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<void> {
  await requireAction(tx, product, 'undo', context);
  const moved = await moveProduct(tx, product, 'undo', { detail: body.reason ?? null, columns: { undo_until: null } });
  const ref = refOf(moved);
  await forgetConfirmation(tx, ref.launchId);
  await awaitConfirmation(tx, ref);
}

/** Accepts a lower count: before a launch for the derivation, after one the build starts again with it. */
async function acceptCount(tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<void> {
  const reason = requireReason(body.reason);
  const shown = { reason, versionId: body.audience_version_id, count: body.recipients };
  const accepted = await acceptVolume(tx, product, shown, context);
  if (accepted.attempt === 0) return;
  await moveProduct(tx, accepted, 'accept_count', { detail: reason });
  await startWork(tx, refOf(accepted), 'build');
}

/** Accepts a creative of another advertiser than the order's. */
async function acceptAdvertiser(tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<void> {
  const reason = requireReason(body.reason);
  await acceptOther(tx, product, { reason, creativeId: body.creative_id }, context);
}

async function sendBack(tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<void> {
  const reason = requireReason(body.reason);
  await requireAction(tx, product, 'send_back', context);
  await moveProduct(tx, product, 'send_back', { detail: reason });
  await stopLaunch(tx, refOf(product), 'sent back');
}

const decisions = { go, count: acceptCount, advertiser: acceptAdvertiser, send_back: sendBack, undo };

export function confirmProduct(tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<void> {
  return decisions[body.decision](tx, product, body, context);
}
