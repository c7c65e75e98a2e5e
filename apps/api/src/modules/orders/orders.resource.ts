import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import { instant, int, json, oneOf, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { joinAccount, joinAdvertiser, personJson, type Person } from '../accounts/accounts.reads.ts';

const ROW = {
  id: int,
  account_id: int,
  account_name: text,
  advertiser_id: int,
  advertiser_name: text,
  name: text,
  po_number: orNull(text),
  notes: orNull(text),
  owner: orNull(json<Person>()),
  status: oneOf<ProductStatus>(),
  submitted_at: orNull(instant),
  submitted_by: orNull(json<Person>()),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type OrderRow = RowOf<typeof ROW>;

export const orders: Resource<OrderRow> = {
  row: ROW,
  from: sql`orders o
    ${joinAccount('o.account_id')}
    ${joinAdvertiser('o.account_id', 'o.advertiser_id')}`,
  columns: sql`o.id, o.account_id, ac.name as account_name, o.advertiser_id, ad.advertiser_name, o.name, o.po_number, o.notes,
    o.status, o.submitted_at, o.created_at, o.updated_at, o.version,
    ${personJson('o.owner_id')} as owner, ${personJson('o.submitted_by')} as submitted_by`,
  id: sql.ref('o.id'),
  fields: {
    id: { sql: sql.ref('o.id'), type: 'integer' },
    name: { sql: sql`lower(o.name) collate "C"`, type: 'text' },
    status: { sql: sql.ref('o.status'), type: 'text' },
    account_id: { sql: sql.ref('o.account_id'), type: 'integer' },
    account_name: { sql: sql`lower(ac.name) collate "C"`, type: 'text' },
    advertiser_id: { sql: sql.ref('o.advertiser_id'), type: 'integer' },
    advertiser_name: { sql: sql`lower(ad.advertiser_name) collate "C"`, type: 'text' },
    created_at: { sql: sql.ref('o.created_at'), type: 'timestamp' },
    updated_at: { sql: sql.ref('o.updated_at'), type: 'timestamp' },
  },
  search: { name: (_tx, words) => sql<boolean>`o.id in (select search_orders(${words}))` },
  scope: (tx) => inScope(tx, sql.ref('o.account_id')),
  account: sql.ref('o.account_id'),
};
