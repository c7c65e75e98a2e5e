import { sql } from 'kysely';
import { bigint, date, int, oneOf, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';

export const RESPONSE_DAY = {
  id: bigint,
  product_id: int,
  day: date,
  source: oneOf<'tracking' | 'upload'>(),
  delivered: bigint,
  bounced: bigint,
  opens: bigint,
  unique_opens: bigint,
  clicks: bigint,
  unique_clicks: bigint,
  unsubscribes: bigint,
  complaints: bigint,
};

export type ResponseDay = RowOf<typeof RESPONSE_DAY>;

export const productResponses: Resource<ResponseDay> = {
  row: RESPONSE_DAY,
  from: sql`product_response r`,
  columns: sql`r.id, r.product_id, r.day, r.source, r.delivered, r.bounced, r.opens, r.unique_opens, r.clicks,
    r.unique_clicks, r.unsubscribes, r.complaints`,
  id: sql.ref('r.id'),
  fields: {
    day: { sql: sql.ref('r.day'), type: 'date' },
    product_id: { sql: sql.ref('r.product_id'), type: 'integer' },
    source: { sql: sql.ref('r.source'), type: 'text' },
  },
  scope: (tx) => inScope(tx, sql.ref('r.account_id')),
};
