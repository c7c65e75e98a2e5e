import { isUtf8 } from 'node:buffer';
import { isAddress } from '@mailroom/domain/forms/addressRules';
import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { sniffEncoding, type Encoding } from './encoding.ts';
import { RecordSplitter, type CsvRecord, type Dialect } from './records.ts';
import { UnclosedQuote } from './scan.ts';
import { SuspectTally, type SuspectGroup } from './suspects.ts';
import { decodeHead, textStart } from './text.ts';
import { fieldOfName } from './mapping.ts';
import { rowOf, valuesOf, type RowShape } from './values.ts';

/** How many bytes decide the encoding and the delimiter. */
const SNIFF_BYTES = 64 * 1024;
/** How many bytes are read to find out how a file is written. Its first record must end within them. */
export const HEAD_BYTES = csvLimits.lineBytes + 64 * 1024;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The file can't be read as a table of people. */
export class NotATable extends Error {}

export type Sniffed = Dialect & {
  encoding: Encoding;
  start: number;
  hasHeader: boolean;
  /** Values of the first rows, including the header. */
  rows: string[][];
  /** Records of the head that a quote makes doubtful, and what was done with them. */
  suspects: SuspectGroup[];
  /** Average size of a row in bytes. */
  rowBytes: number;
};

const SIGNATURES: readonly [string, number[]][] = [
  ['a ZIP archive or a spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['a picture', [0x47, 0x49, 0x46, 0x38]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
];

// oxlint-disable-next-line no-control-regex -- it finds control characters
export const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Refuses a file that isn't a CSV, as its first bytes show. */
export function refuseOtherKinds(head: Buffer): void {
  const known = SIGNATURES.find(([, bytes]) => head.subarray(0, bytes.length).equals(Buffer.from(bytes)));
  if (known) throw new NotATable(`The file is ${known[0]}, not a CSV`);
}

function requireText(head: Buffer, text: string): void {
  refuseOtherKinds(head);
  if (text.trim() === '') throw new NotATable('The file is empty');
  if (CONTROLS.test(text)) throw new NotATable('The file isn’t text: it holds control characters');
}

interface HeadRead {
  /** The text is the whole file. */
  isWhole: boolean;
  shape?: RowShape;
  most?: number;
}

function* recordsOf(text: Buffer, dialect: Dialect, { isWhole, shape }: HeadRead): Generator<CsvRecord> {
  const splitter = new RecordSplitter(dialect, { from: { byte: 0, line: 1 }, limit: csvLimits.lineBytes, shape });
  yield* splitter.push(text);
  if (isWhole) yield* splitter.finish();
}

/** Returns the first records. If a quote is never closed, returns the records before it, with the error. */
function recordsIn(text: Buffer, dialect: Dialect, read: HeadRead): { records: CsvRecord[]; error?: UnclosedQuote } {
  const records: CsvRecord[] = [];
  try {
    for (const record of recordsOf(text, dialect, read)) if (records.push(record) === read.most) break;
  } catch (error) {
    if (error instanceof UnclosedQuote) return { records, error };
    throw error;
  }
  return { records };
}

/** One more than allowed, so that a file with too many columns is noticed. */
const maxValues = csvLimits.columns + 1;

/** Prefers the delimiter that gives several columns, and the same number of them in most rows. */
function delimiterOf(lines: readonly string[]): string {
  const score = (delimiter: string): number => {
    const counts = lines.map((line) => valuesOf(line, delimiter, maxValues).length);
    const first = counts[0] ?? 1;
    return first === 1 ? 0 : (counts.filter((count) => count === first).length / counts.length) * Math.min(first, 20);
  };
  return DELIMITERS.reduce((best, each) => (score(each) > score(best) ? each : best), ',');
}

function isHeader(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (first.some((value) => isAddress(value.trim()))) return false;
  if (first.some((value) => fieldOfName(value) !== undefined)) return true;
  return others.some((row) => row.some((value) => isAddress(value.trim())));
}

function linesOf(text: Buffer): string[] {
  return text.toString().split(/\r\n|\r|\n/);
}

/** A quote that was left open by mistake must not stop the guess of the delimiter: then each line counts as a record. */
function delimiterIn(text: Buffer, lineEnd: Dialect['lineEnd'], isWhole: boolean): string {
  const { records, error } = recordsIn(text, { delimiter: ',', lineEnd }, { isWhole });
  const lines = error ? linesOf(text).filter((line) => line !== '') : records.map(({ bytes }) => bytes.toString());
  return delimiterOf(lines.length > 0 ? lines.slice(0, 50) : [text.toString().slice(0, 2000)]);
}

/** The number of values in the first record; in the first line, if the record has no end. */
function columnsIn(text: Buffer, dialect: Dialect, isWhole: boolean): number {
  const [first] = recordsIn(text, dialect, { isWhole, most: 1 }).records;
  return valuesOf(first?.bytes.toString() ?? linesOf(text)[0] ?? '', dialect.delimiter, maxValues).length;
}

/** The entries of a file's rows, and the column that holds them if it is known. */
export type Entries = Pick<RowShape, 'entryColumn' | 'isEntry'>;

const ANY_ADDRESS: Entries = {
  entryColumn: undefined,
  isEntry: (value) => value.includes('@') && isAddress(value.trim()),
};

/** Finds out from a file's head how to read it: delimiter, line ends, header line, and its encoding unless it is known. Throws NotATable. */
export function sniff(
  head: Buffer,
  isWhole: boolean,
  entries: Entries = ANY_ADDRESS,
  encoding: Encoding = sniffEncoding(head.subarray(0, SNIFF_BYTES)),
): Sniffed {
  const text = decodeHead(head, encoding);
  requireText(head, isUtf8(text) ? text.toString() : text.toString('latin1').replaceAll(/[\u0080-\u009f]/g, ''));
  const lineEnd = !text.includes(0x0a) && text.includes(0x0d) ? 'cr' : 'lf';
  const delimiter = delimiterIn(text.subarray(0, SNIFF_BYTES), lineEnd, isWhole && text.length <= SNIFF_BYTES);
  const dialect: Dialect = { delimiter, lineEnd };
  const shape: RowShape = { ...entries, delimiter, columns: columnsIn(text, dialect, isWhole) };
  // Uses the whole head this time: a first record that doesn't end in it is too long to import.
  const { records, error } = recordsIn(text, dialect, { isWhole, shape });
  if (error) throw new NotATable(error.message);
  const [first] = records;
  if (!first || first.isTooLong) throw new NotATable('The first line is longer than 1 MB');
  const rows = records.slice(0, 1000).map(({ bytes }) => rowOf(bytes.toString(), shape).values);
  if (shape.columns > csvLimits.columns) throw new NotATable(`The file has more than ${csvLimits.columns} columns`);
  const read = records.at(-1)?.next.byte ?? text.length;
  const suspects = new SuspectTally();
  for (const { suspect } of records) if (suspect) suspects.add(suspect);
  return {
    ...dialect,
    encoding,
    start: textStart(head, encoding),
    hasHeader: isHeader(rows[0] ?? [], rows.slice(1)),
    rows,
    suspects: suspects.groups,
    rowBytes: Math.max(1, read / Math.max(1, records.length)),
  };
}
