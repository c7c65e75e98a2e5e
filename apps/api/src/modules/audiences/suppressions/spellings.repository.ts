import { sql } from 'kysely';
import { domainSpellings } from '../../../platform/addresses/canonicalAddress.ts';
import { selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { domainOf, mayBeRespelled } from './matches.reads.ts';

/** Every ordered pair of two spellings of one domain. */
function pairsOf(domain: string): [string, string][] {
  const spellings = domainSpellings(domain);
  return spellings.flatMap((one) =>
    spellings.filter((other) => other !== one).map((other): [string, string] => [one, other]),
  );
}

/** Keeps the other spellings of domains, so that their people are found under each. Domains with one spelling add nothing. */
export async function keepSpellings(tx: Tx, accountId: number, domains: Iterable<string>): Promise<void> {
  const pairs = [...domains].flatMap(pairsOf);
  if (pairs.length === 0) return;
  // In one order: two imports that keep the same domains would deadlock otherwise.
  await sql`
    insert into domain_spelling (account_id, domain, spelling)
    select ${accountId}::int, d.domain, d.spelling
      from unnest(${sql.val(pairs.map(([domain]) => domain))}::text[], ${sql.val(pairs.map(([, spelling]) => spelling))}::text[]) d(domain, spelling)
     order by d.domain, d.spelling
    on conflict do nothing`.execute(tx);
}

/** The domains of a version's people that may have several spellings. */
export async function respellableDomains(tx: Tx, versionId: number): Promise<string[]> {
  const rows = await selectRows(
    tx,
    { domain: text },
    sql`
    select distinct ${domainOf(sql.ref('m.email'))} as domain from audience_member m
     where m.version_id = ${versionId} and ${mayBeRespelled(sql.ref('m.email'))}`,
  );
  return rows.map(({ domain }) => domain);
}
