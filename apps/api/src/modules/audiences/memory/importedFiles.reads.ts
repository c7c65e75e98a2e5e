import { sql, type RawBuilder } from 'kysely';

/**
 * The files that were imported into an account, as a table for `with`. Each file of a version is one of them; a version from
 * before it could have several is a file of its own. A copy of a version keeps when its files were imported.
 */
export function importedFiles(accountId: number): RawBuilder<unknown> {
  return sql`
    imported as (
      select version_id, number, kind, file_sha256, mapping, settings, created_by, created_at
        from audience_ingest
       where account_id = ${accountId}
       union all
      select v.id, 1, 'replace', v.file_sha256, v.mapping, v.settings, v.created_by, v.created_at
        from audience_version v
       where v.account_id = ${accountId}
         and not exists (select from audience_ingest i where i.account_id = v.account_id and i.version_id = v.id))`;
}
