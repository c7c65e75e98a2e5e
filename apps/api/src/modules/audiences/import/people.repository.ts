import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import { clientOf, type Tx } from '../../../platform/database/tx.ts';
import type { People, Reject } from './chunks.ts';
import { storeApart } from './largeImport.repository.ts';
import type { ImportVersion } from './import.repository.ts';
import { hitsIn } from '../suppressions/hits.ts';

/**
 * COPY is refused under row-level security, so people come through a table of this transaction: it has no policies,
 * nobody else sees it, and it leaves no dead rows behind.
 */
const stage = async (tx: Tx, { blocks }: People): Promise<void> => {
  await sql`
    create temporary table people_stage (line bigint, email text collate "C", first_name text, last_name text,
      company text, country text, postal_code text, custom jsonb) on commit drop`.execute(tx);
  await pipeline(Readable.from(blocks), clientOf(tx).query(copyFrom('copy people_stage from stdin')));
};

export type Merged = { accepted: number; suppressed: number; duplicates: number };

/** Puts the people of one chunk among the members; of several rows with one address the first of the file stays. */
export const mergePeople = async (tx: Tx, version: ImportVersion, people: People): Promise<Merged> => {
  if (people.count === 0) return { accepted: 0, suppressed: 0, duplicates: 0 };
  await stage(tx, people);
  if (version.is_apart) {
    await storeApart(tx, version);
    // Who is there twice or on a list is found when all are there, at once.
    return { accepted: people.count, suppressed: 0, duplicates: 0 };
  }
  const { rows } = await sql<{ added: number; suppressed: number }>`
    with hit as (${hitsIn(sql`people_stage m`, version.account_id)}),
    added as (
      insert into audience_member (account_id, version_id, line, email, email_hash, first_name, last_name, company,
                                   country, postal_code, custom, is_suppressed)
      select ${version.account_id}, ${version.id}, s.line, s.email, sha256(convert_to(s.email, 'UTF8')), s.first_name,
             s.last_name, s.company, s.country, s.postal_code, s.custom, hit.email is not null
        from people_stage s left join hit on hit.email = s.email order by s.line
      on conflict (version_id, email) do nothing
      returning is_suppressed)
    select count(*) as added, count(*) filter (where is_suppressed) as suppressed from added`.execute(tx);
  const { added, suppressed } = rows[0] ?? { added: 0, suppressed: 0 };
  return { accepted: added - suppressed, suppressed, duplicates: people.count - added };
};

export const keepRejects = async (tx: Tx, version: ImportVersion, rejects: readonly Reject[]): Promise<void> => {
  if (rejects.length === 0) return;
  await sql`
    insert into audience_reject (account_id, version_id, line, reason, raw)
    select ${version.account_id}, ${version.id}, r.line, r.reason, r.raw
      from unnest(${sql.val(rejects.map(({ line }) => line))}::bigint[], ${sql.val(rejects.map(({ reason }) => reason))}::text[],
                  ${sql.val(rejects.map(({ raw }) => raw))}::text[]) as r(line, reason, raw)`.execute(tx);
};
