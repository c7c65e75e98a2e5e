import { isUtf8 } from 'node:buffer';
import { isAddress } from '@mailroom/domain/forms/addressRules';
import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import { sniffEncoding, type Encoding } from './encoding.ts';
import type { Dialect } from './dialect.ts';
import { guessSigns, lineEndOf, MOST_VALUES } from './guessDialect.ts';
import { recordsIn } from './headRecords.ts';
import { NotATable, requireText } from './requireText.ts';
import { SuspectTally, type SuspectGroup } from './suspects.ts';
import { byteOfLine, firstLines, namedDelimiter, tableLine } from './tableStart.ts';
import { decodeHead, textStart } from './text.ts';
import { fieldOfName } from './mapping.ts';
import { rowOf, valuesOf, type RowShape } from './values.ts';

/** How many bytes decide the encoding and the delimiter. */
const SNIFF_BYTES = 64 * 1024;
/** How many bytes are read to find out how a file is written. Its first record must end within them. */
export const HEAD_BYTES = csvLimits.lineBytes + 64 * 1024;

/** How many rows of the head are kept to describe the columns. */
const MOST_ROWS = 1000;

export type Sniffed = Dialect & {
  encoding: Encoding;
  /** The byte of the text at which the table begins, and its line. */
  start: number;
  firstLine: number;
  hasHeader: boolean;
  /** Values of the first rows, including the header. */
  rows: string[][];
  /** The first lines as they are in the file. */
  lines: string[];
  /** Records of the head that a quote makes doubtful, and what was done with them. */
  suspects: SuspectGroup[];
  /** Average size of a row in bytes of the file. */
  rowBytes: number;
};

function isHeader(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (first.some((value) => isAddress(trimInvisible(value)))) return false;
  if (first.some((value) => fieldOfName(value) !== undefined)) return true;
  return others.some((row) => row.some((value) => isAddress(trimInvisible(value))));
}

function linesOf(text: Buffer): string[] {
  return text.toString().split(/\r\n|\r|\n/);
}

/** The number of values in the first record; in the first line, if the record has no end. */
function columnsIn(text: Buffer, dialect: Dialect, isWhole: boolean): number {
  const [first] = recordsIn(text, dialect, { isWhole, most: 1 }).records;
  return valuesOf(first?.bytes.toString() ?? linesOf(text)[0] ?? '', dialect, MOST_VALUES).length;
}

/** The entries of a file's rows, and the column that holds them if it is known. */
export type Entries = Pick<RowShape, 'entryColumn' | 'isEntry'>;

const ANY_ADDRESS: Entries = {
  entryColumn: undefined,
  isEntry: (value) => value.includes('@') && isAddress(trimInvisible(value)),
};

/** Settings that a person corrected. Absent ones are found out from the file. */
export type Given = Partial<Dialect & { encoding: Encoding; firstLine: number }>;

interface SniffInput {
  /** The head is the whole file. */
  isWhole: boolean;
  /** Default: any address. */
  entries?: Entries | undefined;
  given?: Given | undefined;
}

/** How the file is written, and the line at which its table begins. */
function dialectIn(text: Buffer, { isWhole, entries = ANY_ADDRESS, given = {} }: SniffInput) {
  const begin = text.subarray(0, SNIFF_BYTES);
  const { encoding: _, firstLine, lineEnd = lineEndOf(begin), ...signs } = given;
  const named = namedDelimiter(begin);
  const head = {
    text: begin.subarray(named?.length ?? 0),
    isWhole: isWhole && text.length <= SNIFF_BYTES,
    isEntry: entries.isEntry,
  };
  const guessed = guessSigns(head, lineEnd, { ...(named && { delimiter: named.delimiter }), ...signs });
  const dialect: Dialect = { ...guessed, lineEnd };
  if (firstLine !== undefined) return { dialect, firstLine };
  const { records } = recordsIn(head.text, dialect, { isWhole: head.isWhole, most: MOST_ROWS, line: named ? 2 : 1 });
  const rows = records.map(({ line, bytes }) => ({ line, values: valuesOf(bytes.toString(), dialect, MOST_VALUES) }));
  return { dialect, firstLine: tableLine(rows, entries.isEntry) };
}

/**
 * Finds out from a file's head how to read it: encoding, delimiter, quotes, line ends, the line at which the table begins, and
 * whether it has headings. Throws NotATable.
 */
export function sniff(head: Buffer, input: SniffInput): Sniffed {
  const { isWhole, entries = ANY_ADDRESS, given = {} } = input;
  const encoding = given.encoding ?? sniffEncoding(head.subarray(0, SNIFF_BYTES));
  const text = decodeHead(head, encoding);
  requireText(isUtf8(text) ? text.toString() : text.toString('latin1').replaceAll(/[\u0080-\u009f]/g, ''));
  const { dialect, firstLine } = dialectIn(text, input);
  const start = byteOfLine(text, dialect.lineEnd, firstLine);
  if (start === undefined) throw new NotATable(`The beginning of the file has no line ${firstLine}`);
  const table = text.subarray(start);
  const shape: RowShape = { ...entries, ...dialect, columns: columnsIn(table, dialect, isWhole) };
  // Uses the whole head this time: a first record that doesn't end in it is too long to import.
  const { records, error } = recordsIn(table, dialect, { isWhole, shape, line: firstLine });
  if (error) throw new NotATable(error.message);
  const [first] = records;
  if (!first || first.isTooLong) throw new NotATable('The first line is longer than 1 MB');
  const rows = records.slice(0, MOST_ROWS).map(({ bytes }) => rowOf(bytes.toString(), shape).values);
  if (shape.columns > csvLimits.columns) throw new NotATable(`The file has more than ${csvLimits.columns} columns`);
  const read = records.at(-1)?.next.byte ?? table.length;
  const suspects = new SuspectTally();
  for (const { suspect } of records) if (suspect) suspects.add(suspect);
  return {
    ...dialect,
    encoding,
    start: textStart(head, encoding) + start,
    firstLine,
    hasHeader: isHeader(rows[0] ?? [], rows.slice(1)),
    rows,
    lines: firstLines(text, dialect.lineEnd),
    suspects: suspects.groups,
    rowBytes: Math.max(1, (read / Math.max(1, records.length)) * (head.length / text.length)),
  };
}
