import { sql } from 'kysely';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { Column } from '../csv/columns.ts';
import type { Encoding } from '../csv/encoding.ts';
import type { Mapping } from '../csv/mapping.ts';
import type { Sniffed } from '../csv/sniff.ts';

export interface UploadRow {
  id: number;
  account_id: number;
  file_id: number;
  encoding: Encoding;
  delimiter: string;
  line_end: 'lf' | 'cr';
  text_start: number;
  row_bytes: number;
  has_header: boolean;
  columns: Column[];
  sample: string[][];
  guessed_mapping: Mapping[];
  created_at: Date;
  file_name: string;
  file_size: number;
  file_sha256: string;
}

interface NewUpload {
  accountId: number;
  fileId: number;
  dialect: Sniffed;
  columns: readonly Column[];
  sample: readonly (readonly string[])[];
  mapping: readonly Mapping[];
}

export async function insertUpload(tx: Tx, upload: NewUpload, userId: number): Promise<number> {
  const { accountId, fileId, dialect, columns, sample, mapping } = upload;
  const { id } = await tx
    .insertInto('audience_upload')
    .values({
      account_id: accountId,
      file_id: fileId,
      encoding: dialect.encoding,
      delimiter: dialect.delimiter,
      line_end: dialect.lineEnd,
      text_start: dialect.start,
      row_bytes: Math.ceil(dialect.rowBytes),
      has_header: dialect.hasHeader,
      columns: JSON.stringify(columns),
      sample: JSON.stringify(sample),
      guessed_mapping: JSON.stringify(mapping),
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function uploadInScope(tx: Tx, id: number): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select u.id, u.account_id, u.file_id, u.encoding, u.delimiter, u.line_end, u.text_start, u.row_bytes, u.has_header,
           u.columns, u.sample, u.guessed_mapping, u.created_at, f.name as file_name, f.size as file_size, f.sha256 as file_sha256
      from audience_upload u join file f on f.account_id = u.account_id and f.id = u.file_id
     where u.id = ${id} and ${inScope(tx, sql.ref('u.account_id'))}`.execute(tx);
  return rows[0];
}

/** Deletes uploads from before `before` that no version uses, and returns their files. */
export async function deleteUnusedUploads(tx: Tx, before: Date): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    delete from audience_upload u
     where u.created_at < ${before} and not exists (select from audience_version v where v.upload_id = u.id)
    returning file_id`.execute(tx);
  return rows.map(({ file_id }) => file_id);
}
