import type { Derived } from '@mailroom/domain/derivation/derive';
import { isPinned } from '@mailroom/domain/actions/productActions';
import { confirmDue } from '@mailroom/domain/derivation/deadlines';
import { launchedReasons } from '@mailroom/domain/derivation/productReasons';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { actionRow, CREATIVE_GONE } from '../products/productRow.ts';
import type { ProductState, StoredReason } from '../products/productRow.ts';
import { isCreativeRejected } from './status.repository.ts';

/** Turns dates into text, as the database returns them, so that stored reasons can be compared with found ones. */
function plain(reasons: readonly object[]): StoredReason[] {
  return JSON.parse(JSON.stringify(reasons)) as StoredReason[];
}

/** Why a stopped product can't be resumed: the creative that its launch pinned was rejected after the launch. */
async function creativeGone(tx: Tx, product: ProductState): Promise<object[]> {
  const isStopped = product.attention === 'paused' || product.attention === 'step_failed';
  if (!isStopped || !isPinned(actionRow(product)) || !(await isCreativeRejected(tx, product))) return [];
  const subject = { entity: 'creative', id: product.creative_id ?? 0 };
  return [{ code: CREATIVE_GONE, text: 'The creative it sends was rejected.', subject, actor: 'Creative team' }];
}

/** The reasons of a product: why it has its status and, once it could be relaunched, what would prevent that. */
export async function reasonsOf(tx: Tx, product: ProductState, derived: Derived | null): Promise<StoredReason[]> {
  if (product.attempt === 0) return plain(derived?.reasons ?? []);
  const isWaiting = product.status === 'Processing' && product.waiting;
  const { id, status, attention, attention_detail: detail, attempt, starts_at: startsAt, ends_at: endsAt } = product;
  const due = isWaiting ? confirmDue({ attempt, startsAt, endsAt }, nowOf(tx)) : null;
  const own = launchedReasons({ id, status, attention, detail, due });
  return plain([...own, ...(await creativeGone(tx, product)), ...(derived?.reasons ?? [])]);
}
