import { stepsOfType } from '@mailroom/domain/derivation/launchPlan';
import { forbidden } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { pinAudience } from '../../audiences/audiences.commands.ts';
import { askLinksAgain, pinCreative } from '../../creatives/creatives.commands.ts';
import {
  canMove,
  moveProduct,
  requireAction,
  requireReady,
  requireReadyWithFewer,
  type ActionContext,
  type ProductState,
} from '../../orders/moves.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { refOf } from '../ledger/launchRef.ts';
import { addSteps, startStep } from './launchSteps.repository.ts';
import { arm } from './launchWork.ts';
import { insertLaunch } from './launch.repository.ts';
import { correctionText } from './correctProduct.ts';
import { stopLaunch } from './launchStop.ts';
import { refuseRejected } from './rejectedCreative.ts';
import { startAgain, statusToResume } from './resume.ts';

const MINUTE = 60_000;

interface Beginning extends ActionContext {
  event: 'launch' | 'relaunch' | 'correct';
  /** Said beside the status. */
  detail?: string;
  /** How many people can be mailed now, as `requireReady` has just found. */
  deliverable: number | null;
}

/** Pins creative revision and audience version and begins the next attempt with its hold time. */
async function begin(
  tx: Tx,
  product: ProductState,
  { event, detail, deliverable, actor }: Beginning,
): Promise<ProductState> {
  const { creative_id: creativeId, audience_id: audienceId, account_id: accountId, id: productId } = product;
  if (creativeId === null || audienceId === null) throw new Error(`product ${productId} is ready without its parts`);
  const { revisionId, advertiserId: mailAdvertiserId } = await pinCreative(tx, creativeId);
  const { versionId } = await pinAudience(tx, audienceId);
  const now = nowOf(tx);
  await askLinksAgain(tx, [creativeId], now);
  const { holdMinutes, type } = await productForLaunch(tx, productId);
  const start = {
    productId,
    accountId,
    attempt: product.attempt + 1,
    revisionId,
    versionId,
    mailAdvertiserId,
    holdUntil: new Date(now.getTime() + holdMinutes * MINUTE),
    launchedAt: now,
    launchedBy: actor.userId,
  };
  const moved = await moveProduct(tx, product, event, {
    ...(detail !== undefined && { detail }),
    columns: {
      attempt: start.attempt,
      launch_id: await insertLaunch(tx, start),
      pinned_revision_id: revisionId,
      pinned_version_id: versionId,
      // Until the list is frozen, the launch promises what can be mailed now.
      deliverable,
      recipients: null,
      first_launched_at: product.first_launched_at ?? now,
    },
  });
  const ref = refOf(moved);
  await addSteps(tx, ref, stepsOfType(type));
  await startStep(tx, ref, 'Hold');
  await arm(tx, ref, 'hold', start.holdUntil);
  return moved;
}

async function resume(tx: Tx, product: ProductState, context: ActionContext): Promise<ProductState> {
  await requireAction(tx, product, 'resume', context);
  await refuseRejected(tx, product, context);
  const ref = refOf(product);
  const moved = await moveProduct(tx, product, 'resume', { to: await statusToResume(tx, ref) });
  await startAgain(tx, ref);
  return moved;
}

/** Begins the first attempt, or resumes one that is paused or whose step failed. */
export async function launchProduct(tx: Tx, product: ProductState, context: ActionContext): Promise<ProductState> {
  if (canMove(product, 'resume')) return resume(tx, product, context);
  // The stored status may be older than the parts: before a first launch the parts decide.
  const ready = product.attempt === 0 ? await requireReady(tx, product, context) : undefined;
  await requireAction(tx, product, 'launch', context);
  const deliverable = ready === undefined ? await requireReady(tx, product, context) : ready;
  return begin(tx, product, { ...context, event: 'launch', deliverable });
}

/**
 * Ends the stopped attempt and begins the next one with the corrected revision, for those who weren't mailed yet. A refusal
 * leaves the stopped attempt as it is.
 */
async function correct(tx: Tx, product: ProductState, context: ActionContext): Promise<ProductState> {
  const { permissions } = context.actor;
  if (!permissions.has('can_abort_product')) throw forbidden('can_abort_product');
  await requireAction(tx, product, 'correct', context);
  // The review names the count that is left, and so does the go-ahead. To wait for more people would stop the correction.
  const deliverable = await requireReadyWithFewer(tx, product, 'Corrected mail', context);
  const detail = await correctionText(tx, product, context);
  const moved = await begin(tx, product, { ...context, event: 'correct', detail, deliverable });
  await stopLaunch(tx, refOf(product), 'Corrected');
  return moved;
}

/** Begins the next attempt of a product whose last one was ended, or which is paused or failed and has a corrected creative. */
export async function relaunchProduct(tx: Tx, product: ProductState, context: ActionContext): Promise<ProductState> {
  if (canMove(product, 'resume')) return correct(tx, product, context);
  // Blockers are looked for below; here it only matters whether this status leads to a relaunch at all.
  await requireAction(tx, { ...product, reasons: [] }, 'relaunch', context);
  const deliverable = await requireReady(tx, product, context);
  return begin(tx, product, { ...context, event: 'relaunch', deliverable });
}
