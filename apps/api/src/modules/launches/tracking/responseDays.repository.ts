import { sql } from 'kysely';
import { int, selectRow } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const DAY_COLUMNS = [
  'delivered',
  'bounced',
  'opens',
  'unique_opens',
  'clicks',
  'unique_clicks',
  'unsubscribes',
  'complaints',
] as const;

export type DayColumn = (typeof DAY_COLUMNS)[number];

/** Counts of machines, which only our own tracking tells apart. */
const MACHINE_COLUMNS = ['machine_opens', 'unique_machine_opens', 'machine_clicks', 'unique_machine_clicks'] as const;

export const TRACKED_COLUMNS = [...DAY_COLUMNS, ...MACHINE_COLUMNS];

export type TrackedColumn = (typeof TRACKED_COLUMNS)[number];

/** Adds to what our own tracking counted for a product on one day; a figure below 0 takes away. */
export async function addToDay(
  tx: Tx,
  { productId, accountId }: { productId: number; accountId: number },
  day: string,
  more: Partial<Record<TrackedColumn, number>>,
): Promise<void> {
  const columns = TRACKED_COLUMNS.filter((column) => (more[column] ?? 0) !== 0);
  if (columns.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`${more[column] ?? 0}::bigint`));
  const sums = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)} + excluded.${sql.ref(column)}`),
  );
  await sql`
    insert into product_response as r (account_id, product_id, day, source, ${names})
    values (${accountId}, ${productId}, ${day}, 'tracking', ${values})
    on conflict (product_id, day, source) do update set ${sums}, updated_at = business_now()`.execute(tx);
}

/** How many complaints were counted for a product, by our tracking and by other systems. */
export async function complaintsOf(tx: Tx, productId: number): Promise<number> {
  const row = await selectRow(
    tx,
    { complaints: int },
    sql`
    select coalesce(sum(complaints), 0)::int as complaints from product_response where product_id = ${productId}`,
  );
  return row?.complaints ?? 0;
}
