import type { AudienceStatus } from '@mailroom/domain/statuses/audienceStatuses';
import { sql, type RawBuilder } from 'kysely';
import { rowLock, type RowLock } from '../../platform/database/rowLock.ts';
import {
  bigint,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { countByStatus, type StatusCounts } from '../../platform/list/statusCounts.reads.ts';
import { importedAnywayJson, type ImportedAnyway } from './import/importedAnyway.reads.ts';
import { coveredDomains, domainOf, respelledMatches } from './suppressions/matches.reads.ts';

export { presentImportedAnyway } from './import/importedAnyway.reads.ts';
export { countMailable, lastPlace, linesOf, mailableAfter, type MailableMembers } from './members.reads.ts';
export { respellings } from './suppressions/matches.reads.ts';
export {
  isRecounted,
  presentRecount,
  recountFacts,
  recountOfProduct,
  type RunningRecount,
} from './suppressions/recount.reads.ts';
export { suppressions } from './suppressions/suppressions.resource.ts';
export { isSuppressed, notSuppressed } from './suppressions/suppressions.reads.ts';
export { deliverableOfEach, knownSharedPeople, sharedPeople } from './sharedPeople.reads.ts';

interface AudienceForDerive {
  id: number;
  name: string;
  status: AudienceStatus;
  version: { id: number; sealedAt: Date } | null;
}

const LOCKED_AUDIENCE = { id: int, name: text, status: oneOf<AudienceStatus>(), versionId: orNull(int) };

/**
 * The audience as derive() needs it. `lock` makes the caller wait for a transaction that is changing it. A second
 * statement reads the version, because after such a wait PostgreSQL reads the locked row again but no joined one.
 */
export async function audienceForDerive(
  tx: Tx,
  audienceId: number,
  lock: RowLock = 'none',
): Promise<AudienceForDerive | null> {
  const row = await selectRow(
    tx,
    LOCKED_AUDIENCE,
    sql`
    select a.id, a.name, a.status, a.current_version_id as "versionId" from audience a
     where a.id = ${audienceId} and ${inScope(tx, sql.ref('a.account_id'))} ${rowLock(lock)}`,
  );
  if (!row) return null;
  const { versionId, ...audience } = row;
  if (versionId === null) return { ...audience, version: null };
  const version = await tx
    .selectFrom('audience_version')
    .select(({ fn }) => ['id', fn.coalesce('sealed_at', 'created_at').as('sealedAt')])
    .where('id', '=', versionId)
    .executeTakeFirst();
  return { ...audience, version: version ?? null };
}

/** Whether the account has this audience. */
export async function hasAudience(tx: Tx, accountId: number, audienceId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('audience')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', audienceId)
    .executeTakeFirst();
  return row !== undefined;
}

const AUDIENCE_OF_PRODUCT = {
  id: int,
  name: text,
  status: oneOf<AudienceStatus>(),
  version_id: orNull(int),
  version_number: orNull(int),
  rows: orNull(bigint),
  accepted: orNull(bigint),
  rejected: orNull(bigint),
  duplicates: orNull(bigint),
  suppressed: orNull(bigint),
  opted_out: orNull(bigint),
  merged: orNull(bigint),
  suppressedNow: orNull(bigint),
  suppressedByHouse: orNull(bigint),
  deliverable: orNull(bigint),
  importedAnyway: orNull(json<ImportedAnyway>()),
};

export type AudienceOfProduct = RowOf<typeof AUDIENCE_OF_PRODUCT>;

/** The audience with the given version, or with the one in use, as a product's record shows it. */
export function audienceOfProduct(
  tx: Tx,
  { accountId, audienceId, versionId }: { accountId: number; audienceId: number; versionId: number | null },
): Promise<AudienceOfProduct | undefined> {
  return selectRow(
    tx,
    AUDIENCE_OF_PRODUCT,
    sql`
    select a.id, a.name, a.status, v.id as version_id, v.number as version_number,
           v.rows, v.accepted, v.rejected, v.duplicates, v.suppressed, v.opted_out, v.merged,
           v.suppressed_now as "suppressedNow", v.suppressed_by_house as "suppressedByHouse", v.deliverable, ${importedAnywayJson('v')} as "importedAnyway"
      from audience a
      left join audience_version v on v.account_id = a.account_id and v.id = coalesce(${versionId}::int, a.current_version_id)
     where a.account_id = ${accountId} and a.id = ${audienceId}`,
  );
}

/**
 * Counts the members of the version that may be mailed now, by the lists of house, account and these advertisers. The
 * version's own count already respects house and account, so only the advertisers' few entries are matched here.
 */
export async function deliverableOf(tx: Tx, versionId: number, advertiserIds: readonly number[]): Promise<number> {
  const accountId = sql`(select account_id from audience_version where id = ${versionId})`;
  const people = sql`(select email from audience_member where version_id = ${versionId} and not is_suppressed) m`;
  const comparison = { people, accountId, entries: [sql`own`] };
  const row = await selectRow(
    tx,
    { deliverable: bigint },
    sql`
    with own as (
      select e.kind, e.value from suppression_list l join suppression_entry e on e.account_id = l.account_id and e.list_id = l.id
       where l.account_id = ${accountId} and l.advertiser_id = any(${[...advertiserIds]}::int[]) and l.is_active and e.excepted_at is null),
    hit as (
      select m.email from own join audience_member m 
          on own.kind = 'sha256' and m.email_hash = case own.kind when 'sha256' then decode(own.value, 'hex') end
       where m.version_id = ${versionId} and not m.is_suppressed
       union
      select m.email from own join ${people} on own.kind = 'md5' and md5(m.email) = own.value
       union
      select m.email from ${people} join ${coveredDomains(comparison)} c on c.domain = ${domainOf(sql.ref('m.email'))}
       union
      select r.email from ${respelledMatches(comparison)} r)
    select v.deliverable - (select count(*) from hit) as deliverable from audience_version v
     where v.id = ${versionId} and ${inScope(tx, sql.ref('v.account_id'))}`,
  );
  return row?.deliverable ?? 0;
}

const VERSION_FOR_MANIFEST = {
  id: int,
  number: int,
  audienceId: int,
  audienceName: text,
  fileName: text,
  fileSha256: text,
  rollingHash: orNull(text),
  rows: bigint,
  accepted: bigint,
  rejected: bigint,
  duplicates: bigint,
  suppressed: bigint,
  opted_out: bigint,
  merged: bigint,
  suppressedNow: bigint,
  suppressedByHouse: bigint,
  deliverable: bigint,
};

export type VersionForManifest = RowOf<typeof VERSION_FOR_MANIFEST>;

/** A version with its counts and hashes, as a launch's manifest records them. */
export async function versionForManifest(tx: Tx, versionId: number): Promise<VersionForManifest> {
  const version = await selectRow(
    tx,
    VERSION_FOR_MANIFEST,
    sql`
    select v.id, v.number, a.id as "audienceId", a.name as "audienceName", v.file_name as "fileName",
           v.file_sha256 as "fileSha256", v.rolling_hash as "rollingHash", v.rows, v.accepted, v.rejected, v.duplicates,
           v.suppressed, v.opted_out, v.merged, v.suppressed_now as "suppressedNow", v.suppressed_by_house as "suppressedByHouse", v.deliverable
      from audience_version v join audience a on a.account_id = v.account_id and a.id = v.audience_id
     where v.id = ${versionId} and ${inScope(tx, sql.ref('v.account_id'))}`,
  );
  if (!version) throw new Error(`audience version ${versionId} is out of reach`);
  return version;
}

export function audiencesInStatus(
  tx: Tx,
  statuses: readonly AudienceStatus[],
): Promise<{ id: number; accountId: number }[]> {
  return tx
    .selectFrom('audience')
    .select(['id', 'account_id as accountId'])
    .where('status', 'in', statuses)
    .where(inScope(tx, sql.ref('account_id')))
    .execute();
}

export function countAudiencesByStatus(tx: Tx, accountId: number | undefined): Promise<StatusCounts> {
  return countByStatus(tx, 'audience', accountId);
}

/** SQL of an audience's status, from the columns that refer to the audience. */
export function audienceStatus(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select status from audience where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

/** SQL of an audience's name, from the columns that refer to the audience. */
export function audienceName(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select name from audience where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

/** SQL of the version in use of an audience, from the columns that refer to the audience. */
export function audienceVersion(accountId: string, id: string): RawBuilder<number | null> {
  return sql<
    number | null
  >`(select current_version_id from audience where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

/** SQL of a version's number, from the columns that refer to the version. */
export function versionNumber(accountId: string, id: string): RawBuilder<number | null> {
  return sql<
    number | null
  >`(select number from audience_version where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

const ENDED_IMPORT = {
  id: int,
  state: oneOf<'importing' | 'sealed' | 'failed' | 'cancelled'>(),
  number: int,
  at: orNull(instant),
  startedBy: orNull(int),
};

interface EndedImport {
  occurrence: string;
  state: 'sealed' | 'failed';
  at: Date;
  startedBy: number | null;
}

/** The newest import of an audience, once it was sealed or has failed. */
export async function endedImport(tx: Tx, audienceId: number): Promise<EndedImport | undefined> {
  const row = await selectRow(
    tx,
    ENDED_IMPORT,
    sql`
    select v.id, v.state, coalesce(i.number, 1) as number, coalesce(i.ended_at, v.sealed_at) as at,
           coalesce(i.created_by, v.created_by) as "startedBy"
      from audience a join audience_version v on v.account_id = a.account_id and v.id = a.latest_version_id
      left join lateral (select number, ended_at, created_by from audience_ingest
                          where account_id = v.account_id and version_id = v.id order by number desc limit 1) i on true
     where a.id = ${audienceId} and v.sealed_at is not null`,
  );
  if (!row || row.at === null) return undefined;
  const { id, number, state, at, startedBy } = row;
  // A version is announced once more for each file that was added to it.
  const occurrence = number > 1 ? `${id}.${number}` : String(id);
  return state === 'sealed' || state === 'failed' ? { occurrence, state, at, startedBy } : undefined;
}
