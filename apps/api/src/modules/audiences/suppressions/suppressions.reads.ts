import { sql, type RawBuilder } from 'kysely';
import {
  coveredDomains,
  domainOf,
  entriesInForce,
  NO_ADVERTISER,
  respelledMatches,
  respellings,
} from './matches.reads.ts';

/** The SQL of an address, and of the account and advertiser that would mail it. */
interface Addressee {
  email: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  advertiserId: RawBuilder<unknown>;
}

/**
 * Whether a list of the house, the account or this advertiser holds the address now, either itself or its domain, in any
 * spelling. Costs an index probe per value, which suits the few hundred messages of a claim; for a whole version use
 * `mailable`. The values need no kind: digests differ in length, and only domains have a dot.
 */
export function isSuppressed({ email, accountId, advertiserId }: Addressee): RawBuilder<boolean> {
  const values = sql`array(
    select v.value
      from (select ${email} as email union all select email from ${respellings(email, accountId)} r) s
      cross join lateral (
        select encode(sha256(convert_to(s.email, 'UTF8')), 'hex') as value
         union all
        select md5(s.email)
         union all
        select value from domains_above(${domainOf(sql.ref('s.email'))})) v)`;
  // With the offset PostgreSQL keeps asking the index address by address; as a join it would read all entries for each.
  return sql<boolean>`exists (
  select from ${entriesInForce(accountId, advertiserId)} e where e.value = any(${values}) offset 0)`;
}

/**
 * The members `m` of a version that may be mailed now. One anti-join per kind of entry: PostgreSQL would evaluate an OR
 * over the kinds member by member, which takes half a minute for a million members.
 */
export function mailable(versionId: number, accountId: number, advertiserId: number): RawBuilder<boolean> {
  const account = sql`${accountId}::int`;
  const entries = entriesInForce(account, sql`${advertiserId}::int`);
  const people = sql`(select email from audience_member where version_id = ${versionId} and not is_suppressed) m`;
  const comparison = { people, accountId: account, entries };
  return sql<boolean>`m.version_id = ${versionId} and not m.is_suppressed
     and not exists (select from ${entries} e where e.kind = 'sha256' and e.value = encode(m.email_hash, 'hex'))
     and not exists (select from ${entries} e where e.kind = 'md5' and e.value = md5(m.email))
     and not exists (select from ${coveredDomains(comparison)} c where c.domain = ${domainOf(sql.ref('m.email'))})
     and not exists (select from ${respelledMatches(comparison)} r where r.email = m.email)`;
}

/**
 * Selects the addresses `m.email` of a source that a list of the house or the account holds now. One join per kind of
 * entry, so that PostgreSQL can hash each. Lists of single advertisers are left out: they are matched per product.
 */
export function suppressedIn(people: RawBuilder<unknown>, accountId: number): RawBuilder<{ email: string }> {
  const account = sql`${accountId}::int`;
  const entries = entriesInForce(account, NO_ADVERTISER);
  const comparison = { people, accountId: account, entries };
  return sql`
      select m.email from ${people} join ${entries} e
          on e.kind = 'sha256' and e.value = encode(sha256(convert_to(m.email, 'UTF8')), 'hex')
       union
      select m.email from ${people} join ${entries} e on e.kind = 'md5' and e.value = md5(m.email)
       union
      select m.email from ${people} join ${coveredDomains(comparison)} c on c.domain = ${domainOf(sql.ref('m.email'))}
       union
      select r.email from ${respelledMatches(comparison)} r`;
}
