import { addDays, dayOf } from '@mailroom/domain/dates';
import { sql } from 'kysely';
import { conflict, invalid } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { weighComplaints } from '../launches/launches.commands.ts';
import { dayColumns } from '../launches/launches.reads.ts';
import { lockProduct } from '../orders/orders.commands.ts';
import { productForLaunch } from '../orders/orders.reads.ts';
import type { ResponseDay } from './product-responses.resource.ts';
import type { DayFigures } from './response-csv.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;

const refuseDays = (days: readonly DayFigures[], today: string): void => {
  const fields: Record<string, string> = {};
  days.forEach(({ day }, at) => {
    if (!isDay(day)) fields[`days.${at}.day`] = 'Day is not valid';
    else if (day > today) fields[`days.${at}.day`] = 'Day lies in the future';
  });
  if (days.length === 0) fields['days'] = 'There are no days';
  const seen = new Set<string>();
  for (const { day } of days) {
    if (seen.has(day)) fields['days'] = `${day} is there twice`;
    seen.add(day);
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
};

/** Takes what another system counted. A day given again is replaced, so that an upload can be corrected. */
export const uploadResponses = async (
  tx: Tx,
  productId: number,
  days: readonly DayFigures[],
): Promise<ResponseDay[]> => {
  const product = await lockProduct(tx, productId);
  const { timeZone, accountId } = await productForLaunch(tx, productId);
  refuseDays(days, dayOf(nowOf(tx), timeZone));
  if (product.status === 'Ended') throw conflict('illegal_transition', 'Its report is frozen: it is Ended');
  if (product.attempt === 0) throw conflict('illegal_transition', 'It was never launched');
  const values = days.map((day) => {
    const figures = sql.join(dayColumns.map((column) => sql`${day[column] ?? 0}::bigint`));
    return sql`(${accountId}::int, ${productId}::int, ${day.day}::date, 'upload', ${figures})`;
  });
  const names = sql.join(dayColumns.map((column) => sql.ref(column)));
  const replaced = sql.join(dayColumns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const { rows } = await sql<ResponseDay>`
    insert into product_response as r (account_id, product_id, day, source, ${names}) values ${sql.join(values)}
    on conflict (product_id, day, source) do update set ${replaced}, updated_at = business_now()
    returning r.id, r.product_id, r.day, r.source, ${names}`.execute(tx);
  await weighComplaints(tx, productId);
  await changed(tx, 'product_response', productId, accountId);
  return rows.toSorted((a, b) => a.day.localeCompare(b.day));
};
