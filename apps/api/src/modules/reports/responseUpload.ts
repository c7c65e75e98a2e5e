import { dayOf } from '@mailroom/domain/dates/dates';
import { counted } from '@mailroom/domain/forms/counted';
import { conflict, invalid } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { storeUploadedDays, weigh, type DayFigures } from '../launches/launches.commands.ts';
import { DAY_COLUMNS, productTally, type ResponseDay } from '../launches/launches.reads.ts';
import { lockProduct } from '../orders/moves.commands.ts';
import { productForLaunch } from '../orders/orders.reads.ts';
import { heading } from './responseColumns.ts';
import { dayProblems, type DayProblem } from './responseRules.ts';

export interface UploadedDays {
  readonly days: readonly DayFigures[];
  /** The line of each day in a CSV file, and its cells that aren't numbers. Absent for JSON. */
  readonly csv?: { readonly lines: readonly number[]; readonly unread: readonly DayProblem[] };
}

/** A person corrects the first lines and sees that the others have the same mistake. */
const MOST_LINES = 20;

const COLUMNS = ['day', ...DAY_COLUMNS] as const;

function refuseDays(problems: readonly DayProblem[]): void {
  if (problems.length === 0) return;
  throw invalid(Object.fromEntries(problems.map(({ at, column, text }) => [`days.${at}.${column}`, text])));
}

function refuseLines(problems: readonly DayProblem[], lines: readonly number[]): void {
  if (problems.length === 0) return;
  const texts = problems
    .toSorted((a, b) => a.at - b.at || COLUMNS.indexOf(a.column) - COLUMNS.indexOf(b.column))
    .map(({ at, column, text }) => `Line ${lines[at]}, column ${heading(column)}: ${text}`);
  const more = texts.length > MOST_LINES ? [`And ${counted(texts.length - MOST_LINES, 'more cell')}`] : [];
  throw invalid({ csv: [...texts.slice(0, MOST_LINES), ...more].join('\n') });
}

function checkDays({ days, csv }: UploadedDays, problems: readonly DayProblem[]): void {
  if (days.length === 0) throw invalid({ [csv ? 'csv' : 'days']: 'Give at least one day' });
  if (!csv) return refuseDays(problems);
  return refuseLines([...csv.unread, ...problems], csv.lines);
}

/** How many messages of the product arrived, seeds included, as another system counts them. Those in doubt count. */
async function deliveredOf(tx: Tx, productId: number): Promise<number> {
  const tally = await productTally(tx, productId, ['live', 'live seed']);
  return tally.accepted + tally['in doubt'];
}

/** Stores the figures of another system. A day that is uploaded again is replaced, so that an upload can be corrected. */
export async function uploadResponses(tx: Tx, productId: number, uploaded: UploadedDays): Promise<ResponseDay[]> {
  const product = await lockProduct(tx, productId);
  const { timeZone, accountId, firstLaunchedAt } = await productForLaunch(tx, productId);
  if (product.status === 'Ended')
    throw conflict('illegal_transition', 'The report is frozen because the product is Ended');
  if (product.attempt === 0 || firstLaunchedAt === null)
    throw conflict('illegal_transition', 'The product was never launched');
  const problems = dayProblems(uploaded.days, {
    today: dayOf(nowOf(tx), timeZone),
    firstLaunch: dayOf(firstLaunchedAt, timeZone),
    delivered: await deliveredOf(tx, productId),
  });
  checkDays(uploaded, problems);
  const rows = await storeUploadedDays(tx, { accountId, productId }, uploaded.days);
  await weigh(tx, productId);
  await changed(tx, 'product_response', productId, accountId);
  return rows.toSorted((a, b) => a.day.localeCompare(b.day));
}
