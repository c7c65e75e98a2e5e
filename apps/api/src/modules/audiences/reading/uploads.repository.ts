import type { ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import { sql } from 'kysely';
import {
  bigint,
  bool,
  instant,
  int,
  json,
  orNull,
  oneOf,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { joinFile } from '../../../platform/files/files.reads.ts';
import type { Column } from '../csv/columns.ts';
import type { Delimiter } from '../csv/dialect.ts';
import type { Encoding } from '../csv/encoding.ts';
import type { ColumnPlan } from '../csv/columnPlan.ts';
import type { Mapping } from '../csv/mapping.ts';
import type { Sniffed } from '../csv/sniff.ts';
import { SuspectTally, type SuspectGroup } from '../csv/suspects.ts';
import type { Packing } from '../unpack/packing.ts';

/** The packed file that a CSV was unpacked from, and which table of it. */
export interface PackedSource {
  name: string;
  packing: Packing;
  table: string;
}

const UPLOAD_ROW = {
  id: int,
  account_id: int,
  file_id: bigint,
  encoding: oneOf<Encoding>(),
  delimiter: oneOf<Delimiter>(),
  quote: orNull(oneOf<'"' | "'">()),
  escape: oneOf<'double' | 'backslash'>(),
  line_end: oneOf<'lf' | 'cr'>(),
  text_start: int,
  first_line: int,
  row_bytes: int,
  has_header: bool,
  columns: json<Column[]>(),
  sample: json<string[][]>(),
  first_lines: json<string[]>(),
  guessed_mapping: json<Mapping[]>(),
  /** Columns that an earlier file with the same headings computed. */
  computed: json<ComputedColumn[]>(),
  suspects: json<SuspectGroup[]>(),
  unpacked_from: orNull(json<PackedSource>()),
  created_at: instant,
  file_key: text,
  file_name: text,
  file_size: bigint,
  file_sha256: text,
};

export type UploadRow = RowOf<typeof UPLOAD_ROW>;

interface NewUpload extends ColumnPlan {
  accountId: number;
  fileId: number;
  dialect: Sniffed;
  columns: readonly Column[];
  sample: readonly (readonly string[])[];
  unpackedFrom: PackedSource | null;
}

export async function insertUpload(tx: Tx, upload: NewUpload, userId: number): Promise<number> {
  const { accountId, fileId, dialect, columns, sample } = upload;
  const { id } = await tx
    .insertInto('audience_upload')
    .values({
      account_id: accountId,
      file_id: fileId,
      encoding: dialect.encoding,
      delimiter: dialect.delimiter,
      quote: dialect.quote,
      escape: dialect.escape,
      line_end: dialect.lineEnd,
      text_start: dialect.start,
      first_line: dialect.firstLine,
      row_bytes: Math.ceil(dialect.rowBytes),
      has_header: dialect.hasHeader,
      columns: JSON.stringify(columns),
      sample: JSON.stringify(sample),
      first_lines: JSON.stringify(dialect.lines),
      guessed_mapping: JSON.stringify(upload.mapping),
      computed: JSON.stringify(upload.computed),
      suspects: JSON.stringify(new SuspectTally(dialect.suspects).stored),
      unpacked_from: upload.unpackedFrom && JSON.stringify(upload.unpackedFrom),
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function uploadInScope(tx: Tx, id: number): Promise<UploadRow | undefined> {
  return selectRow(
    tx,
    UPLOAD_ROW,
    sql`
    select u.id, u.account_id, u.file_id, u.encoding, u.delimiter, u.quote, u.escape, u.line_end, u.text_start, u.first_line,
           u.row_bytes, u.has_header, u.columns, u.sample, u.first_lines, u.guessed_mapping, u.computed, u.suspects, u.unpacked_from,
           u.created_at, f.key as file_key, f.name as file_name, f.size as file_size, f.sha256 as file_sha256
      from audience_upload u ${joinFile('f', sql.ref('u.file_id'))}
     where u.id = ${id} and ${inScope(tx, sql.ref('u.account_id'))}`,
  );
}

/** Deletes uploads from before `before` that no version uses, and returns the files that no other upload reads. */
export async function deleteUnusedUploads(tx: Tx, before: Date): Promise<number[]> {
  const rows = await selectRows(
    tx,
    { file_id: bigint },
    sql`
    with deleted as (
      delete from audience_upload u
       where u.created_at < ${before} and not exists (select from audience_version v where v.upload_id = u.id)
         and not exists (select from audience_ingest i where i.account_id = u.account_id and i.upload_id = u.id)
      returning id, account_id, file_id)
    select distinct d.file_id
      from deleted d
     where not exists (
       select from audience_upload o
        where o.account_id = d.account_id and o.file_id = d.file_id and o.id not in (select id from deleted))`,
  );
  return rows.map(({ file_id }) => file_id);
}
