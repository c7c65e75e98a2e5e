import { sql } from 'kysely';
import { accountsArray, inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import type { Named } from './users.resource.ts';

interface StoredFileRow {
  name: string;
  size: number;
  sha256: string;
}

export interface AdvertiserRow {
  id: number;
  account_id: number;
  advertiser_name: string;
  vertical: Named;
  website: string | null;
  domain: string | null;
  banner_file_id: number | null;
  test_seeds: StoredFileRow | null;
  live_seeds: StoredFileRow | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

function file(column: string) {
  return sql`(select jsonb_build_object('name', f.name, 'size', f.size, 'sha256', f.sha256) from file f where f.account_id = d.account_id and f.id = d.${sql.raw(column)})`;
}

export const advertisers: Resource<AdvertiserRow> = {
  from: sql`advertiser d join vertical v on v.id = d.vertical_id`,
  columns: sql`d.id, d.account_id, d.advertiser_name, jsonb_build_object('id', v.id, 'name', v.name) as vertical, d.website, d.domain, d.banner_file_id,
    ${file('test_seed_file_id')} as test_seeds, ${file('live_seed_file_id')} as live_seeds, d.created_at, d.updated_at, d.version`,
  id: sql.ref('d.id'),
  fields: {
    id: { sql: sql.ref('d.id'), type: 'integer' },
    advertiser_name: { sql: sql`lower(d.advertiser_name) collate "C"`, type: 'text' },
    vertical: { sql: sql`lower(v.name) collate "C"`, type: 'text' },
    created_at: { sql: sql.ref('d.created_at'), type: 'timestamp' },
    account_id: { sql: sql.ref('d.account_id'), type: 'integer' },
    vertical_id: { sql: sql.ref('d.vertical_id'), type: 'integer' },
  },
  search: {
    advertiser_name: (tx, text) => sql<boolean>`d.id in (select search_advertiser(${accountsArray(tx)}, ${text}))`,
  },
  scope: (tx) => inScope(tx, sql.ref('d.account_id')),
};
