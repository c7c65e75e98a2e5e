import { trimInvisible } from '@mailroom/domain/forms/invisible';
import { allValuesOf, filledRow, type RowShape } from '../csv/values.ts';

/** How the rows of a file are read, and its headings. */
export interface FileRows {
  shape: RowShape;
  headings: readonly string[];
}

/** The order of the columns from a heading row in the middle of a file on. */
export interface ColumnOrder {
  /** The line of the heading row. */
  line: number;
  shape: RowShape;
  /** The place in a row of each of the file's columns. Undefined for a column without a heading that the rows lack. */
  places: readonly (number | undefined)[];
}

/** A heading as others are compared with it. */
export function comparable(heading: string): string {
  return trimInvisible(heading).toLowerCase();
}

function filledPlaces(values: readonly string[]): number[] {
  return [...values.keys()].filter((at) => trimInvisible(values[at] ?? '') !== '');
}

/** The place of each heading in a row that names them all, each once. Undefined for any other row. */
function namedPlaces(values: readonly string[], headings: readonly string[]): Map<number, number> | undefined {
  const named = filledPlaces(headings);
  const free = new Set(filledPlaces(values));
  if (named.length === 0 || named.length !== free.size) return undefined;
  const places = new Map<number, number>();
  // Two headings may differ only in capitals: ‘email’ and ‘Email’.
  for (const form of [trimInvisible, comparable]) {
    for (const at of named) {
      if (places.has(at)) continue;
      const place = [...free].find((each) => form(values[each] ?? '') === form(headings[at] ?? ''));
      if (place === undefined) continue;
      places.set(at, place);
      free.delete(place);
    }
  }
  return free.size === 0 ? places : undefined;
}

/** Whether a row names all columns of its file, in any order. Cells without a heading may be elsewhere, or missing. */
export function namesAllColumns(values: readonly string[], headings: readonly string[]): boolean {
  return namedPlaces(values, headings) !== undefined;
}

/** The order that a heading row begins. Undefined when it is the file's own, or when the row isn't one of all headings. */
export function orderBelow(
  { line, raw }: { line: number; raw: string },
  { shape, headings }: FileRows,
): ColumnOrder | undefined {
  const values = allValuesOf(raw, shape);
  const named = namedPlaces(values, headings);
  if (!named || [...named].every(([at, place]) => at === place)) return undefined;
  const taken = new Set(named.values());
  const others = [...values.keys()].filter((place) => !taken.has(place));
  const places = headings.map((_, at) => named.get(at) ?? others.shift());
  const entryColumn = shape.entryColumn === undefined ? undefined : places[shape.entryColumn];
  // Programs leave out empty cells at the end. A row is known by its address.
  const needed = (entryColumn ?? values.length - 1) + 1;
  return { line, places, shape: { ...shape, columns: values.length, named: needed, entryColumn } };
}

/** The values of a row below the file's headings. Undefined when it isn't a row in that order, or would lose a value. */
export function inFileOrder(raw: string, { shape, places }: ColumnOrder): string[] | undefined {
  const values = filledRow(raw, shape);
  const isLost = (place: number): boolean => !places.includes(place);
  if (values.length !== shape.columns || filledPlaces(values).some(isLost)) return undefined;
  return places.map((place) => (place === undefined ? '' : (values[place] ?? '')));
}
