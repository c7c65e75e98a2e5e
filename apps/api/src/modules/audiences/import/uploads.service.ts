import { invalid, malformed, notFound } from '../../../errors.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Files, StagedFile } from '../../../platform/files/file.ts';
import { accountInReach } from '../../accounts/accounts.reads.ts';
import { describeColumns, type Column } from '../csv/columns.ts';
import { planOf, planProblem, type ColumnPlan } from '../csv/columnPlan.ts';
import type { Given, Sniffed } from '../csv/sniff.ts';
import { sniffFile } from '../csv/sniffFile.ts';
import { sameFile, sameHeadings, type EarlierFile } from '../memory/fileMemory.repository.ts';
import { insertUpload, uploadInScope, type PackedSource, type UploadRow } from '../reading/uploads.repository.ts';

interface UploadInput {
  accountId: number;
  /** The file of the form's field 'audience_csv', as it was staged. */
  file: StagedFile | undefined;
  userId: number;
}

interface Kept {
  accountId: number;
  fileId: number;
  dialect: Sniffed;
  userId: number;
  unpackedFrom: PackedSource | null;
}

/** An upload with what is known of earlier files of its account. */
export interface KnownUpload {
  upload: UploadRow;
  /** The newest import of the very same file. */
  loadedBefore: EarlierFile | null;
  /** The newest import of a file with the same headings, whose mapping it has. */
  mappedAs: EarlierFile | null;
}

/** The newest import of a file with the same headings. A file without headings has nothing to be known by. */
async function mappedBefore(
  tx: Tx,
  accountId: number,
  { columns, hasHeader }: { columns: readonly Column[]; hasHeader: boolean },
): Promise<EarlierFile | null> {
  if (!hasHeader) return null;
  return sameHeadings(
    tx,
    accountId,
    columns.map(({ name }) => name),
  );
}

/** Keeps a stored file as an upload, read as `dialect` says. */
export async function keepUpload(tx: Tx, { userId, ...kept }: Kept): Promise<KnownUpload> {
  const { accountId, dialect } = kept;
  const described = describeColumns(dialect);
  const mappedAs = await mappedBefore(tx, accountId, { ...described, hasHeader: dialect.hasHeader });
  const plan = mappedAs?.plan ?? planOf(described);
  const id = await insertUpload(tx, { ...kept, ...described, ...plan }, userId);
  const upload = await uploadInScope(tx, id);
  if (!upload) throw notFound();
  return { upload, mappedAs, loadedBefore: await sameFile(tx, accountId, upload.file_sha256) };
}

/** An upload, with what is known of earlier files of its account. */
export async function knownUpload(tx: Tx, id: number): Promise<KnownUpload> {
  const upload = await uploadInScope(tx, id);
  if (!upload) throw notFound();
  const { account_id: accountId, columns, has_header: hasHeader } = upload;
  const mappedAs = await mappedBefore(tx, accountId, { columns, hasHeader });
  return { upload, mappedAs, loadedBefore: await sameFile(tx, accountId, upload.file_sha256) };
}

/** Finds out how a staged CSV is written, and keeps it as an upload that an audience can be made of. */
export async function uploadAudience(
  { read, write }: Transactions,
  files: Files,
  { accountId, file, userId }: UploadInput,
): Promise<KnownUpload> {
  if (!file) throw malformed('audience_csv', 'is missing');
  await read((tx) => accountInReach(tx, accountId));
  const dialect = await sniffFile(files, file, { field: 'audience_csv' });
  return write(async (tx) => {
    await files.keep(tx, file.id, accountId);
    return keepUpload(tx, { accountId, fileId: file.id, dialect, userId, unpackedFrom: null });
  });
}

const GIVEN_FIELDS: Readonly<Record<keyof Given, string>> = {
  encoding: 'encoding',
  delimiter: 'delimiter',
  quote: 'quote',
  escape: 'escape',
  lineEnd: 'line_end',
  firstLine: 'first_line',
};

/** The setting that an error names. Nobody can tell which of several doesn't fit the file, so the first one is named. */
function fieldOf(given: Given): string {
  const [first] = Object.keys(given) as (keyof Given)[];
  return first === undefined ? 'id' : GIVEN_FIELDS[first];
}

/**
 * Reads a kept upload in another way, as a person says how it is written, and keeps this as another upload of the same file:
 * nobody's import or sample changes below them.
 */
export async function readAgain(
  { read, write }: Transactions,
  files: Files,
  { id, given, userId }: { id: number; given: Given; userId: number },
): Promise<KnownUpload> {
  const upload = await read((tx) => uploadInScope(tx, id));
  if (!upload) throw notFound();
  const dialect = await sniffFile(
    files,
    { key: upload.file_key, size: upload.file_size },
    { field: fieldOf(given), given },
  );
  const { account_id: accountId, file_id: fileId, unpacked_from: unpackedFrom } = upload;
  return write((tx) => keepUpload(tx, { accountId, fileId, dialect, userId, unpackedFrom }));
}

/** An upload that the caller may see, once the plan fits its columns. */
export async function mappedUpload(
  { read }: Pick<Transactions, 'read'>,
  id: number,
  plan: ColumnPlan,
): Promise<UploadRow> {
  const upload = await read((tx) => uploadInScope(tx, id));
  if (!upload) throw notFound();
  const problem = planProblem(plan, upload.columns.length);
  if (problem) throw invalid(problem);
  return upload;
}
