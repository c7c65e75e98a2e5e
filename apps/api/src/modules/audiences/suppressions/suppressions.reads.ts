import { sql, type RawBuilder } from 'kysely';

/** The SQL of an address, and of the account and advertiser that would mail it. */
interface Addressee {
  email: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  advertiserId: RawBuilder<unknown>;
}

function inForce({ accountId, advertiserId }: Pick<Addressee, 'accountId' | 'advertiserId'>): RawBuilder<boolean> {
  return sql<boolean>`e.excepted_at is null and l.is_active and (l.account_id is null or l.account_id = ${accountId})
     and (l.advertiser_id is null or l.advertiser_id = ${advertiserId})`;
}

/**
 * Whether a list of the house, the account or this advertiser holds the address now, either itself or its domain. Costs
 * three index probes per address, which suits the few hundred messages of a claim; for a whole version use `mailable`.
 */
export function isSuppressed({ email, ...sender }: Addressee): RawBuilder<boolean> {
  return sql<boolean>`exists (
  select from suppression_entry e join suppression_list l on l.id = e.list_id
   where (e.kind, e.value) in (('sha256', encode(sha256(convert_to(${email}, 'UTF8')), 'hex')),
                               ('md5', md5(${email})), ('domain', split_part(${email}, '@', 2)))
     and ${inForce(sender)})`;
}

const MEMBER_VALUES = [
  ['sha256', sql`encode(m.email_hash, 'hex')`],
  ['md5', sql`md5(m.email)`],
  ['domain', sql`split_part(m.email, '@', 2)`],
] as const;

/**
 * The members `m` of a version that may be mailed now. One anti-join per kind of entry: PostgreSQL would evaluate an OR
 * over the kinds member by member, which takes half a minute for a million members.
 */
export function mailable(versionId: number, accountId: number, advertiserId: number): RawBuilder<boolean> {
  const sender = { accountId: sql`${accountId}::int`, advertiserId: sql`${advertiserId}::int` };
  const absent = MEMBER_VALUES.map(
    ([kind, value]) => sql<boolean>`not exists (
      select from suppression_entry e join suppression_list l on l.id = e.list_id
       where e.kind = ${sql.lit(kind)} and e.value = ${value} and ${inForce(sender)})`,
  );
  return sql<boolean>`m.version_id = ${versionId} and not m.is_suppressed and ${sql.join(absent, sql` and `)}`;
}

const ADDRESS_VALUES = [
  ['sha256', sql`encode(sha256(convert_to(m.email, 'UTF8')), 'hex')`],
  ['md5', sql`md5(m.email)`],
  ['domain', sql`split_part(m.email, '@', 2)`],
] as const;

/**
 * Selects the addresses `m.email` of a source that a list of the house or the account holds now. One join per kind of
 * entry, so that PostgreSQL can hash each. Lists of single advertisers are left out: they are matched per product.
 */
export function suppressedIn(source: RawBuilder<unknown>, accountId: number): RawBuilder<{ email: string }> {
  const parts = ADDRESS_VALUES.map(
    ([kind, value]) => sql`
      select m.email from ${source} join suppression_entry e on e.kind = ${sql.lit(kind)} and e.value = ${value}
        join suppression_list l on l.id = e.list_id
       where e.excepted_at is null and l.is_active and l.advertiser_id is null
         and (l.account_id is null or l.account_id = ${accountId})`,
  );
  return sql`${sql.join(parts, sql` union `)}`;
}
