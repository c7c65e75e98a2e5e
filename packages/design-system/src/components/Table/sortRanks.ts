import { cellSortValue } from './cellText.ts';
import type { TableColumn } from './tableColumns.ts';

// As the reader's language has it: '2' before '10', capitals like small letters.
const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** A row's place by one column; NaN where the value is missing. Rows that are alike have the same place. */
export type Ranks<Row> = ReadonlyMap<Row, number>;

/**
 * Sorts the values of a column once, each different one once: from then on rows are compared as two numbers, in either
 * direction and however they are filtered.
 */
export function sortRanks<Row>(column: TableColumn<Row>, rows: readonly Row[]): Ranks<Row> {
  const values = rows.map((row) => cellSortValue(column, row));
  if (values.every((value) => typeof value !== 'string'))
    return new Map(rows.map((row, index) => [row, (values[index] as number | undefined) ?? Number.NaN]));
  const words = values.map((value) => (value === undefined ? undefined : String(value)));
  const different = [...new Set(words.filter((word) => word !== undefined))];
  const places = new Map<string | undefined, number>();
  let place = 0;
  let before: string | undefined;
  for (const word of different.toSorted(compare)) {
    if (before !== undefined && compare(before, word) !== 0) place += 1;
    places.set(word, place);
    before = word;
  }
  return new Map(rows.map((row, index) => [row, places.get(words[index]) ?? Number.NaN]));
}

/** Below zero when the first comes before the second; what is missing comes last in both directions. */
export function compareRanks(one: number, other: number, isDescending: boolean): number {
  const difference = one - other;
  if (!Number.isNaN(difference)) return difference;
  const missing = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  // The library turns the sign around where it sorts down.
  return isDescending ? -missing : missing;
}
