import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { Example } from './audiences.present.ts';
import type { ImportSettings } from './import/import.repository.ts';
import type { Mapping } from './csv/mapping.ts';
import type { UploadRow } from './import/uploads.repository.ts';

/** Holds the audience until the transaction ends, or the 404 of one that isn't there. */
export const lockInScope = async (tx: Tx, id: number): Promise<{ account_id: number }> => {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from audience where id = ${id} and ${inScope(tx, sql.ref('account_id'))} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
};

export type Latest = { id: number; upload_id: number | null; mapping: Mapping[]; settings: ImportSettings };

export const latestOf = async (tx: Tx, audienceId: number): Promise<Latest | undefined> => {
  const { rows } = await sql<Latest>`
    select v.id, v.upload_id, v.mapping, v.settings from audience a
      join audience_version v on v.account_id = a.account_id and v.id = a.latest_version_id where a.id = ${audienceId}`.execute(
    tx,
  );
  return rows[0];
};

export type NewAudience = { account_id: number; name: string; description?: string | null | undefined };

export const insertAudience = async (
  tx: Tx,
  { account_id, name, description }: NewAudience,
  userId: number,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into audience (account_id, name, description, created_by)
    values (${account_id}, ${name}, ${description ?? null}, ${userId}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

export type NewVersion = {
  audienceId: number;
  upload: UploadRow;
  mapping: readonly Mapping[];
  settings: ImportSettings;
};

/** The next version of an audience, at work; from now on it is the newest. */
export const insertVersion = async (
  tx: Tx,
  { audienceId, upload, mapping, settings }: NewVersion,
  userId: number,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into audience_version (account_id, audience_id, number, upload_id, file_id, file_name, file_size, file_sha256,
                                  mapping, settings, created_by)
    select ${upload.account_id}, ${audienceId}, coalesce(max(number), 0) + 1, ${upload.id}, ${upload.file_id},
           ${upload.file_name}, ${upload.file_size}, ${upload.file_sha256}, ${JSON.stringify(mapping)},
           ${JSON.stringify(settings)}, ${userId}
      from audience_version where audience_id = ${audienceId}
    returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await sql`update audience set latest_version_id = ${id} where id = ${audienceId}`.execute(tx);
  return id;
};

/** For each reason the first row that was turned away for it. */
export const examplesOf = async (tx: Tx, versionId: number, reasons: readonly string[]): Promise<Example[]> => {
  if (reasons.length === 0) return [];
  const { rows } = await sql<Example>`
    select r.reason, x.line, x.raw from unnest(${sql.val([...reasons])}::text[]) as r(reason)
      cross join lateral (select line, raw from audience_reject
                           where version_id = ${versionId} and reason = r.reason order by line limit 1) x`.execute(tx);
  return rows;
};

type Reject = { line: number; reason: string; raw: string };

export const rejectsAfter = async (tx: Tx, versionId: number, line: number, limit: number): Promise<Reject[]> => {
  const { rows } = await sql<Reject>`
    select line, reason, raw from audience_reject where version_id = ${versionId} and line > ${line}
     order by line limit ${limit}`.execute(tx);
  return rows;
};

/** Removes an audience with its versions, people and files. */
export const removeAudience = async (tx: Tx, id: number): Promise<number[]> => {
  await sql`select from audience_version where audience_id = ${id} order by id for update`.execute(tx);
  await sql`update audience_version set state = 'cancelled' where audience_id = ${id} and state = 'importing'`.execute(
    tx,
  );
  await sql`
    select drop_audience_partition(v.id) from audience_version v
     where v.audience_id = ${id} and to_regclass(format('public.audience_member_%s', v.id)) is not null`.execute(tx);
  const { rows } = await sql<{ file_id: number; upload_id: number | null }>`
    select file_id, upload_id from audience_version where audience_id = ${id}`.execute(tx);
  await sql`delete from audience where id = ${id}`.execute(tx);
  const uploads = rows.flatMap(({ upload_id }) => (upload_id === null ? [] : [upload_id]));
  await sql`delete from audience_upload where id = any(${sql.val(uploads)}::int[])`.execute(tx);
  return [...new Set(rows.map(({ file_id }) => file_id))];
};
