import { sql, type RawBuilder } from 'kysely';

/** Columns or values of whose address it is, and for whom it would be mailed. */
export type Addressee = {
  email: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  advertiserId: RawBuilder<unknown>;
};

const inForce = ({ accountId, advertiserId }: Pick<Addressee, 'accountId' | 'advertiserId'>): RawBuilder<boolean> =>
  sql<boolean>`e.excepted_at is null and l.is_active and (l.account_id is null or l.account_id = ${accountId})
     and (l.advertiser_id is null or l.advertiser_id = ${advertiserId})`;

/**
 * Whether a list of the house, of the account or of this advertiser holds the address now, as it is or by its domain.
 * Three probes of one index per address: right for the few hundred messages of a claim. For a whole version take
 * `mailable`.
 */
export const isSuppressed = ({ email, ...whom }: Addressee): RawBuilder<boolean> => sql<boolean>`exists (
  select from suppression_entry e join suppression_list l on l.id = e.list_id
   where (e.kind, e.value) in (('sha256', encode(sha256(convert_to(${email}, 'UTF8')), 'hex')),
                               ('md5', md5(${email})), ('domain', split_part(${email}, '@', 2)))
     and ${inForce(whom)})`;

const kinds = [
  ['sha256', sql`encode(m.email_hash, 'hex')`],
  ['md5', sql`md5(m.email)`],
  ['domain', sql`split_part(m.email, '@', 2)`],
] as const;

/**
 * Members `m` of a version who may be mailed now. One anti-join per kind of entry: an OR over the kinds would be asked
 * member by member, which takes half a minute for a million of them.
 */
export const mailable = (versionId: number, accountId: number, advertiserId: number): RawBuilder<boolean> => {
  const whom = { accountId: sql`${accountId}::int`, advertiserId: sql`${advertiserId}::int` };
  const absent = kinds.map(
    ([kind, value]) => sql<boolean>`not exists (
      select from suppression_entry e join suppression_list l on l.id = e.list_id
       where e.kind = ${sql.lit(kind)} and e.value = ${value} and ${inForce(whom)})`,
  );
  return sql<boolean>`m.version_id = ${versionId} and not m.is_suppressed and ${sql.join(absent, sql` and `)}`;
};
