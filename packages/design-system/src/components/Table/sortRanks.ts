import { cellSortValue } from './cellText.ts';
import type { TableColumn } from './tableColumns.ts';
import { compareWords, wordKey } from './wordOrder.ts';

/** A row's place by one column; NaN where the value is missing. Rows that are alike have the same place. */
export type Ranks<Row> = ReadonlyMap<Row, number>;

/** The place of each different word; words that are alike have the same. */
function placesOf(words: readonly string[]): ReadonlyMap<string | undefined, number> {
  const keys = words.map(wordKey);
  if (!keys.includes(undefined)) {
    // Without a function to compare by, the sort is the engine's own.
    const places = new Map([...new Set(keys)].sort().map((key, place) => [key, place]));
    return new Map(words.map((word, index) => [word, places.get(keys[index]) ?? 0]));
  }
  let place = 0;
  const sorted = words.toSorted(compareWords);
  return new Map(
    sorted.map((word, index) => {
      if (index > 0 && compareWords(sorted[index - 1] ?? '', word) !== 0) place += 1;
      return [word, place];
    }),
  );
}

/**
 * Sorts the values of a column once, each different one once: from then on rows are compared as two numbers, in either
 * direction and however they are filtered.
 */
export function sortRanks<Row>(column: TableColumn<Row>, rows: readonly Row[]): Ranks<Row> {
  const values = rows.map((row) => cellSortValue(column, row));
  if (values.every((value) => typeof value !== 'string'))
    return new Map(rows.map((row, index) => [row, (values[index] as number | undefined) ?? Number.NaN]));
  const words = values.map((value) => (value === undefined ? undefined : String(value)));
  const places = placesOf([...new Set(words.filter((word) => word !== undefined))]);
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
