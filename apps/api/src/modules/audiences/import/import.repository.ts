import type { AudienceCounts, RejectReason } from '@mailroom/domain/audience-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Place } from '../csv/records.ts';
import type { Encoding } from '../csv/encoding.ts';
import { beginApart } from './largeImport.repository.ts';
import type { Mapping } from '../csv/mapping.ts';

export type ImportSettings = {
  encoding: Encoding;
  delimiter: string;
  line_end: 'lf' | 'cr';
  text_start: number;
  row_bytes: number;
  has_header: boolean;
  /** The names of the columns, as the rejects file repeats them. */
  header: string[];
  reject_role_addresses: boolean;
  reject_disposable_domains: boolean;
};

export type Checkpoint = Place & { hash: string };

export type ImportVersion = AudienceCounts & {
  id: number;
  account_id: number;
  audience_id: number;
  number: number;
  state: 'importing' | 'sealed' | 'failed' | 'cancelled';
  file_key: string;
  file_size: number;
  mapping: Mapping[];
  settings: ImportSettings;
  checkpoint: Checkpoint | null;
  reject_counts: Partial<Record<RejectReason, number>>;
  reject_limit_percent: number;
  /** Its people are in a table of their own, not yet among the members. */
  is_apart: boolean;
};

const columns = sql`v.id, v.account_id, v.audience_id, v.number, v.state, f.key as file_key, v.file_size, v.mapping,
  v.settings, v.checkpoint, v.rows, v.accepted, v.rejected, v.duplicates, v.suppressed, v.merged, v.reject_counts,
  ac.reject_limit_percent,
  exists (select from pg_class t where t.oid = to_regclass(format('public.audience_member_%s', v.id)) and not t.relispartition)
    as is_apart`;

export const importVersion = async (tx: Tx, versionId: number): Promise<ImportVersion | null> => {
  const { rows } = await sql<ImportVersion>`
    select ${columns} from audience_version v join file f on f.account_id = v.account_id and f.id = v.file_id
      join account ac on ac.id = v.account_id where v.id = ${versionId}`.execute(tx);
  return rows[0] ?? null;
};

/** Holds the version until the transaction ends; a cancel or a delete waits for this chunk and stops the next. */
export const lockImporting = async (tx: Tx, versionId: number): Promise<ImportVersion | null> => {
  await sql`select from audience_version where id = ${versionId} for update`.execute(tx);
  const version = await importVersion(tx, versionId);
  return version?.state === 'importing' ? version : null;
};

/** Rows from which a file is worth a partition. */
const large = 100_000;

/** First of all runs: when it began, and a table of its own for a large file. */
export const beginImport = async (tx: Tx, version: ImportVersion): Promise<void> => {
  await sql`update audience_version set started_at = coalesce(started_at, business_now()) where id = ${version.id}`.execute(
    tx,
  );
  if (version.rows === 0 && version.file_size / version.settings.row_bytes > large) await beginApart(tx, version);
};

export type Progress = AudienceCounts & { checkpoint: Checkpoint; rejectCounts: Partial<Record<RejectReason, number>> };

export const saveProgress = async (tx: Tx, version: ImportVersion, progress: Progress): Promise<void> => {
  const { rows, accepted, rejected, duplicates, suppressed, checkpoint, rejectCounts } = progress;
  // A place in decoded UTF-16 is about half of the place in the file.
  const factor = version.settings.encoding.startsWith('utf-16') ? 2 : 1;
  await sql`
    update audience_version
       set rows = ${rows}, accepted = ${accepted}, rejected = ${rejected}, duplicates = ${duplicates},
           suppressed = ${suppressed}, reject_counts = ${JSON.stringify(rejectCounts)}, rolling_hash = ${checkpoint.hash},
           checkpoint = ${JSON.stringify(checkpoint)}, bytes_read = least(file_size, ${checkpoint.byte * factor}::bigint)
     where id = ${version.id}`.execute(tx);
};
