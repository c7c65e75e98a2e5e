import { buffer } from 'node:stream/consumers';
import type { V1Schemas } from '@mailroom/api-client';
import { sql } from 'kysely';
import type { Call } from '../../../contract/handlers.ts';
import { invalid, malformed, notFound } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Files, StagedFile } from '../../../platform/files/file.ts';
import { accountInReach } from '../../accounts/accounts.reads.ts';
import { headBytes, NoTable, sniff, type Sniffed } from '../csv/sniff.ts';
import { describeColumns } from '../csv/columns.ts';
import { uploadIn, type UploadRow } from './uploads.repository.ts';

/** Reads how a stored CSV is written from its head alone, whatever its size; 422 naming the field when it is none. */
export const sniffFile = async (files: Files, file: StagedFile, field: string): Promise<Sniffed> => {
  const head = await buffer(await files.read(file.key, { start: 0, end: headBytes - 1 }));
  try {
    return sniff(head, head.length === file.size);
  } catch (error) {
    throw error instanceof NoTable ? invalid({ [field]: error.message }) : error;
  }
};

const insertUpload = async (tx: Tx, accountId: number, file: StagedFile, sniffed: Sniffed, userId: number) => {
  const { columns, sample, mapping } = describeColumns(sniffed);
  const { rows } = await sql<{ id: number }>`
    insert into audience_upload (account_id, file_id, encoding, delimiter, line_end, text_start, row_bytes, has_header,
                                 columns, sample, guessed_mapping, created_by)
    values (${accountId}, ${file.id}, ${sniffed.encoding}, ${sniffed.delimiter}, ${sniffed.lineEnd}, ${sniffed.start},
            ${Math.ceil(sniffed.rowBytes)}, ${sniffed.hasHeader}, ${JSON.stringify(columns)}, ${JSON.stringify(sample)},
            ${JSON.stringify(mapping)}, ${userId})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

export const presentUpload = (row: UploadRow): V1Schemas['AudienceFile'] => ({
  id: row.id,
  account_id: row.account_id,
  file: { name: row.file_name, size: row.file_size, sha256: row.file_sha256 },
  encoding: row.encoding,
  delimiter: row.delimiter,
  has_header: row.has_header,
  columns: row.columns,
  rows: row.sample,
  mapping: row.guessed_mapping.map(({ column, field, name }) => ({ column, field, name: name ?? null })),
  created_at: row.created_at.toISOString(),
});

export const uploadAudience = async (call: Call<'uploadAudienceFile'>): Promise<V1Schemas['AudienceFile']> => {
  const { body, files, deps, actor } = call;
  const file = files['audience_csv'];
  if (!file) throw malformed('audience_csv', 'is missing');
  await call.read((tx) => accountInReach(tx, body.account_id));
  const sniffed = await sniffFile(deps.files, file, 'audience_csv');
  return call.write(async (tx) => {
    await deps.files.keep(tx, file.id, body.account_id);
    const upload = await uploadIn(tx, await insertUpload(tx, body.account_id, file, sniffed, actor.userId));
    if (!upload) throw notFound();
    return presentUpload(upload);
  });
};
