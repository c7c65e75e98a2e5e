import { CR, LF } from './scan.ts';
import type { Delimiter, Dialect } from './dialect.ts';
import { emailRank } from './mapping.ts';

/** A record of the head with its values. */
interface Row {
  line: number;
  values: readonly string[];
}

/** So many records are searched for headings below a title. */
const SEARCHED = 20;

/** The line in which Excel is told the delimiter: 'sep=;'. */
const SEP_LINE = /^sep=([,;\t|])[,;\t|]*\r?(?:\n|\r|$)/i;

/** The delimiter that a file names in its first line, and the length of this line. Undefined without such a line. */
export function namedDelimiter(text: Buffer): { delimiter: Delimiter; length: number } | undefined {
  const found = SEP_LINE.exec(text.subarray(0, 40).toString());
  return found ? { delimiter: found[1] as Delimiter, length: Buffer.byteLength(found[0]) } : undefined;
}

function filledIn({ values }: Row): number {
  return values.filter((value) => value.trim() !== '').length;
}

/**
 * The line at which a table begins, below a title or notes: that of a heading called 'E-mail', otherwise that of the first record
 * that has more than half as many values as most. Addresses stand only in the table.
 */
export function tableLine(rows: readonly Row[], isEntry: (value: string) => boolean): number {
  const first = rows[0]?.line ?? 1;
  const entries = rows.findIndex(({ values }) => values.some(isEntry));
  const above = rows.slice(0, Math.min(entries === -1 ? rows.length : entries + 1, SEARCHED));
  const named = above.find(({ values }) => values.length > 1 && values.some((value) => emailRank(value) === 2));
  if (named) return named.line;
  const filled = rows.map(filledIn).toSorted((one, other) => one - other);
  const usual = filled[Math.floor(filled.length / 2)] ?? 1;
  return above.find((row) => filledIn(row) * 2 > usual)?.line ?? first;
}

/** The byte at which a line of a text begins. Undefined when the text has fewer lines. */
export function byteOfLine(text: Buffer, lineEnd: Dialect['lineEnd'], line: number): number | undefined {
  let byte = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf(lineEnd === 'cr' ? CR : LF, byte);
    if (end === -1) return undefined;
    byte = end + 1;
  }
  return byte < text.length ? byte : undefined;
}

const SHOWN_LINES = 20;
const SHOWN_LENGTH = 120;

/** The first lines as they are in the file, so that a person sees in which of them the table begins. */
export function firstLines(text: Buffer, lineEnd: Dialect['lineEnd']): string[] {
  return text
    .subarray(0, 64 * 1024)
    .toString()
    .split(lineEnd === 'cr' ? '\r' : '\n', SHOWN_LINES)
    .map((line) => line.replaceAll(/[\r\0]/g, '').slice(0, SHOWN_LENGTH));
}
