export type Delimiter = ',' | ';' | '\t' | '|' | ':' | '^' | '~';

/** The signs between and within the values of a row. */
export interface Signs {
  delimiter: Delimiter;
  /** The sign around a value that holds delimiters or line ends; null when no sign has this meaning. */
  quote: '"' | "'" | null;
  /** How a quote within a quoted value is written: twice, or behind a backslash as MySQL does. */
  escape: 'double' | 'backslash';
}

/** How a CSV is written. */
export interface Dialect extends Signs {
  lineEnd: 'lf' | 'cr';
}

/** The signs of a CSV as RFC 4180 describes it. */
export const COMMA_SIGNS: Signs = { delimiter: ',', quote: '"', escape: 'double' };

/** A dialect as it is stored. Imports from before quotes could be chosen have neither `quote` nor `escape`. */
export interface StoredDialect {
  delimiter: Delimiter;
  line_end: Dialect['lineEnd'];
  quote?: Signs['quote'];
  escape?: Signs['escape'];
}

export function signsOf({ delimiter, quote = '"', escape = 'double' }: Omit<StoredDialect, 'line_end'>): Signs {
  return { delimiter, quote, escape };
}

export function dialectOf(stored: StoredDialect): Dialect {
  return { ...signsOf(stored), lineEnd: stored.line_end };
}
