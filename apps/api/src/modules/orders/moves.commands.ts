import type { ProductEvent } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { applyEvent, isLegal, type Change } from './status/productTransition.ts';
import type { ProductState } from './records/productRow.ts';
import { lockProduct, setProduct } from './records/products.repository.ts';
import { restate } from './status/rederive.ts';

export { requireAction, type ActionContext } from './status/requireAction.ts';
export { requireReady, requireReadyWithFewer } from './status/readiness.ts';
export { holdProductRow, lockIfThere, lockProduct, whileProductHas } from './records/products.repository.ts';
export type { Change } from './status/productTransition.ts';
export type { ProductState } from './records/productRow.ts';

/** Tells whether the registry allows this event in the product's current state. */
export const canMove = isLegal;

/**
 * Moves a locked product by an event of the registry. This is the only way to change a status: it writes the history,
 * the order's status and the reasons, and tells the modules above. Throws 409 when the registry doesn't allow the event.
 */
export async function moveProduct(
  tx: Tx,
  product: ProductState,
  event: ProductEvent,
  change: Change = {},
): Promise<ProductState> {
  return restate(tx, await applyEvent(tx, product, event, change));
}

interface SendingNote {
  /** True once the proof is sent and somebody has to confirm. Any move of the product resets it. */
  waiting?: true;
  /** Whether the proof reached nobody. */
  unproved?: boolean;
  hasSent?: boolean;
  inDoubt?: number;
}

/**
 * Stores on the product's row what its rules need to know about its launches. The caller must lock the product before it
 * touches the messages, and count afterwards: two transactions that count in parallel would store a stale sum. This is
 * neither an edit nor a transition, so it changes neither the version nor the audit log.
 */
export async function noteSending(tx: Tx, productId: number, note: SendingNote): Promise<void> {
  await setProduct(tx, productId, {
    ...(note.waiting !== undefined && { waiting: note.waiting }),
    ...(note.unproved !== undefined && { unproved: note.unproved }),
    ...(note.hasSent !== undefined && { has_sent: note.hasSent }),
    ...(note.inDoubt !== undefined && { in_doubt: note.inDoubt }),
  });
  // The product's reasons name the time by which somebody has to confirm.
  if (note.waiting) await restate(tx, await lockProduct(tx, productId));
}

/**
 * Stores how many people the frozen list has, and how many faults of their mails wait for a decision. The product's row shows
 * this number, also if more or fewer people could be mailed by now.
 */
export async function noteBuilt(
  tx: Tx,
  productId: number,
  { recipients, deliverable, undecided }: { recipients: number; deliverable: number; undecided: number },
): Promise<void> {
  await setProduct(tx, productId, { recipients, deliverable, undecided });
}

/**
 * Stores how many messages of a product are delivered, over all of its launches. Progress is neither an edit nor a
 * transition. A delivered message stays delivered, so a run that counted earlier than another can't lower the number.
 */
export async function noteDelivery(
  tx: Tx,
  productId: number,
  { delivered, firstSentAt }: { delivered: number; firstSentAt?: Date },
): Promise<void> {
  await tx
    .updateTable('product')
    .set({
      volume_delivered: sql<number>`greatest(volume_delivered, ${delivered})`,
      ...(firstSentAt && { first_sent_at: firstSentAt }),
    })
    .where('id', '=', productId)
    .execute();
}
