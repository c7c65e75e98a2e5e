/** The rows that a file is made of. */
export interface RowShape {
  delimiter: string;
  columns: number;
  /** How many columns a row must have: up to the last one with a heading. Default: all. */
  named?: number;
  /** The column that holds the entry of each row; any column when it isn't known yet. */
  entryColumn: number | undefined;
  /** Whether a value is an entry: the address of a person, or a line of a suppression list. */
  isEntry: (value: string) => boolean;
}

/** Why a row isn't written as a CSV should be, and how it was read. */
export type OddQuote = 'text_behind_quote' | 'quote_as_letter';

interface Values {
  values: string[];
  hasTextBehind: boolean;
  hasLetter: boolean;
}

/** The value between the quote at `from` and the one that closes it. Undefined when none does. */
function quotedAt(text: string, from: number): { value: string; end: number } | undefined {
  let value = '';
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

/**
 * A quote that is never closed is a letter. With `isStrict`, so is a quote that is closed in the middle of its value.
 */
function split(text: string, delimiter: string, max: number, isStrict: boolean): Values {
  const found: Values = { values: [], hasTextBehind: false, hasLetter: false };
  for (let at = 0; found.values.length < max;) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : undefined;
    let next = text.indexOf(delimiter, quoted?.end ?? at);
    let value = text.slice(quoted?.end ?? at, next === -1 ? undefined : next);
    const isOdd = quoted !== undefined && value.trim() !== '';
    if (isOdd && isStrict) {
      next = text.indexOf(delimiter, at);
      value = text.slice(at, next === -1 ? undefined : next);
    } else if (quoted) {
      value = quoted.value + value;
      found.hasTextBehind ||= isOdd;
    }
    found.hasLetter ||= text[at] === '"' && (quoted === undefined || (isOdd && isStrict));
    found.values.push(value);
    if (next === -1) break;
    at = next + 1;
  }
  return found;
}

/** Returns the values of one record, at most `max` of them. */
export function valuesOf(text: string, delimiter: string, max: number): string[] {
  return text.includes('"') ? split(text, delimiter, max, false).values : text.split(delimiter, max);
}

export function isRow(values: readonly string[], { columns, entryColumn, isEntry }: RowShape): boolean {
  if (values.length !== columns) return false;
  return entryColumn === undefined ? values.some(isEntry) : isEntry(values[entryColumn] ?? '');
}

/** Removes a quote that is a letter at the beginning or the end of an entry, because no entry has one there. */
function withoutLetter(value: string, { isEntry }: RowShape): string {
  const text = value.trim();
  const bare = text.replace(/^"|"$/g, '');
  return bare !== text && isEntry(bare) ? bare : value;
}

/**
 * Returns the values of one record, at most `max` of them: one more than there are columns, to notice a row that has more. Where
 * a record has a quote that correct CSV wouldn't have, the reading that gives a row of the file wins.
 */
export function rowOf(text: string, shape: RowShape, max = shape.columns + 1): { values: string[]; odd?: OddQuote } {
  const { delimiter } = shape;
  if (!text.includes('"')) return { values: text.split(delimiter, max) };
  const believed = split(text, delimiter, max, false);
  const cleaned = believed.values.map((value) => (value.includes('"') ? withoutLetter(value, shape) : value));
  if (!believed.hasTextBehind)
    return believed.hasLetter ? { values: cleaned, odd: 'quote_as_letter' } : { values: cleaned };
  if (!isRow(cleaned, shape)) {
    const strict = split(text, delimiter, max, true);
    const values = strict.values.map((value) => withoutLetter(value, shape));
    if (isRow(values, shape)) return { values, odd: 'quote_as_letter' };
  }
  return { values: cleaned, odd: 'text_behind_quote' };
}

const MOST_VALUES = 1000;

/**
 * Returns the values of a row, as many as the file has columns if only empty ones are too many, or only values of columns
 * without a heading are missing: programs write delimiters behind some rows and not behind others.
 */
export function filledRow(text: string, shape: RowShape): string[] {
  const { columns, named = columns } = shape;
  const { values } = rowOf(text, shape);
  if (values.length === columns) return values;
  if (values.length < columns)
    return values.length < named ? values : [...values, ...Array<string>(columns - values.length).fill('')];
  const all = rowOf(text, shape, MOST_VALUES).values;
  return all.slice(columns).every((value) => value.trim() === '') ? all.slice(0, columns) : values;
}
