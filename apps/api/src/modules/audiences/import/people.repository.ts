import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import { bigint, selectRow } from '../../../platform/database/statement.ts';
import { clientOf, type Tx } from '../../../platform/database/tx.ts';
import { keepSpellings } from '../suppressions/spellings.repository.ts';
import { suppressedIn } from '../suppressions/suppressions.reads.ts';
import type { OptOut, People, Reject } from './chunks.ts';
import type { ImportVersion } from '../versions/import.repository.ts';
import { addToOwnTable } from './large/largeImport.repository.ts';

/**
 * Copies people into a temporary table, because PostgreSQL refuses COPY into a table with row-level security. Nobody
 * else sees the table, and it leaves no dead rows behind.
 */
async function stage(tx: Tx, { blocks }: People): Promise<void> {
  await sql`
    create temporary table people_stage (line bigint, email text collate "C", first_name text, last_name text,
      company text, country text, postal_code text, custom jsonb) on commit drop`.execute(tx);
  await pipeline(Readable.from(blocks), clientOf(tx).query(copyFrom('copy people_stage from stdin')));
}

interface ChunkCounts {
  accepted: number;
  suppressed: number;
  duplicates: number;
}

/** Stores the people of one chunk as members, and keeps the first of several rows with the same address. */
export async function storePeople(tx: Tx, version: ImportVersion, people: People): Promise<ChunkCounts> {
  if (people.count === 0) return { accepted: 0, suppressed: 0, duplicates: 0 };
  await stage(tx, people);
  await keepSpellings(tx, version.account_id, people.respellable);
  if (version.has_own_table) {
    await addToOwnTable(tx, version);
    // Duplicates and suppressed people of a large import are counted once, when all of it is stored.
    return { accepted: people.count, suppressed: 0, duplicates: 0 };
  }
  const row = await selectRow(
    tx,
    { added: bigint, suppressed: bigint },
    sql`
    with hit as (${suppressedIn(sql`people_stage m`, version.account_id)}),
    added as (
      insert into audience_member (account_id, version_id, line, email, email_hash, first_name, last_name, company,
                                   country, postal_code, custom, is_suppressed)
      select ${version.account_id}, ${version.id}, s.line, s.email, sha256(convert_to(s.email, 'UTF8')), s.first_name,
             s.last_name, s.company, s.country, s.postal_code, s.custom, hit.email is not null
        from people_stage s left join hit on hit.email = s.email order by s.line
      on conflict (version_id, email) do nothing
      returning is_suppressed)
    select count(*) as added, count(*) filter (where is_suppressed) as suppressed from added`,
  );
  const { added, suppressed } = row ?? { added: 0, suppressed: 0 };
  return { accepted: added - suppressed, suppressed, duplicates: people.count - added };
}

export async function storeRejects(tx: Tx, version: ImportVersion, rejects: readonly Reject[]): Promise<void> {
  if (rejects.length === 0) return;
  await sql`
    insert into audience_reject (account_id, version_id, line, reason, raw)
    select ${version.account_id}, ${version.id}, r.line, r.reason, r.raw
      from unnest(${sql.val(rejects.map(({ line }) => line))}::bigint[], ${sql.val(rejects.map(({ reason }) => reason))}::text[],
                  ${sql.val(rejects.map(({ raw }) => raw))}::text[]) as r(line, reason, raw)`.execute(tx);
}

export async function storeOptOuts(tx: Tx, version: ImportVersion, optOuts: readonly OptOut[]): Promise<void> {
  if (optOuts.length === 0) return;
  const all = <Key extends keyof OptOut>(key: Key) => sql.val(optOuts.map((each) => each[key]));
  await sql`
    insert into audience_opt_out (account_id, version_id, line, column_at, cell, raw, email_hash)
    select ${version.account_id}, ${version.id}, o.line, o.column_at, o.cell, o.raw, sha256(convert_to(o.email, 'UTF8'))
      from unnest(${all('line')}::bigint[], ${all('column')}::int[], ${all('cell')}::text[], ${all('raw')}::text[],
                  ${all('email')}::text[]) as o(line, column_at, cell, raw, email)`.execute(tx);
}
