import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import type { Dialect } from './dialect.ts';
import { RecordSplitter, type CsvRecord } from './records.ts';
import { UnclosedQuote } from './scan.ts';
import type { RowShape } from './values.ts';

interface HeadRead {
  /** The text is the whole file. */
  isWhole: boolean;
  shape?: RowShape;
  /** How many records are read. Default: all. */
  most?: number;
  /** The line at which the text begins. Default: 1. */
  line?: number;
}

function* recordsOf(text: Buffer, dialect: Dialect, { isWhole, shape, line = 1 }: HeadRead): Generator<CsvRecord> {
  const splitter = new RecordSplitter(dialect, { from: { byte: 0, line }, limit: csvLimits.lineBytes, shape });
  yield* splitter.push(text);
  if (isWhole) yield* splitter.finish();
}

/** Returns the first records. If a quote is never closed, returns the records before it, with the error. */
export function recordsIn(
  text: Buffer,
  dialect: Dialect,
  read: HeadRead,
): { records: CsvRecord[]; error?: UnclosedQuote } {
  const records: CsvRecord[] = [];
  try {
    for (const record of recordsOf(text, dialect, read)) if (records.push(record) === read.most) break;
  } catch (error) {
    if (error instanceof UnclosedQuote) return { records, error };
    throw error;
  }
  return { records };
}
