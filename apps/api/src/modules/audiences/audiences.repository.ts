import type { AudienceStatus } from '@mailroom/domain/statuses/audienceStatuses';
import type { ImportKind } from '@mailroom/domain/verdicts/audienceVerdict';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import {
  bigint,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { Mapping } from './csv/mapping.ts';
import type { ImportSettings } from './versions/import.repository.ts';
import type { UploadRow } from './reading/uploads.repository.ts';

/** Locks the audience until the transaction ends; throws 404 when it doesn't exist or is out of reach. */
export async function lockInScope(tx: Tx, id: number): Promise<{ account_id: number }> {
  const row = await tx
    .selectFrom('audience')
    .select('account_id')
    .where('id', '=', id)
    .where(inScope(tx, sql.ref('account_id')))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function nameInScope(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('audience')
    .select('name')
    .where('id', '=', id)
    .where(inScope(tx, sql.ref('account_id')))
    .executeTakeFirst();
  return row?.name;
}

const CURRENT_STATUS = {
  status: oneOf<AudienceStatus>(),
  /** The number of the version in use. */
  number: orNull(int),
};

export type CurrentStatus = RowOf<typeof CURRENT_STATUS>;

/** Locks the audience until the transaction ends. Undefined when it was deleted. */
export async function lockAudienceStatus(tx: Tx, id: number): Promise<CurrentStatus | undefined> {
  return selectRow(
    tx,
    CURRENT_STATUS,
    sql`
    select a.status, (select number from audience_version v where v.id = a.current_version_id) as number
      from audience a where a.id = ${id} for update`,
  );
}

export interface AudienceReason {
  code: string;
  text: string;
  subject: { entity: string; id: number };
  actor: string;
}

/** Stores the status, unless it stays the same, and the reasons for it. */
export async function storeStatus(
  tx: Tx,
  id: number,
  { status, reasons }: { status?: AudienceStatus; reasons: readonly AudienceReason[] },
): Promise<void> {
  await tx
    .updateTable('audience')
    .set({ ...(status && { status }), reasons: JSON.stringify(reasons) })
    .where('id', '=', id)
    .execute();
}

const LATEST_VERSION = {
  id: int,
  upload_id: orNull(int),
  mapping: json<Mapping[]>(),
  settings: json<ImportSettings>(),
};

export type LatestVersion = RowOf<typeof LATEST_VERSION>;

/**
 * The version whose rejected rows people see: that of the newest import. One that adds to or corrects another version shows
 * nothing of its own until it succeeds.
 */
export async function shownVersionOf(tx: Tx, audienceId: number): Promise<LatestVersion | undefined> {
  return selectRow(
    tx,
    LATEST_VERSION,
    sql`
    select v.id, v.upload_id, v.mapping, v.settings from audience a
      join audience_version l on l.account_id = a.account_id and l.id = a.latest_version_id
      join audience_version v on v.account_id = l.account_id
       and v.id = case when l.state = 'sealed' then l.id else coalesce(l.base_version_id, l.id) end
     where a.id = ${audienceId}`,
  );
}

const VERSION_IN_USE = { ...LATEST_VERSION, reject_counts: json<Readonly<Record<string, number>>>() };

/** The version in use of an audience that the caller may see. Null when it has none, undefined when there is no audience. */
export async function versionInUse(tx: Tx, id: number): Promise<RowOf<typeof VERSION_IN_USE> | null | undefined> {
  const version = await selectRow(
    tx,
    VERSION_IN_USE,
    sql`
    select v.id, v.upload_id, v.mapping, v.settings, v.reject_counts from audience a
      join audience_version v on v.account_id = a.account_id and v.id = a.current_version_id
     where a.id = ${id} and ${inScope(tx, sql.ref('a.account_id'))}`,
  );
  // Only without a version is it a question whether there is an audience.
  return version ?? ((await nameInScope(tx, id)) === undefined ? undefined : null);
}

/** The version of the newest import, whether it succeeded or not. */
export async function latestOf(tx: Tx, audienceId: number): Promise<LatestVersion | undefined> {
  return selectRow(
    tx,
    LATEST_VERSION,
    sql`
    select v.id, v.upload_id, v.mapping, v.settings from audience a
      join audience_version v on v.account_id = a.account_id and v.id = a.latest_version_id where a.id = ${audienceId}`,
  );
}

export interface NewAudience {
  account_id: number;
  name: string;
  description?: string | null | undefined;
}

export async function insertAudience(
  tx: Tx,
  { account_id, name, description = null }: NewAudience,
  userId: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('audience')
    .values({ account_id, name, description, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts an edit only when the name or the description really changes. */
export async function renameAudience(
  tx: Tx,
  id: number,
  { name, description }: { name: string; description: string | null },
): Promise<void> {
  await sql`
    update audience set name = ${name}, description = ${description}, version = version + 1
     where id = ${id} and (name, description) is distinct from (${name}, ${description})`.execute(tx);
}

interface NewVersion {
  audienceId: number;
  kind: ImportKind;
  /** The version that it adds to or corrects. */
  baseId: number | null;
  upload: UploadRow;
  mapping: readonly Mapping[];
  settings: ImportSettings;
}

/** Adds the next version of an audience, ready to be imported, and makes it the newest. */
export async function insertVersion(
  tx: Tx,
  { audienceId, kind, baseId, upload, mapping, settings }: NewVersion,
  userId: number,
): Promise<number> {
  const row = await selectRow(
    tx,
    { id: int },
    sql`
    insert into audience_version (account_id, audience_id, number, upload_id, file_id, file_name, file_size, file_sha256,
                                  mapping, settings, import_as, base_version_id, created_by)
    select ${upload.account_id}, ${audienceId}, coalesce(max(number), 0) + 1, ${upload.id}, ${upload.file_id},
           ${upload.file_name}, ${upload.file_size}, ${upload.file_sha256}, ${JSON.stringify(mapping)},
           ${JSON.stringify(settings)}, ${kind}, ${baseId}::int, ${userId}
      from audience_version where audience_id = ${audienceId}
    returning id`,
  );
  const id = row?.id ?? 0;
  await tx.updateTable('audience').set({ latest_version_id: id }).where('id', '=', audienceId).execute();
  return id;
}

/** Deletes an audience with its versions, people and uploads. Returns their files. */
export async function removeAudience(tx: Tx, id: number): Promise<number[]> {
  await tx
    .selectFrom('audience_version')
    .select('id')
    .where('audience_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('audience_version')
    .set({ state: 'cancelled' })
    .where('audience_id', '=', id)
    .where('state', '=', 'importing')
    .execute();
  const versions = await selectRows(
    tx,
    { file_id: bigint, upload_id: orNull(int) },
    sql`
    select file_id, upload_id from audience_version where audience_id = ${id}
     union
    select i.file_id, i.upload_id from audience_ingest i join audience_version v on v.account_id = i.account_id and v.id = i.version_id
     where v.audience_id = ${id}`,
  );
  await sql`select delete_audience(${id})`.execute(tx);
  const uploads = versions.flatMap(({ upload_id }) => (upload_id === null ? [] : [upload_id]));
  if (uploads.length > 0) await tx.deleteFrom('audience_upload').where('id', 'in', uploads).execute();
  return [...new Set(versions.map(({ file_id }) => file_id))];
}

/** The file of the latest version, or of the one in use. Undefined when the audience is out of reach. */
export async function latestFile(tx: Tx, id: number): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('audience as a')
    .innerJoin('audience_version as v', (join) =>
      join
        .onRef('v.account_id', '=', 'a.account_id')
        .on((on) => on('v.id', '=', on.fn.coalesce('a.latest_version_id', 'a.current_version_id'))),
    )
    .select('v.file_id')
    .where('a.id', '=', id)
    .where(inScope(tx, sql.ref('a.account_id')))
    .executeTakeFirst();
  return row?.file_id;
}

/**
 * For statements over all people of a version. Sorts and joins would spill to disk with the server's usual few megabytes. The
 * planner takes the new table for empty until it has statistics, and would join it row by row, for minutes.
 */
export async function allowMemory(tx: Tx): Promise<void> {
  // A list may hold far more entries than the statistics say, and a new table has none. A nested loop over them would never
  // end, and a merge join would sort both.
  await sql`
    select set_config('work_mem', '128MB', true), set_config('enable_nestloop', 'off', true),
           set_config('enable_mergejoin', 'off', true)`.execute(tx);
}
