import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { invalid } from '../../../errors.ts';
import type { Files } from '../../../platform/files/file.ts';
import { dialectOf } from '../csv/dialect.ts';
import { RecordSplitter, type CsvRecord } from '../csv/records.ts';
import { UnclosedQuote } from '../csv/scan.ts';
import { openText } from '../csv/text.ts';
import type { RowShape } from '../csv/values.ts';
import type { UploadRow } from './uploads.repository.ts';

/** Yields the rows of a whole upload without its headings, block by block, as an import would cut them. */
export async function* uploadRecords(
  files: Files,
  upload: UploadRow,
  { hasHeader, shape }: { hasHeader: boolean; shape: RowShape },
): AsyncGenerator<CsvRecord[]> {
  const from = { byte: upload.text_start, line: upload.first_line };
  const splitter = new RecordSplitter(dialectOf(upload), { from, limit: csvLimits.lineBytes, shape });
  let isHeader = hasHeader;
  const withoutHeader = (records: Iterable<CsvRecord>) => {
    const rows = [...records];
    if (isHeader && rows.length > 0) {
      isHeader = false;
      rows.shift();
    }
    return rows;
  };
  try {
    const open = (start: number) => files.read(upload.file_key, { start });
    for await (const block of await openText(open, upload.encoding, from.byte))
      yield withoutHeader(splitter.push(block));
    yield withoutHeader(splitter.finish());
  } catch (error) {
    throw error instanceof UnclosedQuote ? invalid({ upload_id: error.message }) : error;
  }
}
