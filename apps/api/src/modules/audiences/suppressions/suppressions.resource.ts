import { sql } from 'kysely';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';

export interface SuppressionRow {
  id: number;
  account_id: number | null;
  account_name: string | null;
  advertiser_id: number | null;
  advertiser_name: string | null;
  name: string;
  is_builtin: boolean;
  is_active: boolean;
  entry_count: number;
  skipped_count: number;
  skipped_lines: number[];
  file_name: string | null;
  file_size: number | null;
  file_sha256: string | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** Lists of the whole house belong to no account: they apply to all accounts, but only Super Admin sees them. */
export const suppressions: Resource<SuppressionRow> = {
  from: sql`suppression_list s
    left join account a on a.id = s.account_id
    left join advertiser ad on ad.account_id = s.account_id and ad.id = s.advertiser_id
    left join file f on f.id = s.file_id`,
  columns: sql`s.id, s.account_id, a.name as account_name, s.advertiser_id, ad.advertiser_name, s.name, s.is_builtin, s.is_active, s.entry_count, s.skipped_count, s.skipped_lines,
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
};
