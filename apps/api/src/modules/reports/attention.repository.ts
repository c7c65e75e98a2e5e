import { sql } from 'kysely';
import { inScope } from '../../platform/database/tx.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type StatusCounts = ReadonlyMap<string, number>;

const ofAccount = (accountId: number | undefined, column: string) =>
  accountId === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${accountId}`;

/** How many rows of a table have each status, of the accounts in reach. */
export async function countByStatus(
  tx: Tx,
  table: 'audience' | 'creative' | 'product',
  accountId: number | undefined,
): Promise<StatusCounts> {
  const { rows } = await sql<{ status: string; count: number }>`
    select t.status, count(*) as count from ${sql.table(table)} t
     where ${inScope(tx, sql.ref('t.account_id'))} and ${ofAccount(accountId, 't.account_id')} group by t.status`.execute(
    tx,
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}

export interface WaitingRow {
  entity: 'product' | 'creative';
  id: number;
  name: string;
  account_id: number;
  status: string;
  text: string;
  /** How many it would go to. */
  recipients: number | null;
  due_at: Date | null;
}

/** What waits, the nearest start first: what is missed soonest frees the most. */
export async function waitingRows(
  tx: Tx,
  statuses: readonly string[],
  accountId: number | undefined,
  limit: number,
): Promise<{ rows: WaitingRow[]; total: number; nextStart: Date | null }> {
  if (statuses.length === 0) return { rows: [], total: 0, nextStart: null };
  const where = sql`${inScope(tx, sql.ref('p.account_id'))} and ${ofAccount(accountId, 'p.account_id')} and p.status = any(${sql.val([...statuses])}::text[])`;
  const { rows } = await sql<WaitingRow & { total: number; next_start: Date | null }>`
    select 'product' as entity, p.id, p.name, p.account_id, p.status, coalesce(p.reasons -> 0 ->> 'text', '') as text, least(p.volume_ordered, p.deliverable) as recipients, coalesce((p.reasons -> 0 ->> 'due')::timestamptz, p.starts_at) as due_at,
      (select count(*) from product p where ${where}) as total,
      (select min(p.starts_at) from product p where ${where} and p.starts_at > business_now()) as next_start
      from product p where ${where}
     order by (p.starts_at < business_now()), p.starts_at nulls last, p.id limit ${limit}`.execute(tx);
  const [first] = rows;
  return { rows, total: first?.total ?? 0, nextStart: first?.next_start ?? null };
}
