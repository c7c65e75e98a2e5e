import { sql, type RawBuilder } from 'kysely';
import { selectRow, selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import {
  anyOf,
  coveredDomains,
  domainOf,
  entriesInForce,
  houseEntriesInForce,
  respelledMatches,
  respellings,
  type Sender,
} from './matches.reads.ts';

/** The SQL of an address, and of the account and the advertisers that would mail it. */
interface Addressee extends Sender {
  email: RawBuilder<unknown>;
}

/**
 * Whether a list of the house, the account or one of these advertisers holds the address now, either itself or its domain, in any
 * spelling. Costs an index probe per value and table, which suits the few hundred messages of a claim; for a whole
 * version use `mailable`. The values need no kind: digests differ in length, and only domains have a dot.
 */
export function isSuppressed({ email, ...sender }: Addressee): RawBuilder<boolean> {
  const values = sql`array(
    select v.value
      from (select ${email} as email union all select email from ${respellings(email, sender.accountId)} r) s
      cross join lateral (
        select encode(sha256(convert_to(s.email, 'UTF8')), 'hex') as value
         union all
        select md5(s.email)
         union all
        select value from domains_above(${domainOf(sql.ref('s.email'))})) v)`;
  // With the offset PostgreSQL keeps asking the index address by address; as a join it would read all entries for each.
  const held = entriesInForce(sender).map(
    (entries) => sql<boolean>`exists (select from ${entries} e where e.value = any(${values}) offset 0)`,
  );
  return sql<boolean>`(${sql.join(held, sql` or `)})`;
}

/** Returns those of a few addresses that may be mailed now; a null advertiser has no lists. */
export async function notSuppressed(
  tx: Tx,
  sender: { accountId: number; advertiserId: number | null },
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = isSuppressed({
    email: sql.ref('m.email'),
    accountId: sql`${sender.accountId}::int`,
    advertiserIds: sql`array[${sender.advertiserId}::int]`,
  });
  const rows = await selectRows(
    tx,
    { email: text },
    sql`select m.email from unnest(${emails}::text[]) m (email) where not ${held}`,
  );
  return new Set(rows.map(({ email }) => email));
}

/**
 * The members `m` of a version that may be mailed now. One anti-join per table and kind of entry: PostgreSQL would
 * evaluate an OR over them member by member, which takes half a minute for a million members.
 */
export function mailable(versionId: number, accountId: number, advertiserIds: readonly number[]): RawBuilder<boolean> {
  const account = sql`${accountId}::int`;
  const entries = entriesInForce({ accountId: account, advertiserIds: sql`${[...advertiserIds]}::int[]` });
  const people = sql`(select email from audience_member where version_id = ${versionId} and not is_suppressed) m`;
  const comparison = { people, accountId: account, entries };
  const held = entries.flatMap((table) => [
    sql`${table} e where e.kind = 'sha256' and e.value = encode(m.email_hash, 'hex')`,
    sql`${table} e where e.kind = 'md5' and e.value = md5(m.email)`,
  ]);
  const covered = sql`${coveredDomains(comparison)} c where c.domain = ${domainOf(sql.ref('m.email'))}`;
  const respelled = sql`${respelledMatches(comparison)} r where r.email = m.email`;
  const absent = [...held, covered, respelled].map((match) => sql<boolean>`not exists (select from ${match})`);
  return sql<boolean>`m.version_id = ${versionId} and not m.is_suppressed and ${sql.join(absent, sql` and `)}`;
}

/**
 * Selects the addresses `m.email` of a source that a list of the house or the account holds now. One join per table and
 * kind of entry, so that PostgreSQL can hash each. Lists of single advertisers are left out: they are matched per product.
 */
export function suppressedIn(people: RawBuilder<unknown>, accountId: number): RawBuilder<{ email: string }> {
  return heldIn(people, accountId, entriesInForce({ accountId: sql`${accountId}::int`, advertiserIds: null }));
}

/** The same, for the lists of the house only. */
export function heldByHouseIn(people: RawBuilder<unknown>, accountId: number): RawBuilder<{ email: string }> {
  return heldIn(people, accountId, [houseEntriesInForce()]);
}

/** Counts the suppressed members of a version that a list of the house holds now. */
export function countHeldByHouse(versionId: number, accountId: number): RawBuilder<number> {
  const people = sql`(select email from audience_member where version_id = ${versionId} and is_suppressed) m`;
  return sql<number>`(select count(*) from (${heldByHouseIn(people, accountId)}) held)`;
}

function heldIn(
  people: RawBuilder<unknown>,
  accountId: number,
  entries: readonly RawBuilder<unknown>[],
): RawBuilder<{ email: string }> {
  const comparison = { people, accountId: sql`${accountId}::int`, entries };
  const held = entries.flatMap((table) => [
    sql`select m.email from ${people}
          join ${table} e on e.kind = 'sha256' and e.value = encode(sha256(convert_to(m.email, 'UTF8')), 'hex')`,
    sql`select m.email from ${people} join ${table} e on e.kind = 'md5' and e.value = md5(m.email)`,
  ]);
  return sql`${anyOf([
    ...held,
    sql`select m.email from ${people} join ${coveredDomains(comparison)} c on c.domain = ${domainOf(sql.ref('m.email'))}`,
    sql`select r.email from ${respelledMatches(comparison)} r`,
  ])}`;
}

/** Describes the lists of house and account, so that a change of them shows as a different text. */
export async function listStateOf(tx: Tx, accountId: number): Promise<string> {
  const row = await selectRow(
    tx,
    { state: text },
    sql`
    select coalesce(string_agg(concat_ws(' ', l.id, l.entry_count, l.is_active), ', ' order by l.id), '') as state
      from (select id, entry_count, is_active from suppression_list where account_id = ${accountId} and advertiser_id is null
            union all
            select id, entry_count, is_active from house_suppression_list) l`,
  );
  return row?.state ?? '';
}
