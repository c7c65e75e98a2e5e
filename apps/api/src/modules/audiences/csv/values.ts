import type { Signs } from './dialect.ts';

/** The rows that a file is made of. */
export interface RowShape extends Signs {
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
function quotedAt(text: string, from: number, quote: string): { value: string; end: number } | undefined {
  let value = '';
  for (let at = from + 1; ;) {
    const found = text.indexOf(quote, at);
    if (found === -1) return undefined;
    value += text.slice(at, found);
    if (text[found + 1] !== quote) return { value, end: found + 1 };
    value += quote;
    at = found + 2;
  }
}

/** The place of the first character behind spaces, from `from` on. */
function behindSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/**
 * A quote that is never closed is a letter, and so is one behind spaces that is closed in the middle of its value. With
 * `isStrict`, so is each that is closed in the middle.
 */
function split(text: string, { delimiter, quote }: Signs, max: number, isStrict: boolean): Values {
  const found: Values = { values: [], hasTextBehind: false, hasLetter: false };
  for (let at = 0; found.values.length < max;) {
    const begin = behindSpaces(text, at);
    const isQuote = text[begin] === quote;
    let quoted = isQuote && quote !== null ? quotedAt(text, begin, quote) : undefined;
    let next = text.indexOf(delimiter, quoted?.end ?? at);
    let value = text.slice(quoted?.end ?? at, next === -1 ? undefined : next);
    const isOdd = quoted !== undefined && value.trim() !== '';
    if (quoted && isOdd && (isStrict || begin > at)) {
      quoted = undefined;
      next = text.indexOf(delimiter, at);
      value = text.slice(at, next === -1 ? undefined : next);
    } else if (quoted) {
      value = quoted.value + value;
      found.hasTextBehind ||= isOdd;
    }
    // A quote behind spaces that isn't closed properly was hardly meant as one, so it isn't told.
    found.hasLetter ||= isQuote && quoted === undefined && begin === at;
    found.values.push(value);
    if (next === -1) break;
    at = next + 1;
  }
  return found;
}

/** Letters that MySQL writes behind a backslash instead of a sign. `\\N` stands where a value is missing. */
const MYSQL_LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '', b: '', Z: '', N: '' };

/** Values in which a backslash takes the meaning from the sign behind it. */
function splitEscaped(text: string, { delimiter, quote }: Signs, max: number): string[] {
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\\' && at + 1 < text.length) {
      at += 1;
      const next = text[at] as string;
      value += MYSQL_LETTERS[next] ?? next;
    } else if (sign === quote && isQuoted && text[at + 1] === quote) {
      at += 1;
      value += sign;
    } else if (sign === quote && (isQuoted || value.trim() === '')) {
      if (!isQuoted) value = '';
      isQuoted = !isQuoted;
    } else if (sign === delimiter && !isQuoted) {
      if (values.push(value) === max) return values;
      value = '';
    } else value += sign;
  }
  values.push(value);
  return values;
}

/** Whether each quote of a record opens a value, closes one, or is written as the signs say. */
export function hasOnlyProperQuotes(text: string, signs: Signs, max: number): boolean {
  if (signs.escape === 'backslash' || signs.quote === null || !text.includes(signs.quote)) return true;
  const { hasTextBehind, hasLetter } = split(text, signs, max, false);
  return !hasTextBehind && !hasLetter;
}

/** Returns the values of one record, at most `max` of them. */
export function valuesOf(text: string, signs: Signs, max: number): string[] {
  if (signs.escape === 'backslash' && text.includes('\\')) return splitEscaped(text, signs, max);
  if (signs.quote === null || !text.includes(signs.quote)) return text.split(signs.delimiter, max);
  return split(text, signs, max, false).values;
}

export function isRow(values: readonly string[], { columns, entryColumn, isEntry }: RowShape): boolean {
  if (values.length !== columns) return false;
  return entryColumn === undefined ? values.some(isEntry) : isEntry(values[entryColumn] ?? '');
}

/** Removes a quote that is a letter at the beginning or the end of an entry, because no entry has one there. */
function withoutLetter(value: string, { isEntry, quote }: RowShape): string {
  const text = value.trim();
  const bare = text.replace(quote === "'" ? /^'|'$/g : /^"|"$/g, '');
  return bare !== text && isEntry(bare) ? bare : value;
}

/**
 * Returns the values of one record, at most `max` of them: one more than there are columns, to notice a row that has more. Where
 * a record has a quote that correct CSV wouldn't have, the reading that gives a row of the file wins.
 */
export function rowOf(text: string, shape: RowShape, max = shape.columns + 1): { values: string[]; odd?: OddQuote } {
  const { quote, escape } = shape;
  if (quote === null || escape === 'backslash' || !text.includes(quote)) return { values: valuesOf(text, shape, max) };
  const believed = split(text, shape, max, false);
  const cleaned = believed.values.map((value) => (value.includes(quote) ? withoutLetter(value, shape) : value));
  if (!believed.hasTextBehind)
    return believed.hasLetter ? { values: cleaned, odd: 'quote_as_letter' } : { values: cleaned };
  if (!isRow(cleaned, shape)) {
    const strict = split(text, shape, max, true);
    const values = strict.values.map((value) => withoutLetter(value, shape));
    if (isRow(values, shape)) return { values, odd: 'quote_as_letter' };
  }
  return { values: cleaned, odd: 'text_behind_quote' };
}

/** Far more than a file may have columns, and few enough for a row of nothing but delimiters. */
const MOST_VALUES = 1000;

/** Returns the values of a row that may have more of them than the file has columns. */
export function allValuesOf(text: string, shape: RowShape): string[] {
  return rowOf(text, shape, MOST_VALUES).values;
}

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
  const all = allValuesOf(text, shape);
  return all.slice(columns).every((value) => value.trim() === '') ? all.slice(0, columns) : values;
}

/** Writes values as a row that is read back as them. */
export function writtenRow(values: readonly string[], { delimiter, quote, escape }: Signs): string {
  if (quote === null) return values.join(delimiter);
  const special = [delimiter, quote, '\r', '\n', ...(escape === 'backslash' ? ['\\'] : [])];
  const needsQuotes = (value: string): boolean => special.some((sign) => value.includes(sign));
  const escaped = (value: string): string =>
    escape === 'backslash' ? value.replaceAll(/["'\\]/g, '\\$&') : value.replaceAll(quote, quote + quote);
  return values.map((value) => (needsQuotes(value) ? quote + escaped(value) + quote : value)).join(delimiter);
}
