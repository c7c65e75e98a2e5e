import { launchedReasons } from '@mailroom/domain/productReasons';
import { isPinned } from '@mailroom/domain/productActions';
import type { Derived } from '@mailroom/domain/derive';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { confirmBy } from './confirmBy.ts';
import { actionRow, CREATIVE_GONE } from '../products/productRow.ts';
import type { ProductState, StoredReason } from '../products/productRow.ts';

/** Dates as they come back from the database, so that what is stored can be compared with what was found. */
function plain(reasons: readonly object[]): StoredReason[] {
  return JSON.parse(JSON.stringify(reasons)) as StoredReason[];
}

/** Whether the pinned creative was rejected after the launch; a stopped product can't be resumed with it. */
export async function isCreativeRejected(tx: Tx, product: ProductState): Promise<boolean> {
  if (product.creative_id === null || product.pinned_revision_id === null) return false;
  const { rows } = await sql`
    select 1 from creative where id = ${product.creative_id} and status = 'Invalid'
       and current_revision_id = ${product.pinned_revision_id}`.execute(tx);
  return rows.length > 0;
}

/** The reasons of a product: why it has its status and, once it could be relaunched, what would prevent that. */
export async function reasonsOf(tx: Tx, product: ProductState, derived: Derived | null): Promise<StoredReason[]> {
  if (product.attempt === 0) return plain(derived?.reasons ?? []);
  const due = product.status === 'Processing' && product.waiting ? await confirmBy(tx, product) : null;
  const { id, status, attention, attention_detail: detail } = product;
  const own = launchedReasons({ id, status, attention, detail, due });
  const isStopped = attention === 'paused' || attention === 'step_failed';
  const gone =
    isStopped && isPinned(actionRow(product)) && (await isCreativeRejected(tx, product))
      ? [
          {
            code: CREATIVE_GONE,
            text: 'The creative it sends was rejected.',
            subject: { entity: 'creative', id: product.creative_id ?? 0 },
            actor: 'Creative team',
          },
        ]
      : [];
  return plain([...own, ...gone, ...(derived?.reasons ?? [])]);
}

/** Stores reasons, deliverable and the next change by time; answers whether anything differs from before. */
export async function storeReasons(
  tx: Tx,
  product: ProductState,
  found: { reasons: StoredReason[]; nextChangeAt: Date | null; deliverable: number | null },
): Promise<boolean> {
  const json = JSON.stringify(found.reasons);
  const { numAffectedRows } = await sql`
    update product set reasons = ${json}::jsonb, next_change_at = ${found.nextChangeAt}, deliverable = ${found.deliverable}
     where id = ${product.id} and (reasons, next_change_at, deliverable) is distinct from
           (${json}::jsonb, ${found.nextChangeAt}::timestamptz, ${found.deliverable}::bigint)`.execute(tx);
  return numAffectedRows === 1n;
}
