import type { ImportKind } from '@mailroom/domain/verdicts/audienceVerdict';
import { sql } from 'kysely';
import {
  bigint,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Mapping } from '../csv/mapping.ts';
import type { SuspectGroup } from '../csv/suspects.ts';
import type { PackedSource } from '../reading/uploads.repository.ts';
import type { ImportSettings } from '../versions/import.repository.ts';

const COLUMNS = sql`account_id, version_id, number, kind, upload_id, file_id, file_name, file_size, file_sha256, mapping, settings,
  rows, accepted, rejected, duplicates, suppressed, opted_out, merged, reject_counts, opt_out_counts, refusals_imported, created_at, ended_at, created_by`;

/** Columns that an ingest takes from the version that read its file. */
const FROM_VERSION = sql`upload_id, file_id, file_name, file_size, file_sha256, mapping, settings`;

/** Keeps the file and the buckets of a finished version as its first ingest. Changes nothing if the version has it already. */
export async function storeIngest(tx: Tx, versionId: number): Promise<void> {
  await sql`
    insert into audience_ingest (${COLUMNS})
    select account_id, id, 1, import_as, ${FROM_VERSION}, accepted + rejected + duplicates + suppressed + opted_out + merged,
           accepted, rejected, duplicates, suppressed, opted_out, merged, reject_counts, opt_out_counts, refusals_imported, created_at, sealed_at, created_by
      from audience_version where id = ${versionId}
        on conflict (account_id, version_id, number) do nothing`.execute(tx);
}

const INGEST = {
  number: int,
  kind: oneOf<ImportKind>(),
  file_name: text,
  file_size: bigint,
  file_sha256: text,
  mapping: json<Mapping[]>(),
  settings: json<Partial<ImportSettings>>(),
  /** The packed file that it comes from. */
  unpacked_from: orNull(json<PackedSource>()),
  rows: bigint,
  accepted: bigint,
  rejected: bigint,
  duplicates: bigint,
  suppressed: bigint,
  opted_out: bigint,
  merged: bigint,
  opt_out_counts: json<Record<string, number>>(),
  ended_at: orNull(instant),
};

export type Ingest = RowOf<typeof INGEST>;

/** The files of a version, in the order in which they came. */
export function ingestsOf(tx: Tx, versionId: number): Promise<Ingest[]> {
  return selectRows(
    tx,
    INGEST,
    sql`
    select i.number, i.kind, i.file_name, i.file_size, i.file_sha256, i.mapping, i.settings, u.unpacked_from, i.rows, i.accepted,
           i.rejected, i.duplicates, i.suppressed, i.opted_out, i.merged, i.opt_out_counts, i.ended_at
      from audience_ingest i left join audience_upload u on u.account_id = i.account_id and u.id = i.upload_id
     where i.version_id = ${versionId} order by i.number`,
  );
}

/** Makes a version with the same people, rejected rows and ingests, as the audience's next one. Returns its id. */
export async function copyVersion(tx: Tx, versionId: number, readBy: number): Promise<number> {
  const row = await selectRow(
    tx,
    { id: int },
    sql`
    insert into audience_version (account_id, audience_id, number, upload_id, file_id, file_name, file_size, file_sha256, mapping,
                                  settings, state, rows, accepted, rejected, duplicates, suppressed, opted_out, merged, reject_counts,
                                  opt_out_counts, refusals_imported, suspects, suppressed_now, suppressed_by_house, deliverable, bytes_read, rolling_hash, started_at,
                                  sealed_at, recounted_at, created_by)
    select v.account_id, v.audience_id, (select max(number) + 1 from audience_version n where n.audience_id = v.audience_id),
           v.upload_id, v.file_id, v.file_name, v.file_size, v.file_sha256, v.mapping, v.settings, v.state, v.rows, v.accepted,
           v.rejected, v.duplicates, v.suppressed, v.opted_out, v.merged, v.reject_counts, v.opt_out_counts, v.refusals_imported, v.suspects, v.suppressed_now,
           v.suppressed_by_house, v.deliverable, v.bytes_read, v.rolling_hash, v.started_at, v.sealed_at, v.recounted_at,
           (select created_by from audience_version r where r.id = ${readBy})
      from audience_version v where v.id = ${versionId}
    returning id`,
  );
  const id = row?.id ?? 0;
  await sql`
    insert into audience_member (id, account_id, version_id, ingest, line, email, email_hash, first_name, last_name, company,
                                 country, postal_code, custom, is_suppressed) overriding system value
    select id, account_id, ${id}, ingest, line, email, email_hash, first_name, last_name, company, country, postal_code, custom,
           is_suppressed
      from audience_member where version_id = ${versionId}`.execute(tx);
  await sql`
    insert into audience_reject (account_id, version_id, ingest, line, reason, raw, corrected_in)
    select account_id, ${id}, ingest, line, reason, raw, corrected_in from audience_reject where version_id = ${versionId}`.execute(
    tx,
  );
  await sql`
    insert into audience_opt_out (account_id, version_id, ingest, line, column_at, cell, raw, email_hash)
    select account_id, ${id}, ingest, line, column_at, cell, raw, email_hash from audience_opt_out
     where version_id = ${versionId}`.execute(tx);
  await sql`
    insert into audience_ingest (${COLUMNS})
    select account_id, ${id}, number, kind, ${FROM_VERSION}, rows, accepted, rejected, duplicates, suppressed, opted_out, merged,
           reject_counts, opt_out_counts, refusals_imported, created_at, ended_at, created_by
      from audience_ingest where version_id = ${versionId}`.execute(tx);
  return id;
}

/** Counts rows of an ingest in another bucket. */
interface Move {
  ingest: number;
  /** Why the rows were rejected. */
  reason?: string;
  from: 'rejected' | 'members';
  to: 'merged' | 'duplicates';
  count: number;
}

/** Moves rows from one bucket of an ingest to another, so that its buckets still add up. */
export async function moveRows(
  tx: Tx,
  versionId: number,
  { ingest, reason = '', from, to, count }: Move,
): Promise<void> {
  const fromMembers = from === 'members' ? count : 0;
  const fromRejected = from === 'rejected' ? count : 0;
  await sql`
    update audience_ingest
       set rejected = rejected - ${fromRejected}::bigint,
           accepted = accepted - least(accepted, ${fromMembers}::bigint),
           suppressed = suppressed - greatest(0, ${fromMembers}::bigint - accepted),
           ${sql.id(to)} = ${sql.id(to)} + ${count}::bigint,
           reject_counts = case when coalesce((reject_counts ->> ${reason}::text)::bigint, 0) > ${fromRejected}::bigint
                                then reject_counts || jsonb_build_object(
                                  ${reason}::text, (reject_counts ->> ${reason}::text)::bigint - ${fromRejected}::bigint)
                                else reject_counts - ${reason}::text end
     where version_id = ${versionId} and number = ${ingest}`.execute(tx);
}

/** Adds the buckets of an import as a version's next ingest. */
export async function addIngest(
  tx: Tx,
  { versionId, number, readBy }: { versionId: number; number: number; readBy: number },
  { accepted, suppressed, duplicates }: { accepted: number; suppressed: number; duplicates: number },
): Promise<void> {
  await sql`
    insert into audience_ingest (${COLUMNS})
    select account_id, ${versionId}, ${number}, import_as, ${FROM_VERSION}, rows, ${accepted}, rejected, ${duplicates}, ${suppressed},
           opted_out, merged, reject_counts, opt_out_counts, refusals_imported, created_at, business_now(), created_by
      from audience_version where id = ${readBy}`.execute(tx);
}

/** Sums the buckets of a version's ingests, and chains the hash of the newest file to its hash. */
export async function sumIngests(tx: Tx, versionId: number, readBy: number): Promise<void> {
  await sql`
    update audience_version v
       set rows = s.rows, accepted = s.accepted, rejected = s.rejected, duplicates = s.duplicates, suppressed = s.suppressed,
           opted_out = s.opted_out, merged = s.merged,
           reject_counts = coalesce((
             select jsonb_object_agg(reason, rejected)
               from (select c.key as reason, sum(c.value::bigint) as rejected
                       from audience_ingest i, jsonb_each_text(i.reject_counts) c where i.version_id = ${versionId} group by c.key) r), '{}'),
           rolling_hash = encode(sha256(convert_to(
             coalesce(v.rolling_hash, '') || coalesce((select rolling_hash from audience_version r where r.id = ${readBy}), ''), 'UTF8')), 'hex')
      from (select sum(rows) as rows, sum(accepted) as accepted, sum(rejected) as rejected, sum(duplicates) as duplicates,
                   sum(suppressed) as suppressed, sum(opted_out) as opted_out, sum(merged) as merged
              from audience_ingest where version_id = ${versionId}) s
     where v.id = ${versionId}`.execute(tx);
}

/** Keeps the records of a version's files that a quote makes doubtful. */
export async function saveSuspects(tx: Tx, versionId: number, groups: readonly SuspectGroup[]): Promise<void> {
  await tx
    .updateTable('audience_version')
    .set({ suspects: JSON.stringify(groups) })
    .where('id', '=', versionId)
    .execute();
}
