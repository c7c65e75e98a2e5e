import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { DAY_COLUMNS } from '../launches/launches.reads.ts';
import type { ResponseDay } from './productResponses.resource.ts';
import type { DayFigures } from './responseCsv.ts';

/** Stores uploaded days and replaces those that were uploaded before. The days of our own tracking stay as they are. */
export async function storeUploadedDays(
  tx: Tx,
  { accountId, productId }: { accountId: number; productId: number },
  days: readonly DayFigures[],
): Promise<ResponseDay[]> {
  const values = days.map((day) => {
    const figures = sql.join(DAY_COLUMNS.map((column) => sql`${day[column] ?? 0}::bigint`));
    return sql`(${accountId}::int, ${productId}::int, ${day.day}::date, 'upload', ${figures})`;
  });
  const names = sql.join(DAY_COLUMNS.map((column) => sql.ref(column)));
  const replaced = sql.join(DAY_COLUMNS.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const { rows } = await sql<ResponseDay>`
    insert into product_response as r (account_id, product_id, day, source, ${names}) values ${sql.join(values)}
    on conflict (product_id, day, source) do update set ${replaced}, updated_at = business_now()
    returning r.id, r.product_id, r.day, r.source, ${names}`.execute(tx);
  return rows;
}
