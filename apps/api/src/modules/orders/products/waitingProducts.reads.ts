import { sql } from 'kysely';
import {
  bigint,
  instant,
  int,
  oneOf,
  orNull,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { countByStatus, type StatusCounts } from '../../../platform/list/statusCounts.reads.ts';

export function countProductsByStatus(tx: Tx, accountId: number | undefined): Promise<StatusCounts> {
  return countByStatus(tx, 'product', accountId);
}

const WAITING = {
  entity: oneOf<'product'>(),
  id: int,
  name: text,
  account_id: int,
  status: text,
  /** The first of the product's reasons. */
  text,
  /** How many people it would be sent to. */
  recipients: orNull(bigint),
  due_at: orNull(instant),
};

type WaitingProduct = RowOf<typeof WAITING>;

const TOTALS = { total: bigint, next_start: orNull(instant) };

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
  const rows = await selectRows(
    tx,
    { ...WAITING, ...TOTALS },
    sql`
    select 'product' as entity, p.id, p.name, p.account_id, p.status, coalesce(p.reasons -> 0 ->> 'text', '') as text,
           least(p.volume_ordered, p.deliverable) as recipients,
           coalesce((p.reasons -> 0 ->> 'due')::timestamptz, p.starts_at) as due_at,
           (select count(*) from product p where ${isWaiting}) as total,
           (select min(p.starts_at) from product p where ${isWaiting} and p.starts_at > business_now()) as next_start
      from product p where ${isWaiting}
     order by (p.starts_at < business_now()), p.starts_at nulls last, p.id limit ${limit}`,
  );
  const [first] = rows;
  return { rows, total: first?.total ?? 0, nextStart: first?.next_start ?? null };
}
