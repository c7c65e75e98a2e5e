import type { ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import type { DamageKind } from '@mailroom/domain/encodings/damage';
import type { ConsentChoice } from '../reading/consent.ts';
import type { HeadingRow } from '../reading/orderedReader.ts';
import type { AudienceCounts, ImportKind, RejectReason } from '@mailroom/domain/verdicts/audienceVerdict';
import { sql } from 'kysely';
import {
  bigint,
  bool,
  int,
  json,
  numeric,
  oneOf,
  orNull,
  selectRow,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinFile } from '../../../platform/files/files.reads.ts';
import { joinAccount } from '../../accounts/accounts.reads.ts';
import type { StoredDialect } from '../csv/dialect.ts';
import type { Encoding } from '../csv/encoding.ts';
import type { Mapping } from '../csv/mapping.ts';
import type { Place } from '../csv/records.ts';
import type { SuspectGroup } from '../csv/suspects.ts';
import { countHeldByHouse } from '../suppressions/suppressions.reads.ts';

export interface ImportSettings extends StoredDialect {
  encoding: Encoding;
  /** The byte and the line at which the table begins. Imports from before titles were skipped began at the first line. */
  text_start: number;
  first_line?: number;
  row_bytes: number;
  has_header: boolean;
  /** The names of the columns, repeated at the top of the file of rejected rows. */
  header: string[];
  reject_role_addresses: boolean;
  reject_disposable_domains: boolean;
  /** Absent in imports from before columns could be computed. */
  computed?: readonly ComputedColumn[];
  /** Absent in imports from before damage could be mended. */
  mend?: readonly DamageKind[];
  /** Whether a file of corrections holds values as they were typed, without the quote that the export puts before formulas. */
  as_typed?: true;
  /** Absent in imports from before opted-out people were left out. */
  consent?: ConsentChoice;
}

/** Where the next chunk begins, and the hash over the chunks before it. */
export type Checkpoint = Place & {
  hash: string;
  /** The heading row from which on the columns stand in another order. Absent in the file’s own order. */
  heading?: HeadingRow | undefined;
};

const IMPORT_VERSION = {
  id: int,
  account_id: int,
  audience_id: int,
  number: int,
  state: oneOf<'importing' | 'sealed' | 'failed' | 'cancelled'>(),
  import_as: oneOf<ImportKind>(),
  /** The version that it adds to or corrects. */
  base_version_id: orNull(int),
  file_key: text,
  file_size: bigint,
  mapping: json<Mapping[]>(),
  settings: json<ImportSettings>(),
  checkpoint: orNull(json<Checkpoint>()),
  rows: bigint,
  accepted: bigint,
  rejected: bigint,
  duplicates: bigint,
  suppressed: bigint,
  opted_out: bigint,
  merged: bigint,
  reject_counts: json<Partial<Record<RejectReason, number>>>(),
  opt_out_counts: json<Record<string, number>>(),
  /** Rows that say not to mail their person, but were imported for a reason. Null if it began before they were counted. */
  refusals_imported: orNull(bigint),
  /** Records that a quote makes doubtful, without their text. */
  suspects: json<SuspectGroup[]>(),
  reject_limit_percent: numeric,
  /** A large import: its people are in a table of their own, which is not yet a partition of the members. */
  has_own_table: bool,
};

export type ImportVersion = RowOf<typeof IMPORT_VERSION>;

const columns = sql`v.id, v.account_id, v.audience_id, v.number, v.state, v.import_as, v.base_version_id, f.key as file_key, v.file_size, v.mapping,
  v.settings, v.checkpoint, v.rows, v.accepted, v.rejected, v.duplicates, v.suppressed, v.opted_out, v.merged,
  v.reject_counts, v.opt_out_counts, v.refusals_imported, v.suspects, ac.reject_limit_percent,
  exists (select from pg_class t where t.oid = to_regclass(format('public.audience_member_%s', v.id)) and not t.relispartition)
    as has_own_table`;

export async function importVersion(tx: Tx, versionId: number): Promise<ImportVersion | null> {
  const row = await selectRow(
    tx,
    IMPORT_VERSION,
    sql`
    select ${columns} from audience_version v ${joinFile('f', sql.ref('v.file_id'))} ${joinAccount('v.account_id')}
     where v.id = ${versionId}`,
  );
  return row ?? null;
}

/** Locks the version, so that a cancel or a delete waits for the current chunk and stops the next. Null once it ended. */
export async function lockImporting(tx: Tx, versionId: number): Promise<ImportVersion | null> {
  await tx.selectFrom('audience_version').select('id').where('id', '=', versionId).forUpdate().execute();
  const version = await importVersion(tx, versionId);
  return version?.state === 'importing' ? version : null;
}

/** Locks the version that an import adds to, if it does. */
export async function lockBase(tx: Tx, { base_version_id: id }: Pick<ImportVersion, 'base_version_id'>): Promise<void> {
  if (id !== null) await tx.selectFrom('audience_version').select('id').where('id', '=', id).forUpdate().execute();
}

/** From how many rows an import gets a table of its own, which later becomes a partition. */
export const LARGE_IMPORT_ROWS = 100_000;

type Sized = Pick<ImportVersion, 'file_size' | 'settings'>;

/** About how many rows a file has, by its size and its first rows. */
export function rowsIn({ file_size: size, settings }: Sized): number {
  return size / settings.row_bytes;
}

/** Whether a file is so large that its people get a table of their own. */
export function isLarge(version: Sized): boolean {
  return rowsIn(version) > LARGE_IMPORT_ROWS;
}

/** Notes when the first run began, and gives a large file a table of its own. */
export async function beginImport(tx: Tx, version: ImportVersion): Promise<void> {
  const { id, rows } = version;
  await tx
    .updateTable('audience_version')
    .set({ started_at: sql`coalesce(started_at, business_now())` })
    .where('id', '=', id)
    .execute();
  if (rows === 0 && isLarge(version)) await sql`select begin_apart(${id})`.execute(tx);
}

/**
 * Lets the commit of a chunk return before it is on the disk. One that a crash loses is read again from the checkpoint, which
 * is lost with it.
 */
export async function commitLater(tx: Tx): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx);
}

interface Progress extends AudienceCounts {
  checkpoint: Checkpoint;
  rejectCounts: Partial<Record<RejectReason, number>>;
  optOutCounts: Record<string, number>;
  refusalsImported: number | null;
  suspects: SuspectGroup[];
}

export async function saveProgress(tx: Tx, { id, settings }: ImportVersion, progress: Progress): Promise<void> {
  const { checkpoint, rejectCounts, optOutCounts, refusalsImported, suspects, ...counts } = progress;
  // A checkpoint counts bytes of UTF-8. Other encodings have more or fewer, so their progress is estimated from the rows.
  const read = settings.encoding === 'utf-8' ? checkpoint.byte : counts.rows * settings.row_bytes;
  await tx
    .updateTable('audience_version')
    .set({
      ...counts,
      reject_counts: JSON.stringify(rejectCounts),
      opt_out_counts: JSON.stringify(optOutCounts),
      refusals_imported: refusalsImported,
      suspects: JSON.stringify(suspects),
      rolling_hash: checkpoint.hash,
      checkpoint: JSON.stringify(checkpoint),
      bytes_read: sql`least(file_size, ${read}::bigint)`,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes that the whole file is read. */
export async function markFileRead(tx: Tx, versionId: number): Promise<void> {
  await tx
    .updateTable('audience_version')
    .set({ bytes_read: sql`file_size`, sealed_at: sql`business_now()` })
    .where('id', '=', versionId)
    .execute();
}

export async function endVersion(
  tx: Tx,
  versionId: number,
  state: 'failed' | 'cancelled',
  failure: string,
): Promise<void> {
  await tx
    .updateTable('audience_version')
    .set({ state, failure, sealed_at: sql`coalesce(sealed_at, business_now())` })
    .where('id', '=', versionId)
    .execute();
}

export async function saveCounts(
  tx: Tx,
  versionId: number,
  counts: Pick<ImportVersion, 'accepted' | 'suppressed' | 'duplicates'>,
): Promise<void> {
  await tx.updateTable('audience_version').set(counts).where('id', '=', versionId).execute();
}

/** Seals a version and puts it into use. */
export async function sealVersion(
  tx: Tx,
  { id, account_id, audience_id }: Pick<ImportVersion, 'id' | 'account_id' | 'audience_id'>,
  { suppressed, accepted }: Pick<ImportVersion, 'suppressed' | 'accepted'>,
): Promise<void> {
  await tx
    .updateTable('audience_version')
    .set({
      state: 'sealed',
      suppressed_now: suppressed,
      suppressed_by_house: countHeldByHouse(id, account_id),
      deliverable: accepted,
      recounted_at: sql`business_now()`,
    })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('audience').set({ current_version_id: id }).where('id', '=', audience_id).execute();
}

export async function requestCancel(tx: Tx, versionId: number, userId: number): Promise<void> {
  await tx.updateTable('audience_version').set({ cancel_requested_by: userId }).where('id', '=', versionId).execute();
}
