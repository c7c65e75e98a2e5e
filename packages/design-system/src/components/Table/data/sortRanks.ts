import { cellSortValue } from '../cells/cellText.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import { wordComparer } from './wordOrder.ts';

/** The sort places of rows by one column, in the order of the rows. NaN for a missing value. Equal rows share a place. */
export type Ranks = Float64Array;

/** The sort place of each word. Equal words share a place. */
function placesOf(words: readonly string[]): Ranks {
  const compare = wordComparer(words);
  const places = new Float64Array(words.length);
  let place = 0;
  let before = 0;
  for (const index of Array.from(words.keys()).sort(compare)) {
    if (compare(before, index) !== 0) place += 1;
    places[index] = place;
    before = index;
  }
  return places;
}

/**
 * Sorts the different values of a column once. From then on rows are compared as two numbers, in either direction and
 * with any filter.
 */
function sortRanks<Row>(column: TableColumn<Row>, rows: readonly Row[]): Ranks {
  const values = rows.map((row) => cellSortValue(column, row));
  if (values.every((value) => typeof value !== 'string'))
    return Float64Array.from(values, (value) => (value as number | undefined) ?? Number.NaN);
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const wordOf = values.map((value) => {
    if (value === undefined) return -1;
    const word = String(value);
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    return words.push(word) - 1;
  });
  const places = placesOf(words);
  return Float64Array.from(wordOf, (word) => places[word] ?? Number.NaN);
}

/** The ranks by a column of the rows that were found, in their order. */
export type RanksOf<Row> = (column: TableColumn<Row>, found: readonly Row[]) => Ranks;

/** Makes the ranks of a column when they are first needed, and keeps them. */
export function ranksOfRows<Row>(rows: readonly Row[]): RanksOf<Row> {
  const known = new Map<TableColumn<Row>, Ranks>();
  let places: ReadonlyMap<Row, number> | undefined;
  return (column, found) => {
    const ranks = known.get(column) ?? sortRanks(column, rows);
    known.set(column, ranks);
    if (found === rows) return ranks;
    places ??= new Map(rows.map((row, index) => [row, index]));
    const placeOf = places;
    return Float64Array.from(found, (row) => ranks[placeOf.get(row) ?? -1] ?? Number.NaN);
  };
}

/** Below zero when the first comes before the second. Missing values come last in both directions. */
export function compareRanks(one: number, other: number, isDescending: boolean): number {
  const difference = one - other;
  if (!Number.isNaN(difference)) return difference;
  const missing = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  // The library inverts the sign when it sorts descending.
  return isDescending ? -missing : missing;
}
