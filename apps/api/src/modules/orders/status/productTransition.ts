import { isPinned, productState } from '@mailroom/domain/actions/productActions';
import type { ProductAttention } from '@mailroom/domain/statuses/productAttentions';
import type { ProductEvent, ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { isStatus, transition } from '@mailroom/domain/statuses/statuses';
import { conflict } from '../../../errors.ts';
import { userOf } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import { actorOf, type Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { deriveOrder } from './orderStatus.ts';
import { addHistory, moveRow } from './status.repository.ts';
import { actionRow } from '../records/productRow.ts';
import type { ProductState } from '../records/productRow.ts';

type MovedColumn =
  | 'attempt'
  | 'launch_id'
  | 'pinned_revision_id'
  | 'pinned_version_id'
  | 'first_launched_at'
  | 'deliverable'
  | 'recipients'
  | 'completed_at'
  | 'ended_at'
  | 'undo_until';

export interface Change {
  /** The target to take; needed when the registry allows more than one. */
  to?: ProductStatus;
  /** Shown beside the status: a person's words, or what failed. */
  detail?: string | null;
  /** Columns that change with the status: a launch's pins, or when it was completed or ended. */
  columns?: Partial<Pick<ProductState, MovedColumn>>;
}

const LONGEST_DETAIL = 600;

function targetOf(to: readonly string[], given: ProductStatus | undefined): ProductStatus {
  const target = given ?? (to.length === 1 ? to[0] : undefined);
  if (target === undefined || !to.includes(target) || !isStatus('product', target)) {
    throw new Error(`'${String(target)}' must be one of ${to.join(', ')}`);
  }
  return target;
}

export function isLegal(product: ProductState, event: ProductEvent): boolean {
  return transition('product', productState(actionRow(product)), event) !== undefined;
}

/**
 * Moves a locked product by an event of the registry: sets status and attention by compare-and-set, adds one row of
 * history and updates the order's status. The caller stores the reasons: see `rederive`.
 */
export async function applyEvent(
  tx: Tx,
  product: ProductState,
  event: ProductEvent,
  change: Change = {},
): Promise<ProductState> {
  const state = productState(actionRow(product));
  const legal = transition('product', state, event);
  if (!legal) throw conflict('illegal_state', `It is ${product.status}`);
  const status = targetOf(legal.to, change.to);
  const attention = (legal.attention ?? null) as ProductAttention | null;
  const detail = change.detail?.slice(0, LONGEST_DETAIL) ?? null;
  // Every move ends the wait for a go-ahead.
  const values = { ...change.columns, status, attention, attention_detail: detail, waiting: false };
  if (!(await moveRow(tx, product, values))) throw conflict('illegal_state', 'It has just changed');
  await addHistory(tx, {
    account_id: product.account_id,
    product_id: product.id,
    at: nowOf(tx),
    event,
    from_status: product.status,
    from_attention: product.attention,
    to_status: status,
    to_attention: attention,
    user_id: userOf(actorOf(tx)) ?? null,
    detail,
  });
  await deriveOrder(tx, product.order_id);
  return { ...product, ...values };
}

/** Tells the modules above that the product changed. Called after the reasons are stored. */
export function productChanged(tx: Tx, product: Pick<ProductState, 'id' | 'account_id'>): Promise<void> {
  return changed(tx, 'product', product.id, product.account_id);
}

export function isPinnedNow(product: ProductState): boolean {
  return isPinned(actionRow(product));
}
