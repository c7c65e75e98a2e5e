import { sql, type RawBuilder } from 'kysely';
import { selectRow, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The SQL of the account and the advertiser that would mail somebody. */
interface Sender {
  accountId: RawBuilder<unknown>;
  /** Null: only the lists that apply to all of the account's advertisers. */
  advertiserId: RawBuilder<unknown> | null;
}

/**
 * The entries `e` that keep this sender from mailing somebody, as the from clause of a statement: those of the account,
 * then those of the house. Two statements and no union, because PostgreSQL looks up single addresses in the indexes of
 * a table, but not in those below a union.
 */
export function entriesInForce({ accountId, advertiserId }: Sender): readonly RawBuilder<unknown>[] {
  const advertiser =
    advertiserId === null
      ? sql`l.advertiser_id is null`
      : sql`(l.advertiser_id is null or l.advertiser_id = ${advertiserId})`;
  return [
    sql`suppression_entry e join suppression_list l on l.account_id = e.account_id and l.id = e.list_id
          and e.account_id = ${accountId} and ${advertiser} and l.is_active and e.excepted_at is null`,
    sql`house_suppression_entry e join house_suppression_list l on l.id = e.list_id
          and l.is_active and e.excepted_at is null`,
  ];
}

/** The SQL of an address, and of the account and advertiser that would mail it. */
interface Addressee extends Sender {
  email: RawBuilder<unknown>;
}

/**
 * Whether a list of the house, the account or this advertiser holds the address now, either itself or its domain. Costs
 * six index probes per address, which suits the few hundred messages of a claim; for a whole version use `mailable`.
 */
export function isSuppressed({ email, ...sender }: Addressee): RawBuilder<boolean> {
  const held = entriesInForce(sender).map(
    (entries) => sql<boolean>`exists (
  select from ${entries}
   where (e.kind, e.value) in (('sha256', encode(sha256(convert_to(${email}, 'UTF8')), 'hex')),
                               ('md5', md5(${email})), ('domain', split_part(${email}, '@', 2))))`,
  );
  return sql<boolean>`(${sql.join(held, sql` or `)})`;
}

const MEMBER_VALUES = [
  ['sha256', sql`encode(m.email_hash, 'hex')`],
  ['md5', sql`md5(m.email)`],
  ['domain', sql`split_part(m.email, '@', 2)`],
] as const;

/**
 * The members `m` of a version that may be mailed now. One anti-join per table and kind of entry: PostgreSQL would
 * evaluate an OR over them member by member, which takes half a minute for a million members.
 */
export function mailable(versionId: number, accountId: number, advertiserId: number): RawBuilder<boolean> {
  const sender = { accountId: sql`${accountId}::int`, advertiserId: sql`${advertiserId}::int` };
  const absent = entriesInForce(sender).flatMap((entries) =>
    MEMBER_VALUES.map(
      ([kind, value]) => sql<boolean>`not exists (
        select from ${entries} where e.kind = ${sql.lit(kind)} and e.value = ${value})`,
    ),
  );
  return sql<boolean>`m.version_id = ${versionId} and not m.is_suppressed and ${sql.join(absent, sql` and `)}`;
}

const ADDRESS_VALUES = [
  ['sha256', sql`encode(sha256(convert_to(m.email, 'UTF8')), 'hex')`],
  ['md5', sql`md5(m.email)`],
  ['domain', sql`split_part(m.email, '@', 2)`],
] as const;

/**
 * Selects the addresses `m.email` of a source that a list of the house or the account holds now. One join per table and
 * kind of entry, so that PostgreSQL can hash each. Lists of single advertisers are left out: they are matched per product.
 */
export function suppressedIn(source: RawBuilder<unknown>, accountId: number): RawBuilder<{ email: string }> {
  const parts = entriesInForce({ accountId: sql`${accountId}::int`, advertiserId: null }).flatMap((entries) =>
    ADDRESS_VALUES.map(
      ([kind, value]) => sql`
      select m.email from ${source} join (${entries}) on e.kind = ${sql.lit(kind)} and e.value = ${value}`,
    ),
  );
  return sql`${sql.join(parts, sql` union `)}`;
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
