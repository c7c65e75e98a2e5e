import { sql, type RawBuilder } from 'kysely';

/** The SQL of the account and the advertisers that would mail somebody. */
export interface Sender {
  accountId: RawBuilder<unknown>;
  /**
   * The advertisers of the order and of the mail, which may differ; the lists of each count. Null: only the lists that apply to
   * all of the account's advertisers.
   */
  advertiserIds: RawBuilder<unknown> | null;
}

/**
 * The entries that keep this sender from mailing somebody, as tables of `kind` and `value`: those of the account, then
 * those of the house. Two tables and no union, because PostgreSQL looks up single addresses in the indexes of a table,
 * but not in those below a union.
 */
export function entriesInForce({ accountId, advertiserIds }: Sender): readonly RawBuilder<unknown>[] {
  const advertiser =
    advertiserIds === null
      ? sql`l.advertiser_id is null`
      : sql`(l.advertiser_id is null or l.advertiser_id = any(${advertiserIds}))`;
  return [
    sql`(
  select e.kind, e.value from suppression_entry e join suppression_list l on l.account_id = e.account_id and l.id = e.list_id
   where e.account_id = ${accountId} and ${advertiser} and l.is_active and e.excepted_at is null)`,
    houseEntriesInForce(),
  ];
}

/** The entries that keep everybody from mailing somebody, as a table of `kind` and `value`. */
export function houseEntriesInForce(): RawBuilder<unknown> {
  return sql`(
  select e.kind, e.value from house_suppression_entry e join house_suppression_list l on l.id = e.list_id
   where l.is_active and e.excepted_at is null)`;
}

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

/** Where the people `m` to compare are, whose they are, and the tables of entries to compare them with. */
interface Comparison {
  people: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  entries: readonly RawBuilder<unknown>[];
}

/** The rows that one of several selects finds. */
export function anyOf(selects: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(selects, sql` union `);
}

/**
 * The domains of the people that an entry of a domain covers. Looks at each domain one time, because comparing person by
 * person takes seconds for a million people.
 */
export function coveredDomains({ people, accountId, entries }: Comparison): RawBuilder<unknown> {
  const covered = entries.map(
    (table) => sql`select s.domain from spelled s join ${table} e on e.kind = 'domain' and e.value = s.value`,
  );
  return sql`(
  with spelled as (
    select o.domain, a.value
      from (select distinct ${domainOf(sql.ref('m.email'))} as domain from ${people}) o
      cross join lateral (
        select o.domain as spelling
         union all
        select d.spelling from domain_spelling d where d.account_id = ${accountId} and d.domain = o.domain) s
      cross join lateral domains_above(s.spelling) a)
  ${anyOf(covered)})`;
}

/** The addresses of the people of which an entry holds a digest that was made of another spelling. */
export function respelledMatches({ people, accountId, entries }: Comparison): RawBuilder<unknown> {
  const matches = entries.flatMap((table) => [
    sql`select r.email from respelled r
          join ${table} e on e.kind = 'sha256' and e.value = encode(sha256(convert_to(r.spelling, 'UTF8')), 'hex')`,
    sql`select r.email from respelled r join ${table} e on e.kind = 'md5' and e.value = md5(r.spelling)`,
  ]);
  return sql`(
  with respelled as (
    select m.email, ${localPartOf(sql.ref('m.email'))} || '@' || d.spelling as spelling
      from ${people} join domain_spelling d on d.account_id = ${accountId} and d.domain = ${domainOf(sql.ref('m.email'))})
  ${anyOf(matches)})`;
}
