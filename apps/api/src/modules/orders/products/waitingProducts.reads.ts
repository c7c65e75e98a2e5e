import { sql } from 'kysely';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { countByStatus, type StatusCounts } from '../../../platform/list/statusCounts.reads.ts';

export function countProductsByStatus(tx: Tx, accountId: number | undefined): Promise<StatusCounts> {
  return countByStatus(tx, 'product', accountId);
}

interface WaitingProduct {
  entity: 'product';
  id: number;
  name: string;
  account_id: number;
  status: string;
  /** The first of the product's reasons. */
  text: string;
  /** How many people it would be sent to. */
  recipients: number | null;
  due_at: Date | null;
}

interface WaitingProducts {
  rows: WaitingProduct[];
  /** How many products wait, also beyond `limit`. */
  total: number;
  nextStart: Date | null;
}

/** Products in one of the statuses. The nearest start comes first, because it is the first to be missed. */
export async function waitingProducts(
  tx: Tx,
  statuses: readonly string[],
  accountId: number | undefined,
  limit: number,
): Promise<WaitingProducts> {
  if (statuses.length === 0) return { rows: [], total: 0, nextStart: null };
  const isAsked = accountId === undefined ? sql`true` : sql`p.account_id = ${accountId}`;
  const isWaiting = sql`${inScope(tx, sql.ref('p.account_id'))} and ${isAsked}
     and p.status = any(${sql.val([...statuses])}::text[])`;
  const { rows } = await sql<WaitingProduct & { total: number; next_start: Date | null }>`
    select 'product' as entity, p.id, p.name, p.account_id, p.status, coalesce(p.reasons -> 0 ->> 'text', '') as text,
           least(p.volume_ordered, p.deliverable) as recipients,
           coalesce((p.reasons -> 0 ->> 'due')::timestamptz, p.starts_at) as due_at,
           (select count(*) from product p where ${isWaiting}) as total,
           (select min(p.starts_at) from product p where ${isWaiting} and p.starts_at > business_now()) as next_start
      from product p where ${isWaiting}
     order by (p.starts_at < business_now()), p.starts_at nulls last, p.id limit ${limit}`.execute(tx);
  const [first] = rows;
  return { rows, total: first?.total ?? 0, nextStart: first?.next_start ?? null };
}
