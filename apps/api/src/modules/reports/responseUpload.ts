import { addDays, dayOf } from '@mailroom/domain/dates/dates';
import { conflict, invalid } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { storeUploadedDays, weighComplaints, type DayFigures } from '../launches/launches.commands.ts';
import type { ResponseDay } from '../launches/launches.reads.ts';
import { lockProduct } from '../orders/orders.commands.ts';
import { productForLaunch } from '../orders/orders.reads.ts';

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

function checkDays(days: readonly DayFigures[], today: string): void {
  const fields: Record<string, string> = {};
  days.forEach(({ day }, at) => {
    if (!isDay(day)) fields[`days.${at}.day`] = 'Day is not valid';
    else if (day > today) fields[`days.${at}.day`] = 'Day is in the future';
  });
  if (days.length === 0) fields['days'] = 'Give at least one day';
  const seen = new Set<string>();
  for (const { day } of days) {
    if (seen.has(day)) fields['days'] = `${day} appears twice`;
    seen.add(day);
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Stores the figures of another system. A day that is uploaded again is replaced, so that an upload can be corrected. */
export async function uploadResponses(tx: Tx, productId: number, days: readonly DayFigures[]): Promise<ResponseDay[]> {
  const product = await lockProduct(tx, productId);
  const { timeZone, accountId } = await productForLaunch(tx, productId);
  checkDays(days, dayOf(nowOf(tx), timeZone));
  if (product.status === 'Ended')
    throw conflict('illegal_transition', 'The report is frozen because the product is Ended');
  if (product.attempt === 0) throw conflict('illegal_transition', 'The product was never launched');
  const rows = await storeUploadedDays(tx, { accountId, productId }, days);
  await weighComplaints(tx, productId);
  await changed(tx, 'product_response', productId, accountId);
  return rows.toSorted((a, b) => a.day.localeCompare(b.day));
}
