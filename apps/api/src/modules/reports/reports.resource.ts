import { REPORTED_STATUSES } from '@mailroom/domain/statuses/productGroups';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import { bigint, instant, int, json, oneOf, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { responsesOf, shareOf, type Responses } from '../launches/launches.reads.ts';
import { products } from '../orders/orders.reads.ts';

const ROW = {
  product_id: int,
  product_name: text,
  account_id: int,
  account_name: text,
  advertiser_id: int,
  advertiser_name: text,
  product_start_date: orNull(instant),
  product_status: oneOf<ProductStatus>(),
  time_zone: text,
  volume_ordered: orNull(bigint),
  volume_delivered: bigint,
  responses: json<Responses>(),
};

export type ReportRow = RowOf<typeof ROW>;

const { from, id, search, scope, fields } = products;
const FIELDS = [
  'product_id',
  'product_name',
  'account_name',
  'advertiser_name',
  'product_start_date',
  'product_status',
  'volume_ordered',
  'account_id',
  'advertiser_id',
  'order_id',
  'product_type',
  'starts_before',
];

/** The products that have a report. */
export const reports: Resource<ReportRow> = {
  row: ROW,
  from,
  columns: sql`p.id as product_id, p.name as product_name, p.account_id, ac.name as account_name, p.advertiser_id, ad.advertiser_name,
    p.starts_at as product_start_date, p.status as product_status, ac.time_zone, p.volume_ordered, p.volume_delivered,
    ${responsesOf('p.id')} as responses`,
  id,
  fields: {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.includes(name))),
    volume_delivered: { sql: sql.ref('p.volume_delivered'), type: 'integer' },
    has_delivered: { sql: sql`(p.volume_delivered > 0)`, type: 'boolean' },
    open_rate: { sql: shareOf('unique_opens', 'p.id', 'p.volume_delivered'), type: 'integer' },
    click_rate: { sql: shareOf('unique_clicks', 'p.id', 'p.volume_delivered'), type: 'integer' },
  },
  ...(search && { search }),
  scope: (tx) => sql<boolean>`${scope(tx)} and p.status = any(${sql.val([...REPORTED_STATUSES])}::text[])`,
};
