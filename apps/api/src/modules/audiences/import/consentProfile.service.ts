import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { invalid, notFound } from '../../../errors.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Files } from '../../../platform/files/file.ts';
import { mappingProblem, type Mapping } from '../csv/mapping.ts';
import { RecordSplitter, UnclosedQuote, valuesOf } from '../csv/records.ts';
import { openText } from '../csv/text.ts';
import { consentColumnsOf } from './consent.ts';
import { ConsentTally, type FileConsent } from './consentTally.ts';
import { peopleReader } from './peopleReader.ts';
import { uploadInScope } from './uploads.repository.ts';

/** How the file will be imported, because rejected rows don't count as opted out. */
interface ProfileInput {
  mapping: readonly Mapping[];
  has_header?: boolean | undefined;
  reject_role_addresses?: boolean | undefined;
  reject_disposable_domains?: boolean | undefined;
}

/**
 * Reads a whole upload as its import will read it, and tells what its columns say about consent. Keeps counts only, never
 * rows, so its memory doesn't grow with the file.
 */
export async function profileConsent(
  { read }: Pick<Transactions, 'read'>,
  files: Files,
  id: number,
  input: ProfileInput,
): Promise<FileConsent> {
  const upload = await read((tx) => uploadInScope(tx, id));
  if (!upload) throw notFound();
  const { mapping } = input;
  const problem = mappingProblem(mapping, upload.columns.length);
  if (problem) throw invalid({ mapping: problem });
  const header = upload.columns.map(({ name }) => name);
  const tally = new ConsentTally(header, consentColumnsOf(header, mapping));
  const person = peopleReader({
    encoding: upload.encoding,
    delimiter: upload.delimiter,
    columns: header.length,
    mapping,
    reject_role_addresses: input.reject_role_addresses ?? true,
    reject_disposable_domains: input.reject_disposable_domains ?? true,
    refusalIn: () => undefined,
  });
  const from = { byte: upload.text_start, line: 1 };
  const splitter = new RecordSplitter(
    { delimiter: upload.delimiter, lineEnd: upload.line_end },
    from,
    csvLimits.lineBytes,
  );
  let isHeader = input.has_header ?? upload.has_header;
  const take = (records: ReturnType<RecordSplitter['push']>) => {
    for (const record of records) {
      if (isHeader) isHeader = false;
      else if ('reason' in person(record)) tally.reject();
      else tally.add(record.line, valuesOf(record.bytes.toString(), upload.delimiter, header.length));
    }
  };
  try {
    for await (const block of await openText(
      (start) => files.read(upload.file_key, { start }),
      upload.encoding,
      from.byte,
    ))
      take(splitter.push(block));
    take(splitter.finish());
  } catch (error) {
    throw error instanceof UnclosedQuote ? invalid({ upload_id: error.message }) : error;
  }
  return tally.profile();
}
