import { sql, type RawBuilder } from 'kysely';
import { bigint, selectRow, selectRows, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { saveCounts, type ImportVersion } from './import.repository.ts';

const MEMBER_COUNTS = {
  suppressed: bigint,
  accepted: bigint,
};

type MemberCounts = RowOf<typeof MEMBER_COUNTS>;

/** Counts the stored members: an unsubscribe since their chunk may have marked people that count as accepted. */
export async function countMembers(tx: Tx, versionId: number): Promise<MemberCounts> {
  const row = await selectRow(
    tx,
    MEMBER_COUNTS,
    sql`
    select count(*) filter (where is_suppressed) as suppressed, count(*) filter (where not is_suppressed) as accepted
      from audience_member where version_id = ${versionId}`,
  );
  return row ?? { suppressed: 0, accepted: 0 };
}

/**
 * Deletes the people of a version who opted out in another row of its file: one row is enough, wherever it is. Like the later
 * rows of an address, theirs count as duplicates. Default `table`: the members.
 */
export async function deleteOptedOut(
  tx: Tx,
  version: ImportVersion,
  table: RawBuilder<unknown> = sql`audience_member`,
): Promise<ImportVersion> {
  if (version.opted_out === 0) return version;
  return countAsDuplicates(
    tx,
    version,
    sql`
    delete from ${table} m
     using (select distinct email_hash from audience_opt_out where version_id = ${version.id}) o
     where m.version_id = ${version.id} and m.email_hash = o.email_hash
    returning m.is_suppressed`,
  );
}

/** Runs a statement that deletes people and returns whether each was suppressed. They count as duplicates from then on. */
export async function countAsDuplicates(
  tx: Tx,
  version: ImportVersion,
  deletion: RawBuilder<unknown>,
): Promise<ImportVersion> {
  const row = await selectRow(
    tx,
    MEMBER_COUNTS,
    sql`
    with gone as (${deletion})
    select count(*) filter (where is_suppressed) as suppressed, count(*) filter (where not is_suppressed) as accepted from gone`,
  );
  const { suppressed, accepted } = row ?? { suppressed: 0, accepted: 0 };
  const counts = {
    accepted: version.accepted - accepted,
    suppressed: version.suppressed - suppressed,
    duplicates: version.duplicates + accepted + suppressed,
  };
  await saveCounts(tx, version.id, counts);
  return { ...version, ...counts };
}

/** Drops the table of a large import that failed or was cancelled, with all of its people. */
export async function dropOwnTable(tx: Tx, versionId: number): Promise<void> {
  await sql`
    select drop_audience_partition(v.id) from audience_version v
     where v.id = ${versionId} and v.state in ('failed', 'cancelled')
       and to_regclass(format('public.audience_member_%s', v.id)) is not null`.execute(tx);
}

/** Deletes up to `limit` people of an import that failed or was cancelled, and returns how many it deleted. */
export async function deleteMembers(tx: Tx, versionId: number, limit: number): Promise<number> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`
    with next as (select email from audience_member where version_id = ${versionId} limit ${limit})
    delete from audience_member m using next
     where m.version_id = ${versionId} and m.email = next.email
       and exists (select from audience_version where id = ${versionId} and state in ('failed', 'cancelled'))
    returning m.id`,
  );
  return rows.length;
}
