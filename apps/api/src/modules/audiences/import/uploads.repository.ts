import { sql } from 'kysely';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { Encoding } from '../csv/encoding.ts';
import type { Column } from '../csv/columns.ts';
import type { Mapping } from '../csv/mapping.ts';

export type UploadRow = {
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
};

export const uploadIn = async (tx: Tx, id: number): Promise<UploadRow | undefined> => {
  const { rows } = await sql<UploadRow>`
    select u.id, u.account_id, u.file_id, u.encoding, u.delimiter, u.line_end, u.text_start, u.row_bytes, u.has_header,
           u.columns, u.sample, u.guessed_mapping, u.created_at, f.name as file_name, f.size as file_size, f.sha256 as file_sha256
      from audience_upload u join file f on f.account_id = u.account_id and f.id = u.file_id
     where u.id = ${id} and ${inScope(tx, sql.ref('u.account_id'))}`.execute(tx);
  return rows[0];
};
