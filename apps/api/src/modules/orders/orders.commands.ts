import type { ProductStatus } from '@mailroom/domain/product-statuses';
import type { Tx } from '../../platform/database/tx.ts';
import { nowOf } from '../../platform/database/context.ts';
import { launches } from './launches.ts';
import { applyEvent, isLegal } from './product-transition.ts';
import type { Change } from './product-transition.ts';
import { lockIfThere, lockProduct, setProduct } from './products.repository.ts';
import type { ProductState } from './product-row.ts';
import { restate } from './rederive.ts';

export { launches } from './launches.ts';
export { holdProductRow, lockProduct } from './products.repository.ts';

export type SystemRef = { productId: number; launchId: number };

/**
 * An event of the platform for one launch. False, and nothing happened, when it isn't that launch's turn any more: a
 * person cancelled meanwhile, or a repeated job comes too late.
 */
const systemEvent = async (
  tx: Tx,
  { productId, launchId }: SystemRef,
  event: string,
  change: Change = {},
  then?: (product: ProductState) => Promise<void>,
): Promise<boolean> => {
  const product = await lockIfThere(tx, productId);
  if (!product || product.launch_id !== launchId || !isLegal(product, event)) return false;
  const moved = await applyEvent(tx, product, event, change);
  await then?.(moved);
  await restate(tx, moved);
  return true;
};

export type Unbuildable = Extract<
  ProductStatus,
  'Error: Audience' | 'Error: Creative' | 'Error - Volume Discrepancy' | 'Multiple Errors'
>;

export const holdOver = (tx: Tx, ref: SystemRef): Promise<boolean> => systemEvent(tx, ref, 'hold_over');

export const built = (tx: Tx, ref: SystemRef): Promise<boolean> => systemEvent(tx, ref, 'built');

export const notBuildable = (tx: Tx, ref: SystemRef, to: Unbuildable, detail: string): Promise<boolean> =>
  systemEvent(tx, ref, 'not_buildable', { to, detail });

export const startMissed = (tx: Tx, ref: SystemRef): Promise<boolean> => systemEvent(tx, ref, 'start_missed');

export const startReached = (tx: Tx, ref: SystemRef): Promise<boolean> => systemEvent(tx, ref, 'start_reached');

export const allFinal = (tx: Tx, ref: SystemRef): Promise<boolean> =>
  systemEvent(tx, ref, 'all_final', {}, ({ id }) => setProduct(tx, id, { completed_at: nowOf(tx) }));

const ended = (tx: Tx, ref: SystemRef, event: string): Promise<boolean> =>
  systemEvent(tx, ref, event, {}, ({ id }) => setProduct(tx, id, { ended_at: nowOf(tx) }));

export const endPassed = (tx: Tx, ref: SystemRef): Promise<boolean> => ended(tx, ref, 'end_passed');

export const responseWindowOver = (tx: Tx, ref: SystemRef): Promise<boolean> => ended(tx, ref, 'response_window_over');

export const stepFailed = (tx: Tx, ref: SystemRef, detail: string): Promise<boolean> =>
  systemEvent(tx, ref, 'step_failed', { detail });

/** Bounces, complaints or send errors passed their thresholds. */
export const autoPause = (tx: Tx, ref: SystemRef, detail: string): Promise<boolean> =>
  systemEvent(tx, ref, 'auto_pause', { detail }, ({ id: productId, account_id: accountId }) =>
    launches.port.paused(tx, { productId, accountId, launchId: ref.launchId }),
  );

export type SendingNote = {
  /** True once the proof is out and somebody has to confirm. Any move of the product ends it. */
  waiting?: true;
  hasSent?: boolean;
  inDoubt?: number;
};

/**
 * Notes on the product's row what its rules must know of its launches. The caller locked the product before it touched
 * the messages and counted afterwards: two that count side by side would store a stale sum. It is no edit and no
 * transition, so neither the version nor the audit follow.
 */
export const noteSending = async (tx: Tx, productId: number, note: SendingNote): Promise<void> => {
  await setProduct(tx, productId, {
    ...(note.waiting !== undefined && { waiting: note.waiting }),
    ...(note.hasSent !== undefined && { has_sent: note.hasSent }),
    ...(note.inDoubt !== undefined && { in_doubt: note.inDoubt }),
  });
  // Its reasons name the time by which somebody has to confirm.
  if (note.waiting) await restate(tx, await lockProduct(tx, productId));
};

/** How far it is. Progress is no edit and no transition. */
export const noteDelivery = async (
  tx: Tx,
  { productId, launchId }: SystemRef,
  { delivered, firstSentAt }: { delivered: number; firstSentAt?: Date },
): Promise<void> => {
  await tx
    .updateTable('product')
    .set({ volume_delivered: delivered, ...(firstSentAt && { first_sent_at: firstSentAt }) })
    .where('id', '=', productId)
    .where('launch_id', '=', launchId)
    .execute();
};
