import type { AudienceStatus } from '@mailroom/domain/audience-statuses';
import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';

export { isSuppressed, mailable } from './suppressions.reads.ts';

export type AudienceForDerive = {
  id: number;
  name: string;
  status: AudienceStatus;
  version: { id: number; sealedAt: Date } | null;
};

type Row = Omit<AudienceForDerive, 'version'> & { versionId: number | null; sealedAt: Date };

/** The audience as derive() looks at it; `hold` makes the caller wait for who is changing it right now. */
export const audienceForDerive = async (
  tx: Tx,
  audienceId: number,
  hold: 'none' | 'share' | 'update' = 'none',
): Promise<AudienceForDerive | null> => {
  const lock = { none: sql``, share: sql`for share of a`, update: sql`for update of a` }[hold];
  const { rows } = await sql<Row>`
    select a.id, a.name, a.status, v.id as "versionId", coalesce(v.sealed_at, v.created_at) as "sealedAt"
      from audience a
      left join audience_version v on v.account_id = a.account_id and v.id = a.current_version_id
     where a.id = ${audienceId} and ${inScope(tx, sql.ref('a.account_id'))} ${lock}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { versionId, sealedAt, ...audience } = row;
  return { ...audience, version: versionId === null ? null : { id: versionId, sealedAt } };
};

/**
 * How many members of the version may be mailed now, by the lists of house, account and this advertiser. It starts from
 * the advertiser's entries, which are few; the version's own count knows the lists of house and account.
 */
export const deliverableOf = async (tx: Tx, versionId: number, advertiserId: number): Promise<number> => {
  const { rows } = await sql<{ deliverable: number }>`
    with own as (
      select e.kind, e.value from suppression_list l join suppression_entry e on e.list_id = l.id
       where l.account_id = (select account_id from audience_version where id = ${versionId})
         and l.advertiser_id = ${advertiserId} and l.is_active and e.excepted_at is null),
    hit as (
      select m.email from own join audience_member m 
          on own.kind = 'sha256' and m.email_hash = case own.kind when 'sha256' then decode(own.value, 'hex') end
       where m.version_id = ${versionId} and not m.is_suppressed
       union
      select m.email from own join audience_member m on own.kind = 'md5' and md5(m.email) = own.value
       where m.version_id = ${versionId} and not m.is_suppressed
       union
      select m.email from own join audience_member m on own.kind = 'domain' and split_part(m.email, '@', 2) = own.value
       where m.version_id = ${versionId} and not m.is_suppressed)
    select v.deliverable - (select count(*) from hit) as deliverable from audience_version v
     where v.id = ${versionId} and ${inScope(tx, sql.ref('v.account_id'))}`.execute(tx);
  return rows[0]?.deliverable ?? 0;
};

export type VersionForManifest = {
  id: number;
  number: number;
  audienceId: number;
  audienceName: string;
  fileName: string;
  fileSha256: string;
  rollingHash: string | null;
  rows: number;
  accepted: number;
  rejected: number;
  duplicates: number;
  suppressed: number;
  merged: number;
  suppressedNow: number;
  deliverable: number;
};

/** A version with its buckets and hashes, as a launch's manifest names them. */
export const versionForManifest = async (tx: Tx, versionId: number): Promise<VersionForManifest | null> => {
  const { rows } = await sql<VersionForManifest>`
    select v.id, v.number, a.id as "audienceId", a.name as "audienceName", v.file_name as "fileName",
           v.file_sha256 as "fileSha256", v.rolling_hash as "rollingHash", v.rows, v.accepted, v.rejected, v.duplicates,
           v.suppressed, v.merged, v.suppressed_now as "suppressedNow", v.deliverable
      from audience_version v join audience a on a.account_id = v.account_id and a.id = v.audience_id
     where v.id = ${versionId} and ${inScope(tx, sql.ref('v.account_id'))}`.execute(tx);
  return rows[0] ?? null;
};
