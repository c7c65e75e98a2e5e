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

export interface UploadedDays {
  readonly days: readonly DayFigures[];
  /** Of a CSV file: the line of each day, and what is wrong with its figures. */
  readonly lines?: readonly { readonly line: number; readonly problem?: string | undefined }[];
}

/** A person corrects the first lines and sees that the others have the same mistake. */
const MOST_LINES = 20;

function problemsOf(days: readonly DayFigures[], today: string): (string | undefined)[] {
  const seen = new Set<string>();
  return days.map(({ day }) => {
    if (!isDay(day)) return 'Day is not valid';
    if (day > today) return 'Day is in the future';
    if (seen.has(day)) return `${day} appears twice`;
    seen.add(day);
    return undefined;
  });
}

function checkDays({ days, lines }: UploadedDays, today: string): void {
  if (days.length === 0) throw invalid({ [lines ? 'csv' : 'days']: 'Give at least one day' });
  const problems = problemsOf(days, today);
  if (!lines) {
    const fields = problems.flatMap((text, at) => (text === undefined ? [] : [[`days.${at}.day`, text] as const]));
    if (fields.length > 0) throw invalid(Object.fromEntries(fields));
    return;
  }
  const bad = lines.flatMap(({ line, problem }, at) => {
    const texts = [problems[at], problem].filter((text) => text !== undefined);
    return texts.length === 0 ? [] : [`Line ${line}: ${texts.join('; ')}`];
  });
  const more = bad.length > MOST_LINES ? [`${bad.length - MOST_LINES} more lines are wrong`] : [];
  if (bad.length > 0) throw invalid({ csv: [...bad.slice(0, MOST_LINES), ...more].join('\n') });
}

/** Stores the figures of another system. A day that is uploaded again is replaced, so that an upload can be corrected. */
export async function uploadResponses(tx: Tx, productId: number, uploaded: UploadedDays): Promise<ResponseDay[]> {
  const product = await lockProduct(tx, productId);
  const { timeZone, accountId } = await productForLaunch(tx, productId);
  checkDays(uploaded, dayOf(nowOf(tx), timeZone));
  if (product.status === 'Ended')
    throw conflict('illegal_transition', 'The report is frozen because the product is Ended');
  if (product.attempt === 0) throw conflict('illegal_transition', 'The product was never launched');
  const rows = await storeUploadedDays(tx, { accountId, productId }, uploaded.days);
  await weighComplaints(tx, productId);
  await changed(tx, 'product_response', productId, accountId);
  return rows.toSorted((a, b) => a.day.localeCompare(b.day));
}
