import { sql } from 'kysely';
import { bigint, instant, int, json, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import { fileJson, type StoredFile } from '../../../platform/files/files.reads.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { textSearch } from '../../../platform/list/textSearch.reads.ts';
import type { Named } from '../users/users.resource.ts';

const ADVERTISER = {
  id: int,
  account_id: int,
  advertiser_name: text,
  vertical: json<Named>(),
  website: orNull(text),
  domain: orNull(text),
  banner_file_id: orNull(bigint),
  test_seeds: orNull(json<StoredFile>()),
  live_seeds: orNull(json<StoredFile>()),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type AdvertiserRow = RowOf<typeof ADVERTISER>;

export const advertisers: Resource<AdvertiserRow> = {
  row: ADVERTISER,
  from: sql`advertiser d join vertical v on v.id = d.vertical_id`,
  columns: sql`d.id, d.account_id, d.advertiser_name, jsonb_build_object('id', v.id, 'name', v.name) as vertical, d.website, d.domain, d.banner_file_id,
    ${fileJson(sql.ref('d.test_seed_file_id'))} as test_seeds, ${fileJson(sql.ref('d.live_seed_file_id'))} as live_seeds, d.created_at, d.updated_at, d.version`,
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
    advertiser_name: textSearch(
      sql`lower(d.advertiser_name)`,
      (text) => sql<boolean>`d.id in (select search_advertiser(${text}))`,
    ),
  },
  scope: (tx) => inScope(tx, sql.ref('d.account_id')),
};
