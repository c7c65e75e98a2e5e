import { sql } from 'kysely';
import { selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { RESPONSE_DAY, type ResponseDay } from './productResponses.resource.ts';
import { DAY_COLUMNS, type DayColumn } from './responseDays.repository.ts';

/** The figures of a day as another system reports them. A figure that is left out is 0. */
export type DayFigures = { day: string } & { [Column in DayColumn]?: number | undefined };

/** Stores uploaded days and replaces those that were uploaded before. The days of our own tracking stay as they are. */
export function storeUploadedDays(
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
  return selectRows(
    tx,
    RESPONSE_DAY,
    sql`
    insert into product_response as r (account_id, product_id, day, source, ${names}) values ${sql.join(values)}
    on conflict (product_id, day, source) do update set ${replaced}, updated_at = business_now()
    returning r.id, r.product_id, r.day, r.source, ${names}`,
  );
}
