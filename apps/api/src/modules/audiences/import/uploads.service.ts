import { invalid, malformed, notFound } from '../../../errors.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Files, StagedFile } from '../../../platform/files/file.ts';
import { accountInReach } from '../../accounts/accounts.reads.ts';
import { describeColumns } from '../csv/columns.ts';
import { mappingProblem, type Mapping } from '../csv/mapping.ts';
import { sniffFile } from '../csv/sniffFile.ts';
import { insertUpload, uploadInScope, type UploadRow } from '../reading/uploads.repository.ts';

interface UploadInput {
  accountId: number;
  /** The file of the form's field 'audience_csv', as it was staged. */
  file: StagedFile | undefined;
  userId: number;
}

/** Finds out how a staged CSV is written, and keeps it as an upload that an audience can be made of. */
export async function uploadAudience(
  { read, write }: Transactions,
  files: Files,
  { accountId, file, userId }: UploadInput,
): Promise<UploadRow> {
  if (!file) throw malformed('audience_csv', 'is missing');
  await read((tx) => accountInReach(tx, accountId));
  const dialect = await sniffFile(files, file, { field: 'audience_csv' });
  return write(async (tx) => {
    await files.keep(tx, file.id, accountId);
    const id = await insertUpload(tx, { accountId, fileId: file.id, dialect, ...describeColumns(dialect) }, userId);
    const upload = await uploadInScope(tx, id);
    if (!upload) throw notFound();
    return upload;
  });
}

/** An upload that the caller may see, once its mapping fits its columns. */
export async function mappedUpload(
  { read }: Pick<Transactions, 'read'>,
  id: number,
  mapping: readonly Mapping[],
): Promise<UploadRow> {
  const upload = await read((tx) => uploadInScope(tx, id));
  if (!upload) throw notFound();
  const problem = mappingProblem(mapping, upload.columns.length);
  if (problem) throw invalid({ mapping: problem });
  return upload;
}
