import { sql } from 'kysely';
import { accountsArray, inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { joinAccount, joinAdvertiser } from '../../accounts/accounts.reads.ts';
import type { ProductState } from './productRow.ts';

export type ProductRow = ProductState & {
  order_name: string;
  account_name: string;
  advertiser_name: string;
  time_zone: string;
  created_at: Date;
  updated_at: Date;
};

export const products: Resource<ProductRow> = {
  from: sql`product p
    join orders o on o.account_id = p.account_id and o.id = p.order_id
    ${joinAccount('p.account_id')}
    ${joinAdvertiser('p.account_id', 'p.advertiser_id')}`,
  columns: sql`p.*, o.name as order_name, ac.name as account_name, ad.advertiser_name, ac.time_zone`,
  id: sql.ref('p.id'),
  fields: {
    product_id: { sql: sql.ref('p.id'), type: 'integer' },
    product_name: { sql: sql`lower(p.name) collate "C"`, type: 'text' },
    order_name: { sql: sql`lower(o.name) collate "C"`, type: 'text' },
    account_name: { sql: sql`lower(ac.name) collate "C"`, type: 'text' },
    advertiser_name: { sql: sql`lower(ad.advertiser_name) collate "C"`, type: 'text' },
    product_start_date: { sql: sql.ref('p.starts_at'), type: 'timestamp' },
    product_end_date: { sql: sql.ref('p.ends_at'), type: 'timestamp' },
    product_status: { sql: sql.ref('p.status'), type: 'text' },
    product_type: { sql: sql.ref('p.type'), type: 'text' },
    volume_ordered: { sql: sql.ref('p.volume_ordered'), type: 'integer' },
    deliverable: { sql: sql.ref('p.deliverable'), type: 'integer' },
    account_id: { sql: sql.ref('p.account_id'), type: 'integer' },
    advertiser_id: { sql: sql.ref('p.advertiser_id'), type: 'integer' },
    order_id: { sql: sql.ref('p.order_id'), type: 'integer' },
    audience_id: { sql: sql.ref('p.audience_id'), type: 'integer' },
    creative_id: { sql: sql.ref('p.creative_id'), type: 'integer' },
  },
  search: {
    product_name: (tx, text) => sql<boolean>`p.id in (select search_product(${accountsArray(tx)}, ${text}))`,
    order_name: (tx, text) => sql<boolean>`p.order_id in (select search_orders(${accountsArray(tx)}, ${text}))`,
  },
  scope: (tx) => inScope(tx, sql.ref('p.account_id')),
  account: sql.ref('p.account_id'),
};
