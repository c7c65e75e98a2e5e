import { conflict, invalid } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { rules } from '@mailroom/domain/validation';
import { deriveInputOf } from './derive-input.ts';
import { launches } from './launches.ts';
import { applyEvent } from './product-transition.ts';
import type { ActionContext } from './product-launch.ts';
import type { ProductState } from './product-row.ts';
import { setProduct } from './products.repository.ts';
import { requireAction } from './products.service.ts';
import { rederive, restate } from './rederive.ts';

export type Decision = {
  decision: 'go' | 'count' | 'send_back';
  reason?: string | undefined;
  audience_version_id?: number | undefined;
  recipients?: number | undefined;
};

const requireReason = (reason: string | undefined): string => {
  const problem = rules.required(reason, { field: 'reason' });
  if (problem !== undefined || reason === undefined) throw invalid({ reason: problem ?? '' });
  return reason;
};

const moved = async (what: string, { record }: ActionContext) =>
  conflict('moved', `${what} has changed since it was shown`, { record: await record() });

const go = async (tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<ProductState> => {
  await requireAction(tx, product, 'confirm', context);
  const { id: productId, account_id: accountId, launch_id: launchId } = product;
  if (launchId === null) throw new Error(`product ${productId} waits without a launch`);
  const prepared = (await launches.port.detail(tx, productId))?.prepared;
  if (body.recipients !== undefined && prepared && body.recipients !== prepared.recipients) {
    throw await moved('The number of recipients', context);
  }
  const approved = await applyEvent(tx, product, 'confirm', { detail: body.reason ?? null });
  await launches.port.confirmed(tx, { productId, accountId, launchId }, context.actor.userId);
  return restate(tx, approved);
};

/** Accepts the lower count for the audience version it was shown for, and for no other. */
const acceptCount = async (
  tx: Tx,
  product: ProductState,
  body: Decision,
  context: ActionContext,
): Promise<ProductState> => {
  const reason = requireReason(body.reason);
  // The count may have moved since the reasons were stored.
  const { product: fresh } = await rederive(tx, product);
  await requireAction(tx, fresh, 'accept_count', context);
  const { audience, deliverable } = await deriveInputOf(tx, fresh, 'share');
  const versionId = audience?.version?.id;
  if (versionId === undefined || deliverable === null) throw await moved('The audience', context);
  const isOther = body.audience_version_id !== undefined && body.audience_version_id !== versionId;
  const isOtherThanPinned = fresh.attempt > 0 && fresh.pinned_version_id !== versionId;
  if (isOther || isOtherThanPinned) throw await moved('The audience', context);
  if (body.recipients !== undefined && body.recipients !== deliverable) throw await moved('The count', context);
  const accepted = { accepted_volume: deliverable, accepted_volume_version_id: versionId };
  await setProduct(tx, fresh.id, {
    ...accepted,
    accepted_volume_by: context.actor.userId,
    accepted_volume_reason: reason,
  });
  const known = { ...fresh, ...accepted };
  if (fresh.attempt === 0) return (await rederive(tx, known)).product;
  const building = await applyEvent(tx, known, 'accept_count', { detail: reason });
  const { id: productId, account_id: accountId, launch_id: launchId } = known;
  if (launchId !== null) await launches.port.countAccepted(tx, { productId, accountId, launchId });
  return restate(tx, building);
};

const sendBack = async (
  tx: Tx,
  product: ProductState,
  body: Decision,
  context: ActionContext,
): Promise<ProductState> => {
  const reason = requireReason(body.reason);
  await requireAction(tx, product, 'send_back', context);
  const back = await applyEvent(tx, product, 'send_back', { detail: reason });
  const { id: productId, account_id: accountId, launch_id: launchId } = product;
  if (launchId !== null) await launches.port.sentBack(tx, { productId, accountId, launchId });
  return restate(tx, back);
};

const decisions = { go, count: acceptCount, send_back: sendBack };

export const confirmProduct = (
  tx: Tx,
  product: ProductState,
  body: Decision,
  context: ActionContext,
): Promise<ProductState> => decisions[body.decision](tx, product, body, context);
