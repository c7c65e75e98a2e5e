import { sql, type RawBuilder } from 'kysely';

/** The entries of the lists that hold for the given sender, as a table of `kind` and `value`. */
export function entriesInForce(accountId: RawBuilder<unknown>, advertiserId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
  select e.kind, e.value from suppression_entry e join suppression_list l on l.id = e.list_id
   where e.excepted_at is null and l.is_active and (l.account_id is null or l.account_id = ${accountId})
     and (l.advertiser_id is null or l.advertiser_id = ${advertiserId}))`;
}

/** No advertiser: only the lists of the house and the account hold. */
export const NO_ADVERTISER = sql`null::int`;

export function domainOf(email: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`split_part(${email}, '@', 2)`;
}

function localPartOf(email: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`split_part(${email}, '@', 1)`;
}

/** Whether an address may have several spellings: it has a letter outside ASCII or an A-label. */
export function mayBeRespelled(email: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${email} ~ '[^ -~]|xn--'`;
}

/** The address in the other spellings of its domain. No rows for nearly all addresses. */
export function respellings(email: RawBuilder<unknown>, accountId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
  select ${localPartOf(email)} || '@' || d.spelling as email from domain_spelling d
   where ${mayBeRespelled(email)} and d.account_id = ${accountId} and d.domain = ${domainOf(email)})`;
}

/** Where the people `m` to compare are, whose they are, and the entries to compare them with. */
interface Comparison {
  people: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  entries: RawBuilder<unknown>;
}

/**
 * The domains of the people that an entry of a domain covers. Looks at each domain one time, because comparing person by
 * person takes seconds for a million people.
 */
export function coveredDomains({ people, accountId, entries }: Comparison): RawBuilder<unknown> {
  return sql`(
  select distinct o.domain
    from (select distinct ${domainOf(sql.ref('m.email'))} as domain from ${people}) o
    cross join lateral (
      select o.domain as spelling
       union all
      select d.spelling from domain_spelling d where d.account_id = ${accountId} and d.domain = o.domain) s
    cross join lateral domains_above(s.spelling) a
    join ${entries} e on e.kind = 'domain' and e.value = a.value)`;
}

/** The addresses of the people of which an entry holds a digest that was made of another spelling. */
export function respelledMatches({ people, accountId, entries }: Comparison): RawBuilder<unknown> {
  const respelled = sql`(
    select m.email, ${localPartOf(sql.ref('m.email'))} || '@' || d.spelling as spelling
      from ${people} join domain_spelling d on d.account_id = ${accountId} and d.domain = ${domainOf(sql.ref('m.email'))})`;
  return sql`(
  select r.email from ${respelled} r
    join ${entries} e on e.kind = 'sha256' and e.value = encode(sha256(convert_to(r.spelling, 'UTF8')), 'hex')
   union
  select r.email from ${respelled} r join ${entries} e on e.kind = 'md5' and e.value = md5(r.spelling))`;
}
