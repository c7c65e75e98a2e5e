import { sql } from 'kysely';
import { bigint, bool, instant, int, json, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import { leftJoinFile } from '../../../platform/files/files.reads.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { leftJoinAccount, leftJoinAdvertiser } from '../../accounts/accounts.reads.ts';

const SUPPRESSION_ROW = {
  id: int,
  account_id: orNull(int),
  account_name: orNull(text),
  advertiser_id: orNull(int),
  advertiser_name: orNull(text),
  name: text,
  is_builtin: bool,
  is_active: bool,
  entry_count: bigint,
  skipped_count: bigint,
  skipped_lines: json<number[]>(),
  useless_count: bigint,
  useless_entries: json<string[]>(),
  file_name: orNull(text),
  file_size: orNull(bigint),
  file_sha256: orNull(text),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type SuppressionRow = RowOf<typeof SUPPRESSION_ROW>;

/** The lists of the accounts and of the house in one table: their ids come from one sequence. */
const LISTS = sql`(
  select id, account_id, advertiser_id, name, is_builtin or filled_with is not null as is_builtin, is_active, file_id, entry_count, skipped_count, skipped_lines,
         created_at, updated_at, version
    from suppression_list
  union all
  select id, null::int, null::int, name, false, is_active, file_id, entry_count, skipped_count, skipped_lines,
         created_at, updated_at, version
    from house_suppression_list)`;

const IS_USELESS = sql`e.list_id = s.id and e.kind = 'domain' and not is_mail_domain(e.value)`;

/** Domains on the list that no address can have. An index of each table holds just these. */
const USELESS = sql`(
  select e.value from suppression_entry e where ${IS_USELESS}
  union all
  select e.value from house_suppression_entry e where ${IS_USELESS}) u`;

/** Lists of the whole house belong to no account: they apply to all accounts, but only Super Admin sees them. */
export const suppressions: Resource<SuppressionRow> = {
  row: SUPPRESSION_ROW,
  from: sql`${LISTS} s
    ${leftJoinAccount('s.account_id')}
    ${leftJoinAdvertiser('s.account_id', 's.advertiser_id')}
    ${leftJoinFile('f', sql.ref('s.file_id'))}`,
  columns: sql`s.id, s.account_id, ac.name as account_name, s.advertiser_id, ad.advertiser_name, s.name, s.is_builtin, s.is_active, s.entry_count, s.skipped_count, s.skipped_lines,
    (select count(*) from ${USELESS}) as useless_count,
    (select coalesce(jsonb_agg(u.value), '[]') from (select u.value from ${USELESS} order by u.value limit 20) u) as useless_entries,
    f.name as file_name, f.size as file_size, f.sha256 as file_sha256, s.created_at, s.updated_at, s.version`,
  id: sql.ref('s.id'),
  fields: {
    id: { sql: sql.ref('s.id'), type: 'integer' },
    name: { sql: sql`lower(s.name) collate "C"`, type: 'text' },
    entry_count: { sql: sql.ref('s.entry_count'), type: 'integer' },
    updated_at: { sql: sql.ref('s.updated_at'), type: 'timestamp' },
    account_id: { sql: sql.ref('s.account_id'), type: 'integer' },
    advertiser_id: { sql: sql.ref('s.advertiser_id'), type: 'integer' },
    scope: {
      sql: sql`case when s.account_id is null then 'house' when s.advertiser_id is null then 'account' else 'advertiser' end`,
      type: 'text',
    },
  },
  scope: (tx) => inScope(tx, sql.ref('s.account_id')),
  account: sql.ref('s.account_id'),
};
