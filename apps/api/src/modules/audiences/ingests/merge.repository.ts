import { sql } from 'kysely';
import { bigint, bool, int, selectRow, selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Whether a launch used the version. */
export async function isUsed(tx: Tx, versionId: number): Promise<boolean> {
  const row = await selectRow(
    tx,
    { is_used: bool },
    sql`select used_at is not null as is_used from audience_version where id = ${versionId}`,
  );
  return row?.is_used ?? false;
}

export async function nextIngest(tx: Tx, versionId: number): Promise<number> {
  const row = await selectRow(
    tx,
    { next: int },
    sql`select coalesce(max(number), 0) + 1 as next from audience_ingest where version_id = ${versionId}`,
  );
  return row?.next ?? 1;
}

const CORRECTED = { ingest: int, reason: text, count: bigint };

/** Marks the rejected rows that a correction replaced. Returns how many, by ingest and reason. */
export function markCorrected(
  tx: Tx,
  { versionId, number, readBy }: { versionId: number; number: number; readBy: number },
) {
  return selectRows(
    tx,
    CORRECTED,
    sql`
    with marked as (
      update audience_reject r set corrected_in = ${number} from audience_correction c
       where c.version_id = ${readBy} and r.version_id = ${versionId} and r.ingest = c.ingest and r.line = c.line
         and r.corrected_in is null
      returning r.ingest, r.reason)
    select ingest, reason, count(*) as count from marked group by ingest, reason order by ingest, reason`,
  );
}

const GONE = { ingest: int, count: bigint };

/** Deletes the members of a version whom another version's file says not to mail. Returns how many, by ingest. */
export function deleteOptedOutIn(tx: Tx, versionId: number, otherId: number) {
  return selectRows(
    tx,
    GONE,
    sql`
    with gone as (
      delete from audience_member m
       using (select distinct email_hash from audience_opt_out where version_id = ${otherId}) o
       where m.version_id = ${versionId} and m.email_hash = o.email_hash
      returning m.ingest)
    select ingest, count(*) as count from gone group by ingest order by ingest`,
  );
}

/**
 * Makes the people of an import members of a version, unless they are. Their ids follow those of the version: they give
 * the order in which its people are sent to, and must not occur twice in it.
 */
export async function addMembers(
  tx: Tx,
  { versionId, number, readBy }: { versionId: number; number: number; readBy: number },
): Promise<{ added: number; suppressed: number }> {
  const row = await selectRow(
    tx,
    { added: bigint, suppressed: bigint },
    sql`
    with added as (
      insert into audience_member (id, account_id, version_id, ingest, line, email, email_hash, first_name, last_name, company,
                                   country, postal_code, custom, is_suppressed) overriding system value
      select b.last + row_number() over (order by m.id), m.account_id, ${versionId}, ${number}, m.line, m.email, m.email_hash,
             m.first_name, m.last_name, m.company, m.country, m.postal_code, m.custom, m.is_suppressed
        from audience_member m
       cross join (select coalesce(max(id), 0) as last from audience_member where version_id = ${versionId}) b
       where m.version_id = ${readBy} order by m.id
      on conflict (version_id, email) do nothing
      returning is_suppressed)
    select count(*) as added, count(*) filter (where is_suppressed) as suppressed from added`,
  );
  return row ?? { added: 0, suppressed: 0 };
}

/** Gives a version the rejected and opted-out rows of an import. */
export async function addLeftRows(
  tx: Tx,
  { versionId, number, readBy }: { versionId: number; number: number; readBy: number },
): Promise<void> {
  await sql`
    insert into audience_reject (account_id, version_id, ingest, line, reason, raw)
    select account_id, ${versionId}, ${number}, line, reason, raw from audience_reject where version_id = ${readBy}`.execute(
    tx,
  );
  await sql`
    insert into audience_opt_out (account_id, version_id, ingest, line, column_at, cell, raw, email_hash)
    select account_id, ${versionId}, ${number}, line, column_at, cell, raw, email_hash from audience_opt_out
     where version_id = ${readBy}`.execute(tx);
}

/** Puts a version into use, and removes the one that read its newest file. */
export async function endMerge(
  tx: Tx,
  { audienceId, versionId, readBy }: { audienceId: number; versionId: number; readBy: number },
): Promise<void> {
  await tx
    .updateTable('audience')
    .set({ current_version_id: versionId, latest_version_id: versionId })
    .where('id', '=', audienceId)
    .execute();
  await sql`select end_merge(${readBy})`.execute(tx);
}

/** Gives a version the number after the highest of the audience's other versions: that of the import is free again. */
export async function renumber(tx: Tx, versionId: number): Promise<void> {
  await sql`
    update audience_version v
       set number = (select coalesce(max(number), 0) + 1 from audience_version o where o.audience_id = v.audience_id and o.id <> v.id)
     where v.id = ${versionId}`.execute(tx);
}
