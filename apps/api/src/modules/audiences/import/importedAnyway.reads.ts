import { sql, type RawBuilder } from 'kysely';
import { json, orNull, selectRow } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personJson, type Person } from '../../accounts/accounts.reads.ts';

/** Why people who opted out in a file were imported, by whom and when. `rows` is null if the import didn't count them. */
export interface ImportedAnyway {
  rows: number | null;
  reason: string;
  by: Person | null;
  at: string;
}

/** SQL of the version with this alias: its newest file whose opted-out people were imported; null without one. */
export function importedAnywayJson(alias: string): RawBuilder<ImportedAnyway | null> {
  const v = sql.raw(alias);
  return sql`(
    select json_build_object('rows', f.refusals_imported, 'reason', f.settings -> 'consent' ->> 'reason', 'by', ${personJson('f.created_by')}, 'at', f.created_at)
      from (select settings, refusals_imported, created_by, created_at, number from audience_ingest
             where account_id = ${v}.account_id and version_id = ${v}.id
             union all
            select ${v}.settings, ${v}.refusals_imported, ${v}.created_by, ${v}.created_at, 0) f
     where f.settings -> 'consent' ->> 'choice' = 'import' and coalesce(f.refusals_imported, 1) > 0 order by f.number desc limit 1)`;
}

export async function importedAnywayOf(tx: Tx, versionId: number): Promise<ImportedAnyway | null> {
  const row = await selectRow(
    tx,
    { found: orNull(json<ImportedAnyway>()) },
    sql`select ${importedAnywayJson('v')} as found from audience_version v where v.id = ${versionId}`,
  );
  return row?.found ?? null;
}

export function presentImportedAnyway(found: ImportedAnyway | null): ImportedAnyway | null {
  return found && { ...found, at: new Date(found.at).toISOString() };
}
