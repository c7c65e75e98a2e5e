import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { COMMA_SIGNS, type Dialect, type Signs } from './dialect.ts';
import { recordsIn } from './headRecords.ts';
import { hasOnlyProperQuotes, valuesOf } from './values.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** How many records decide about the delimiter and the quote. */
const JUDGED = 50;
/** One more than allowed, so that a file with too many columns is noticed. */
export const MOST_VALUES = csvLimits.columns + 1;
/** From this number on, more columns don't speak for a delimiter. */
const MANY_COLUMNS = 20;

/** A value that MySQL writes where there is none. */
const NO_VALUE = /(?:^|[,;\t|])\\N(?:[,;\t|\r\n]|$)/m;

/** The text that decides how a file is written. */
interface Head {
  text: Buffer;
  /** The text is the whole file. */
  isWhole: boolean;
  isEntry: (value: string) => boolean;
}

/** How records end: with a carriage return if one ends a line outside quotes and no line feed does. */
export function lineEndOf(text: Buffer): Dialect['lineEnd'] {
  if (!text.includes('\r')) return 'lf';
  const outside = text
    .toString()
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll('\r\n', '\n');
  return outside.includes('\r') && !outside.includes('\n') ? 'cr' : 'lf';
}

/** The ways in which quotes may be written, the likeliest first: it wins when two explain a file equally well. */
function quotings(text: string): Pick<Signs, 'quote' | 'escape'>[] {
  const doubled = { quote: '"', escape: 'double' } as const;
  const behindBackslash = { quote: '"', escape: 'backslash' } as const;
  const single = { quote: "'", escape: 'double' } as const;
  if (!text.includes('"') && /^'[^']*'[,;\t|]'/m.test(text)) return [single, doubled];
  if (NO_VALUE.test(text)) return [behindBackslash, doubled];
  return text.includes('\\"') ? [doubled, behindBackslash] : [doubled];
}

/** The number that occurs most often, the first one of several. */
function commonest(counts: readonly number[]): number {
  const groups = [...Map.groupBy(counts, (count) => count).values()];
  const [most] = groups.toSorted((one, other) => other.length - one.length);
  return most?.[0] ?? 1;
}

/** A quote that was left open by mistake must not stop the guess: then each line counts as a record. */
function textsOf({ text, isWhole }: Head, dialect: Dialect): string[] {
  const { records, error } = recordsIn(text, dialect, { isWhole, most: JUDGED });
  const texts = error
    ? text
        .toString()
        .split(/\r\n|\r|\n/)
        .filter((line) => line !== '')
    : records.map(({ bytes }) => bytes.toString());
  return texts.length > 0 ? texts.slice(0, JUDGED) : [text.toString().slice(0, 2000)];
}

/** Prefers several columns, the same number of them in most records, addresses with a value of their own and proper quotes. */
function score(head: Head, dialect: Dialect): number {
  const texts = textsOf(head, dialect);
  const rows = texts.map((text) => valuesOf(text, dialect, MOST_VALUES));
  const columns = commonest(rows.map(({ length }) => length));
  if (columns === 1) return 0;
  const shareOf = (isSo: (row: readonly string[]) => boolean) => rows.filter(isSo).length / rows.length;
  const alike = shareOf(({ length }) => length === columns);
  const proper = texts.filter((text) => hasOnlyProperQuotes(text, dialect, MOST_VALUES)).length / texts.length;
  const entries = shareOf((row) => row.some(head.isEntry));
  return (0.1 + entries) * alike * Math.min(columns, MANY_COLUMNS) * (0.5 + proper / 2);
}

/** Finds the delimiter and the quote, except for those that are given. They are judged on records, not on lines. */
export function guessSigns(head: Head, lineEnd: Dialect['lineEnd'], given: Partial<Signs>): Signs {
  const ways = given.quote === undefined || given.escape === undefined ? quotings(head.text.toString()) : [given];
  const candidates = ways.flatMap((way) =>
    (given.delimiter === undefined ? DELIMITERS : [given.delimiter]).map((delimiter): Signs => ({
      ...COMMA_SIGNS,
      ...way,
      ...given,
      delimiter,
    })),
  );
  const scored = candidates.map((signs) => ({ signs, score: score(head, { ...signs, lineEnd }) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).signs;
}
